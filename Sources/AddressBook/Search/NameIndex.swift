/// People by every name that a search may begin with, kept sorted while people change.
///
/// A slot is a person's ID, or a negative number for a person that has none yet.
struct NameIndex {
  struct Entry: Comparable {
    let key: SortKey
    let slot: Int32

    static func < (left: Entry, right: Entry) -> Bool {
      let order = left.key.order(to: right.key)
      return order == 0 ? left.slot < right.slot : order < 0
    }
  }

  /// Each person once, in the order of a list by first name.
  private(set) var byFirstName: SortedChunks<Entry>
  /// Each person once, in the order of a list by last name.
  private(set) var byLastName: SortedChunks<Entry>
  /// Names that decide no place in a list, such as the organization of a human.
  private var others: SortedChunks<Entry>

  init(_ people: some Sequence<StoredPerson>) {
    var entries: ([Entry], [Entry], [Entry]) = ([], [], [])
    for row in people {
      let keys = NameKeys(of: row.person)
      entries.0.append(Entry(key: keys.byFirstName, slot: row.id.rawValue))
      entries.1.append(Entry(key: keys.byLastName, slot: row.id.rawValue))
      for key in keys.others { entries.2.append(Entry(key: key, slot: row.id.rawValue)) }
    }
    byFirstName = SortedChunks(sorting: entries.0)
    byLastName = SortedChunks(sorting: entries.1)
    others = SortedChunks(sorting: entries.2)
  }

  func list(by ordering: SortOrdering) -> SortedChunks<Entry> {
    switch ordering {
    case .byFirstName: byFirstName
    case .byLastName: byLastName
    }
  }

  /// Indexes a person by other names; nil for a person who was not there or is not there any more.
  mutating func update(_ slot: Int32, from old: Person?, to new: Person?) {
    let old = old.map { NameKeys(of: $0) }
    let new = new.map { NameKeys(of: $0) }
    guard old != new else { return }
    if let old {
      byFirstName.remove(Entry(key: old.byFirstName, slot: slot))
      byLastName.remove(Entry(key: old.byLastName, slot: slot))
      for key in old.others { others.remove(Entry(key: key, slot: slot)) }
    }
    if let new {
      byFirstName.insert(Entry(key: new.byFirstName, slot: slot))
      byLastName.insert(Entry(key: new.byLastName, slot: slot))
      for key in new.others { others.insert(Entry(key: key, slot: slot)) }
    }
  }

  /// The first `limit` people one of whose names begins with `prefix`, in the order of these names.
  func slots(named prefix: String, limit: Int) -> [Int32] {
    let prefix = SortKey(prefix: prefix)
    var runs = [byFirstName, byLastName, others].map { Run($0, from: prefix) }
    var found: [Int32] = []
    var seen: Set<Int32> = []
    while found.count < limit, let next = runs.indices.min(by: { runs[$0].isBefore(runs[$1]) }),
      let entry = runs[next].head
    {
      if seen.insert(entry.slot).inserted { found.append(entry.slot) }
      runs[next].advance()
    }
    return found
  }

  /// The entries of one list that begin with a prefix, read one by one.
  private struct Run {
    private let list: SortedChunks<Entry>
    private let prefix: SortKey
    private var position: Int
    private(set) var head: Entry?

    init(_ list: SortedChunks<Entry>, from prefix: SortKey) {
      self.list = list
      self.prefix = prefix
      position = list.firstPosition { $0.key >= prefix }
      read()
    }

    mutating func advance() {
      position += 1
      read()
    }

    func isBefore(_ other: Run) -> Bool {
      guard let head else { return false }
      return other.head.map { head < $0 } ?? true
    }

    private mutating func read() {
      head = position < list.count ? list[position] : nil
      if let entry = head, !entry.key.hasPrefix(prefix) { head = nil }
    }
  }
}

/// The names of one person as an index files them.
struct NameKeys: Equatable {
  /// The place in a list by first name.
  let byFirstName: SortKey
  /// The place in a list by last name.
  let byLastName: SortKey
  /// Names that a search may begin with and that decide no place.
  let others: [SortKey]

  init(of person: Person) {
    let byFirst = SortKey(of: person, by: .byFirstName)
    let byLast = SortKey(of: person, by: .byLastName)
    var others: [SortKey] = []
    for name in NameKeys.searchedNames(of: person) {
      let key = SortKey(prefix: name)
      if key != byFirst, key != byLast, !others.contains(key) { others.append(key) }
    }
    (byFirstName, byLastName, self.others) = (byFirst, byLast, others)
  }

  /// The names that are searched though the sorted lists may lack them (R-AB-53).
  private static func searchedNames(of person: Person) -> [String] {
    var names: [String] = []
    if let organization = person.present(.organization) {
      names.append(organization)
      if person.kind == .organization {
        for order in [SortOrdering.byFirstName, .byLastName] {
          names.append(SortKey.personalName(of: person, by: order))
        }
      }
    }
    if person.present(.prefix) != nil, let name = person.compositeName() { names.append(name) }
    return names.filter { !$0.isEmpty }
  }
}
