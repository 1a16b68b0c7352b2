/// What a working copy asks its database to do in one save: all of it or nothing.
///
/// Each edit carries what the working copy had read, so that the database merges by property.
public struct ChangeSet: Sendable {
  /// A person that is to be made.
  public struct Addition: Sendable {
    /// The content.
    public var person: Person
    /// The UID that it came with, as from a vCard, or a new one.
    public var uid: String
    /// Whether a save of it was tried before; it may have been stored though it seemed to fail.
    public var isRetry: Bool
    /// The card that it came from; nil for one that was typed.
    public var card: VCard?
    /// The account to hold it.
    public var source: Source.ID
  }

  /// A stored person with other content.
  public struct Edit: Sendable {
    /// The row as the working copy had read it.
    public var before: StoredPerson
    /// The content that the user wants.
    public var after: Person
    /// The link that the user wants.
    public var link: String?
  }

  /// A member of a group, stored before or added in the same save.
  public enum Member: Hashable, Sendable {
    /// A person that has an ID.
    case stored(RecordID)
    /// The person at this index of ``ChangeSet/additions``.
    case addition(Int)
  }

  /// A group that is to be made.
  public struct GroupAddition: Sendable {
    /// A new UID.
    public var uid: String
    /// Whether a save of it was tried before.
    public var isRetry: Bool
    /// Its name.
    public var name: String
    /// Its people.
    public var members: [Member]
  }

  /// A stored group with another name or other members.
  public struct GroupEdit: Sendable {
    /// The row as the working copy had read it.
    public var before: StoredGroup
    /// The name that the user wants.
    public var name: String
    /// People to take in.
    public var joining: [Member]
    /// People to let go.
    public var leaving: [RecordID]
  }

  /// People to make, in order.
  public var additions: [Addition] = []
  /// People to change.
  public var edits: [Edit] = []
  /// People to remove, as they were read.
  public var removals: [StoredPerson] = []
  /// Groups to make, in order.
  public var groupAdditions: [GroupAddition] = []
  /// Groups to change.
  public var groupEdits: [GroupEdit] = []
  /// Groups to remove.
  public var groupRemovals: [RecordID] = []

  /// A change set that does nothing yet.
  public init() {}

  /// Whether there is nothing to do.
  public var isEmpty: Bool {
    additions.isEmpty && edits.isEmpty && removals.isEmpty && groupAdditions.isEmpty
      && groupEdits.isEmpty && groupRemovals.isEmpty
  }
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
