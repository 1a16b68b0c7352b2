/// The rows of a database and the IDs that their UIDs lead to: what every ``ContactDatabase`` holds in memory.
///
/// A save has two steps: ``plan(_:)`` works out what a change set comes to and changes nothing; once that is
/// durable, ``apply(_:)`` takes it up.
public struct DatabaseContents {
  /// All people and groups.
  public internal(set) var state: BookState
  var directory = IDDirectory()
  private let stamps: Stamps

  /// Contents of rows that were stored before, each with its ID and UID; of none for a new database.
  public init(
    stamps: Stamps, sources: [Source] = [.local], people: [StoredPerson] = [],
    groups: [StoredGroup] = []
  ) {
    self.stamps = stamps
    state = BookState(sources: sources)
    var rows = Commit(revision: 0)
    (rows.people, rows.groups) = (people, groups)
    apply(rows)
  }

  /// A UID that was never given before.
  public func newUID() -> String { stamps.newUID() }

  /// A person's ID by the UID that it has or has had; nil for an unknown one. A UID leads nowhere once its person
  /// is removed.
  public func id(ofUID uid: String) -> RecordID? {
    directory.person(uid).flatMap { state.person($0)?.id }
  }

  /// What a change set comes to: its rows, merged with those that are stored, and the report for the user.
  public func plan(_ changes: ChangeSet) -> Commit {
    Merge.commit(changes, into: state, directory, stamps)
  }

  /// What giving a person another UID comes to; nothing for an unknown UID or one that is taken.
  public func plan(replacing uid: String, with settled: String) -> Commit {
    var commit = Commit(revision: state.revision + 1)
    if let settled = settled.normalizedUID, id(ofUID: settled) == nil,
      var row = id(ofUID: uid).flatMap({ state.person($0) })
    {
      row.uid = settled
      commit.people = [row]
    }
    return commit
  }

  /// Takes up a commit that was planned on these contents.
  public mutating func apply(_ commit: Commit) {
    state.apply(commit)
    for row in commit.people { directory.note(person: row.uid, row.id) }
    for row in commit.groups { directory.note(group: row.uid, row.id) }
  }
}

/// Which ID each UID leads to, and the highest IDs that were ever given: no ID is given twice (R-AB-15).
///
/// For people a UID with and without `urn:uuid:` is the same, as it is for the members of groups in cards.
struct IDDirectory {
  private(set) var people: [ExactText: RecordID] = [:]
  private(set) var groups: [ExactText: RecordID] = [:]
  private(set) var lastPerson: Int32 = 0
  private(set) var lastGroup: Int32 = 0

  /// Reserves capacity for so many people.
  mutating func reserve(_ count: Int) { people.reserveCapacity(count) }

  func person(_ uid: String) -> RecordID? { people[IDDirectory.key(uid)] }

  func group(_ uid: String) -> RecordID? { groups[ExactText(uid)] }

  mutating func note(person uid: String, _ id: RecordID) {
    people[IDDirectory.key(uid)] = id
    lastPerson = max(lastPerson, id.rawValue)
  }

  mutating func note(group uid: String, _ id: RecordID) {
    groups[ExactText(uid)] = id
    lastGroup = max(lastGroup, id.rawValue)
  }

  /// Makes sure that no ID up to these is given any more.
  mutating func raise(lastPerson: Int32, lastGroup: Int32) {
    self.lastPerson = max(self.lastPerson, lastPerson)
    self.lastGroup = max(self.lastGroup, lastGroup)
  }

  /// The same with only some of the UIDs.
  func filtered(
    people isKept: (ExactText, RecordID) -> Bool, groups isKeptGroup: (ExactText, RecordID) -> Bool
  ) -> IDDirectory {
    var kept = self
    kept.people = people.filter { isKept($0.key, $0.value) }
    kept.groups = groups.filter { isKeptGroup($0.key, $0.value) }
    return kept
  }

  /// The key of a person's UID. Most begin with no `u`.
  static func key(_ uid: String) -> ExactText {
    ExactText(uid.utf8.first.map { $0 | 0x20 } == UInt8(ascii: "u") ? CardGroup.bareUID(uid) : uid)
  }
}
