/// All people and groups at one moment. A value: copies are cheap and share what did not change.
public struct BookState {
  /// Counts commits; equal revisions of one database are equal states.
  public internal(set) var revision = 0
  /// The accounts; the first is the default (R-AB-60).
  public internal(set) var sources: [Source]
  var people = Table<StoredPerson>()
  var groups = Table<StoredGroup>()
  /// The linked people by their link.
  private(set) var links: [String: Set<RecordID>] = [:]
  /// Kept up once it was asked for.
  private(set) var names: NameIndex?

  /// An empty book.
  public init(sources: [Source] = [.local]) { self.sources = sources }

  /// The account that holds what was not said to belong elsewhere.
  public var defaultSource: Source.ID { sources.first?.id ?? Source.local.id }

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

  /// Writes a commit's rows. A removed person leaves every group (R-AB-59).
  ///
  /// The revision stays for a reader that takes up its own commit but not those before it.
  mutating func apply(_ commit: Commit, keepingRevision: Bool = false) {
    for rows in [commit.people, commit.unchangedPeople] {
      for row in rows { put(row) }
    }
    for rows in [commit.groups, commit.unchangedGroups] {
      for row in rows { groups[row.id] = row }
    }
    for id in commit.removedGroups { groups[id] = nil }
    for id in commit.removedPeople { remove(id) }
    if !keepingRevision { revision = commit.revision }
  }

  mutating func put(_ row: StoredPerson) { write(row.id, row) }

  mutating func indexNames() {
    if names == nil { names = NameIndex(people.rows) }
  }

  private mutating func write(_ id: RecordID, _ row: StoredPerson?) {
    let old = people.replace(id, with: row)
    names?.update(id.rawValue, from: old?.person, to: row?.person)
    guard old?.link != row?.link else { return }
    if let link = old?.link {
      links[link]?.remove(id)
      if links[link]?.isEmpty == true { links[link] = nil }
    }
    if let link = row?.link { links[link, default: []].insert(id) }
  }

  private mutating func remove(_ id: RecordID) {
    write(id, nil)
    for group in groups.rows where group.members.contains(id) {
      groups[group.id]?.members.remove(id)
    }
  }
}
