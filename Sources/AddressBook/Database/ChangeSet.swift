/// What a working copy asks its database to do in one save: all of it or nothing.
///
/// Each edit carries what the working copy had read, so that ``DatabaseContents/plan(_:)`` merges by property.
public struct ChangeSet: Sendable {
  struct Addition {
    var person: Person
    /// The UID that it came with, as from a vCard, or a new one.
    var uid: String
    /// Whether a save of it was tried before; it may have been stored though it seemed to fail.
    var isRetry: Bool
    /// The card that it came from; nil for one that was typed.
    var card: VCard?
    var source: Source.ID
  }

  struct Edit {
    /// The row as the working copy had read it.
    var before: StoredPerson
    var after: Person
    var link: String?
  }

  /// A member of a group, stored before or added in the same save.
  enum Member: Hashable {
    case stored(RecordID)
    /// The person at this index of the additions.
    case addition(Int)
  }

  struct GroupAddition {
    var uid: String
    var isRetry: Bool
    var name: String
    var members: [Member]
  }

  struct GroupEdit {
    /// The row as the working copy had read it.
    var before: StoredGroup
    var name: String
    var joining: [Member]
    var leaving: [RecordID]
  }

  var additions: [Addition] = []
  var edits: [Edit] = []
  /// People to remove, as they were read.
  var removals: [StoredPerson] = []
  var groupAdditions: [GroupAddition] = []
  var groupEdits: [GroupEdit] = []
  var groupRemovals: [RecordID] = []
}

/// The rows that a change set comes to once it is merged with what is stored.
///
/// ``DatabaseContents/plan(_:)`` makes it; a database writes ``people``, ``groups`` and the removals.
public struct Commit: Sendable {
  /// The revision of the state that the rows lead to.
  public let revision: Int
  /// People as they are from now on, those that were added first and in their order.
  public var people: [StoredPerson] = []
  /// The cards that added people came from.
  public var importedCards: [RecordID: VCard] = [:]
  /// People whose edits came to what was stored already.
  public var unchangedPeople: [StoredPerson] = []
  /// Groups as they are from now on, those that were added first and in their order.
  public var groups: [StoredGroup] = []
  /// Groups whose edits came to what was stored already.
  public var unchangedGroups: [StoredGroup] = []
  /// People that are removed, some of them by an earlier save.
  public var removedPeople: [RecordID] = []
  /// Groups that are removed, some of them by an earlier save.
  public var removedGroups: [RecordID] = []
  /// What the user is told.
  public var report = SaveReport()

  /// A commit of nothing.
  public init(revision: Int) { self.revision = revision }
}
