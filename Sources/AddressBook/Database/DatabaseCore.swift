/// The machine inside every database: state and IDs, without any durability.
///
/// `plan` answers what a change set comes to and changes nothing; `apply` writes it.
struct DatabaseCore {
  private(set) var state: BookState
  var directory: IDDirectory
  private let stamps: Stamps

  init(stamps: Stamps, state: BookState, directory: IDDirectory = IDDirectory()) {
    self.stamps = stamps
    self.state = state
    self.directory = directory
  }

  func newUID() -> String { stamps.newUID() }

  func plan(_ changes: ChangeSet) -> Commit {
    Merge.commit(changes, into: state, directory, stamps)
  }

  /// What giving a person another UID comes to; nil for an unknown UID or one that is taken.
  func plan(replacing uid: String, with settled: String) -> Commit? {
    guard id(ofUID: settled) == nil, let id = id(ofUID: uid), var row = state.person(id) else {
      return nil
    }
    row.uid = settled
    var commit = Commit(revision: state.revision + 1)
    commit.people = [row]
    return commit
  }

  mutating func apply(_ commit: Commit) {
    state.apply(commit)
    directory.note(commit)
  }

  /// Writes a row that a file holds and the directory knows.
  mutating func put(_ row: StoredPerson) { state.put(row) }

  /// Writes a row that a file holds and the directory knows.
  mutating func put(_ row: StoredGroup) { state.groups[row.id] = row }

  /// Counts on from the revision of a state that this one replaces.
  mutating func follow(_ revision: Int) { state.revision = revision + 1 }

  mutating func indexedState() -> BookState {
    state.indexNames()
    return state
  }

  /// A UID keeps leading to a person that was given another one, but not beyond the person's end.
  func id(ofUID uid: String) -> RecordID? {
    directory.people[uid].flatMap { state.person($0)?.id }
  }
}
