/// The rows that a change set comes to once it is merged with what is stored.
public struct Commit: Sendable {
  /// The revision of the state that the rows lead to.
  public internal(set) var revision: Int
  /// People as they are from now on, those that were added first and in their order.
  public internal(set) var people: [StoredPerson] = []
  /// The cards that added people came from.
  public internal(set) var importedCards: [RecordID: VCard] = [:]
  /// People whose edits came to what was stored already.
  public internal(set) var unchangedPeople: [StoredPerson] = []
  /// Groups as they are from now on, those that were added first and in their order.
  public internal(set) var groups: [StoredGroup] = []
  /// Groups whose edits came to what was stored already.
  public internal(set) var unchangedGroups: [StoredGroup] = []
  /// People that are no more, some of them since before.
  public internal(set) var removedPeople: [RecordID] = []
  /// Groups that are no more, some of them since before.
  public internal(set) var removedGroups: [RecordID] = []
  /// What the user is told.
  public internal(set) var report = SaveReport()
}
