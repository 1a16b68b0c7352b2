extension UndoHistory {
  /// What to do where the known undo managers differ.
  ///
  /// The default of every switch is Apple's way, as far as it is known. Differences that no port
  /// needs are settled, not switched: an end without a group is an error, also where GCUndoManager
  /// ignores it (R-UN-5); a name that is missing is "", also where GNUstep returns nil (R-UN-23).
  public struct Policy: Hashable, Sendable {
    /// What becomes of a group that is closed with nothing in it (R-UN-6).
    public enum EmptyGroups: Hashable, Sendable {
      /// It stays, as a step that undoes nothing; Apple's way.
      case kept
      /// It is dropped; the way of GNUstep and GCUndoManager.
      case dropped
    }

    /// What becomes of a group that is closed inside another (R-UN-7).
    public enum NestedGroups: Hashable, Sendable {
      /// It stays a unit that ``UndoHistory/undoNestedGroup()`` can undo; Apple's way.
      case units
      /// Its actions become its parent's; GNUstep's way.
      case flattened
    }

    /// What ``UndoHistory/setActionName(_:)`` does while no group is open (R-UN-21).
    public enum UngroupedNames: Hashable, Sendable {
      /// Nothing, so that no finished step is renamed; the way of GNUstep and Cappuccino.
      case ignored
      /// It renames the newest step to undo; GCUndoManager's way.
      case renameNewestStep
    }

    /// The menu title while there is nothing to undo or redo (R-UN-24).
    public enum IdleTitles: Hashable, Sendable {
      /// "Undo", "Redo"; Apple's way up to the 2018 header.
      case bareVerb
      /// No title; Apple's newest text, and GNUstep's way.
      case absent
    }

    /// Kept unless set.
    public var emptyGroups = EmptyGroups.kept

    /// Units unless set.
    public var nestedGroups = NestedGroups.units

    /// Ignored unless set.
    public var ungroupedNames = UngroupedNames.ignored

    /// The bare verbs unless set.
    public var idleTitles = IdleTitles.bareVerb

    /// Apple's way in everything; change what your port does otherwise.
    public init() {}
  }
}
