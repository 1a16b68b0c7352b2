/// Which ID each UID stands for, and the highest IDs that were ever given: an ID never names another record
/// (R-AB-15).
struct IDDirectory {
  private(set) var people: [String: RecordID] = [:]
  private(set) var groups: [String: RecordID] = [:]
  private(set) var lastPerson: Int32 = 0
  private(set) var lastGroup: Int32 = 0

  /// Makes room for so many people at once.
  mutating func reserve(_ count: Int) { people.reserveCapacity(count) }

  mutating func note(person uid: String, _ id: RecordID) {
    people[uid] = id
    lastPerson = max(lastPerson, id.rawValue)
  }

  mutating func note(group uid: String, _ id: RecordID) {
    groups[uid] = id
    lastGroup = max(lastGroup, id.rawValue)
  }

  /// Makes sure that no ID up to these is given any more.
  mutating func raise(lastPerson: Int32, lastGroup: Int32) {
    self.lastPerson = max(self.lastPerson, lastPerson)
    self.lastGroup = max(self.lastGroup, lastGroup)
  }

  mutating func note(_ commit: Commit) {
    for row in commit.people { note(person: row.uid, row.id) }
    for row in commit.groups { note(group: row.uid, row.id) }
  }

  /// The same with only some of the UIDs.
  func filtered(
    people isKept: (String, RecordID) -> Bool, groups isKeptGroup: (String, RecordID) -> Bool
  ) -> IDDirectory {
    var kept = self
    kept.people = people.filter { isKept($0.key, $0.value) }
    kept.groups = groups.filter { isKeptGroup($0.key, $0.value) }
    return kept
  }
}
