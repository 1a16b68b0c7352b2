import AddressBook
import Testing

/// A database as an app outside this package writes one, over whatever keeps its rows.
private final class RowDatabase: ContactDatabase {
  private(set) var contents: DatabaseContents
  let feed = ChangeFeed()
  private(set) var rows: [RecordID: StoredPerson] = [:]

  init(people: [StoredPerson] = [], groups: [StoredGroup] = []) {
    contents = DatabaseContents(stamps: .counting(), people: people, groups: groups)
  }

  func commit(_ changes: ChangeSet, by author: AnyObject) throws(SaveError) -> Commit {
    let commit = contents.plan(changes)
    guard commit.people.count < 3 else { throw .notPermittedByStore }
    for row in commit.people { rows[row.id] = row }
    for id in commit.removedPeople { rows[id] = nil }
    contents.apply(commit)
    feed.announce(by: author)
    return commit
  }

  func refresh() throws(SaveError) {}
  func card(_ id: RecordID) -> VCard? { nil }

  func replaceUID(_ uid: String, with settled: String) throws(SaveError) {
    contents.apply(contents.plan(replacing: uid, with: settled))
    feed.announce(by: nil)
  }
}

@Suite struct AdoptionTests {
  @Test func `a database of one's own needs nothing but the public module`() throws {
    let ada = StoredPerson(id: RecordID(rawValue: 7), uid: "ada", person: .named("Ada"))
    let friends = StoredGroup(
      id: RecordID(rawValue: 2), uid: "friends", name: "Friends", members: [ada.id])
    let database = RowDatabase(people: [ada], groups: [friends])
    let (book, other) = (WorkingCopy(of: database), WorkingCopy(of: database))
    #expect(book.groups().first?.members.map(\.first) == ["Ada"])
    let ben = try book.store("Ben")[0]
    #expect(ben.id == RecordID(rawValue: 8), "no ID is given twice")
    #expect(other.people().count == 1)
    other.revert()
    try #require(other.person(ada.id)).set(.string("Augusta"), for: .firstName)
    try other.save()
    #expect(
      database.rows.values.compactMap { $0.person[text: .firstName] }.sorted() == [
        "Augusta", "Ben",
      ])
    try database.replaceUID("ada", with: "settled")
    #expect(database.id(ofUID: "ada") == ada.id && database.id(ofUID: "settled") == ada.id)
    for name in ["Carla", "Dan", "Eve"] { try other.add(PersonRecord(name)) }
    #expect(throws: SaveError.notPermittedByStore) { try other.save() }
    #expect(other.hasUnsavedChanges)
  }
}
