/// The machine inside every database: state, counters and UIDs, without any durability.
///
/// `plan` answers what a change set comes to and changes nothing; `apply` writes it.
struct DatabaseCore {
  private(set) var state: BookState
  private(set) var ids = IDCounters()
  private var uids: [String: RecordID] = [:]
  private let stamps: Stamps

  init(stamps: Stamps, sources: [Source]) {
    self.stamps = stamps
    state = BookState(sources: sources)
  }

  func plan(_ changes: ChangeSet) -> Commit {
    Merge.commit(changes, into: state, after: ids, now: stamps.now()) { [uids, stamps] wanted in
      if let wanted, uids[wanted] == nil { return wanted }
      return stamps.newUID()
    }
  }

  /// What giving a person another UID comes to; nil for an unknown UID or one that is taken.
  func plan(replacing uid: String, with settled: String) -> Commit? {
    guard uids[settled] == nil, let id = self.id(ofUID: uid), var row = state.person(id) else {
      return nil
    }
    row.uid = settled
    var commit = Commit(revision: state.revision + 1)
    commit.people = [row]
    return commit
  }

  mutating func apply(_ commit: Commit) {
    state.apply(commit)
    ids.count(commit)
    for row in commit.people { uids[row.uid] = row.id }
  }

  mutating func indexedState() -> BookState {
    state.indexNames()
    return state
  }

  /// A UID keeps leading to a person that was given another one, but not beyond the person's end.
  func id(ofUID uid: String) -> RecordID? {
    uids[uid].flatMap { state.person($0)?.id }
  }
}
