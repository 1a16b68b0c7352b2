/// All people and groups of an address book at one moment. A value: copies are cheap and share what did not change.
public struct BookState {
  /// Counts commits; equal revisions of one database are equal states.
  public internal(set) var revision = 0
  /// The accounts; the first is the default (R-AB-60).
  public let sources: [Source]
  private(set) var people = Table<StoredPerson>()
  private(set) var groups = Table<StoredGroup>()
  /// The linked people by their link.
  private(set) var links: [ExactText: Set<RecordID>] = [:]
  /// The groups that each person is in.
  private var memberships = Table<Set<RecordID>>()
  private var nameCache = NameCache()

  init(sources: [Source]) { self.sources = sources }

  /// The account that holds people who were added to none.
  var defaultSource: Source.ID { sources.first?.id ?? Source.local.id }

  /// How many people there are.
  public var personCount: Int { people.count }
  /// How many groups there are.
  public var groupCount: Int { groups.count }

  /// A person by ID; nil for an unknown one.
  public func person(_ id: RecordID) -> StoredPerson? { people[id] }
  /// A group by ID; nil for an unknown one.
  public func group(_ id: RecordID) -> StoredGroup? { groups[id] }

  /// The people in the order of their IDs.
  public var allPeople: some Sequence<StoredPerson> { people.rows }
  /// The groups in the order of their IDs.
  public var allGroups: some Sequence<StoredGroup> { groups.rows }

  /// The names, sorted. Made in O(n log n) when first asked for; from then on each commit keeps it up.
  var names: NameIndex {
    if let index = nameCache.index { return index }
    let index = NameIndex(people.rows)
    nameCache.index = index
    return index
  }

  /// Writes a commit's rows. A removed person leaves every group (R-AB-59).
  ///
  /// - Parameter keepingRevision: For a reader that takes up its own commit but not those before it.
  mutating func apply(_ commit: Commit, keepingRevision: Bool = false) {
    for row in commit.people { put(row) }
    for row in commit.unchangedPeople { put(row) }
    for row in commit.groups { put(row) }
    for row in commit.unchangedGroups { put(row) }
    for id in commit.removedGroups { write(group: id, nil) }
    for id in commit.removedPeople { remove(id) }
    if !keepingRevision { revision = commit.revision }
  }

  mutating func put(_ row: StoredPerson) { write(person: row.id, row) }

  mutating func put(_ row: StoredGroup) { write(group: row.id, row) }

  private mutating func remove(_ id: RecordID) {
    for group in memberships[id] ?? [] {
      guard var row = groups[group] else { continue }
      row.members.remove(id)
      groups[group] = row
    }
    memberships[id] = nil
    write(person: id, nil)
  }

  private mutating func write(person id: RecordID, _ row: StoredPerson?) {
    let old = people.replace(id, with: row)
    updateNames(id, from: old?.person, to: row?.person)
    guard !(old?.link).isExactly(row?.link) else { return }
    if let link = old?.link.map({ ExactText($0) }) {
      links[link]?.remove(id)
      if links[link]?.isEmpty == true { links[link] = nil }
    }
    if let link = row?.link { links[ExactText(link), default: []].insert(id) }
  }

  private mutating func updateNames(_ id: RecordID, from old: Person?, to new: Person?) {
    if !isKnownUniquelyReferenced(&nameCache) { nameCache = NameCache(nameCache.index) }
    nameCache.index?.update(id.rawValue, from: old, to: new)
  }

  private mutating func write(group id: RecordID, _ row: StoredGroup?) {
    let old = groups.replace(id, with: row)?.members ?? []
    let new = row?.members ?? []
    for person in old.subtracting(new) { memberships[person]?.remove(id) }
    for person in new.subtracting(old) {
      memberships.replace(person, with: (memberships[person] ?? []).union([id]))
    }
  }

  /// Shared by the copies of one state, so that the names are sorted once for all of them.
  private final class NameCache {
    var index: NameIndex?
    init(_ index: NameIndex? = nil) { self.index = index }
  }
}
