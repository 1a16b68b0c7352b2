import AddressBook
import Testing

/// Two working copies that save what they changed (R-AB-9).
@Suite struct MergeTests {
  @Test(arguments: Backing.allCases)
  func `saves to different properties of one person both last`(_ backing: Backing) throws {
    let scene = try Scene(backing)
    try scene.mine.set(.string("Augusta"), for: .firstName)
    try scene.theirs.set(.string("King"), for: .lastName)
    try scene.other.save()
    let report = try scene.book.save()
    #expect(report.updated == [scene.mine.id])
    #expect(report.conflicts.isEmpty)
    #expect(scene.mine.person[text: .lastName] == "King", "the saved record shows what was merged")
    let stored = try scene.stored()
    #expect(stored?.person[text: .firstName] == "Augusta")
    #expect(stored?.person[text: .lastName] == "King")
  }

  @Test(arguments: Backing.allCases)
  func `of two values for one property the later save wins and says what gave way`(
    _ backing: Backing
  ) throws {
    let scene = try Scene(backing)
    try scene.theirs.set(.string("Theirs"), for: .firstName)
    try scene.theirs.setImageData([1])
    try scene.other.save()
    try scene.mine.set(.string("Mine"), for: .firstName)
    try scene.mine.setImageData([2])
    let report = try scene.book.save()
    let id = scene.mine.id
    #expect(
      report.conflicts == [
        .overwrote(id, .firstName, theirs: .string("Theirs")), .overwroteImage(id, theirs: [1]),
      ])
    #expect(try scene.stored()?.first == "Mine")
    #expect(try scene.stored()?.person.imageData == [2])
  }

  @Test(arguments: Backing.allCases)
  func `a removed value and a set one meet like two values`(_ backing: Backing) throws {
    let scene = try Scene(backing)
    try scene.theirs.removeValue(for: .lastName)
    try scene.other.save()
    try scene.mine.set(.string("King"), for: .lastName)
    let report = try scene.book.save()
    #expect(report.conflicts == [.overwrote(scene.mine.id, .lastName, theirs: nil)])
    #expect(try scene.stored()?.person[text: .lastName] == "King")
  }

  @Test(arguments: Backing.allCases)
  func `the same value from both sides is no conflict`(_ backing: Backing) throws {
    let scene = try Scene(backing)
    for record in [scene.mine, scene.theirs] { try record.set(.string("Same"), for: .firstName) }
    try scene.other.save()
    let report = try scene.book.save()
    #expect(report.conflicts.isEmpty)
    #expect(report.updated.isEmpty)
    #expect(!scene.book.hasUnsavedChanges)
  }

  @Test(arguments: Backing.allCases)
  func `edits to a person deleted elsewhere are handed back`(_ backing: Backing) throws {
    let scene = try Scene(backing)
    try scene.other.remove(scene.theirs)
    try scene.other.save()
    try scene.mine.set(.string("Mine"), for: .firstName)
    let id = scene.mine.id
    let report = try scene.book.save()
    guard case .deletedElsewhere(id, let mine) = report.conflicts.first else {
      Issue.record("\(report.conflicts)")
      return
    }
    #expect(mine[text: .firstName] == "Mine")
    #expect(scene.mine.state == .deleted)
    #expect(!scene.book.hasUnsavedChanges)
    #expect(try scene.stored() == nil)
  }

  @Test(arguments: Backing.allCases)
  func `removing a person that was changed elsewhere says what is lost`(_ backing: Backing) throws {
    let scene = try Scene(backing)
    try scene.theirs.set(.string("Theirs"), for: .firstName)
    try scene.other.save()
    try scene.book.remove(scene.mine)
    let report = try scene.book.save()
    guard case .removedChanged(_, let theirs) = report.conflicts.first else {
      Issue.record("\(report.conflicts)")
      return
    }
    #expect(theirs[text: .firstName] == "Theirs")
    #expect(try scene.stored() == nil)
  }

  @Test(arguments: Backing.allCases)
  func `removing a person twice, here and there, succeeds`(_ backing: Backing) throws {
    let scene = try Scene(backing)
    try scene.other.remove(scene.theirs)
    try scene.other.save()
    try scene.book.remove(scene.mine)
    #expect(try scene.book.save() == SaveReport())
    #expect(scene.mine.state == .deleted)
  }

  @Test(arguments: Backing.allCases)
  func `group names and members merge the same way`(_ backing: Backing) throws {
    let scene = try Scene(backing)
    let group = GroupRecord(name: "Friends")
    try scene.book.add(group)
    try scene.book.save()
    scene.other.revert()
    let theirs = try #require(scene.other.group(group.id))
    let ben = PersonRecord("Ben")
    try scene.other.add(ben)
    try scene.other.addMember(ben, to: theirs)
    try theirs.rename(to: "Theirs")
    try scene.other.save()
    try scene.book.addMember(scene.mine, to: group)
    try group.rename(to: "Mine")
    let report = try scene.book.save()
    #expect(report.conflicts == [.overwroteGroupName(group.id, theirs: "Theirs")])
    scene.book.revert()
    #expect(Set(group.members.map(\.first)) == ["Ada", "Ben"])
    #expect(group.name == "Mine")

    scene.other.revert()
    try scene.other.remove(theirs)
    try scene.other.save()
    try group.rename(to: "Again")
    #expect(try scene.book.save().conflicts == [.groupDeletedElsewhere(group.id)])
    #expect(group.state == .deleted)
  }

  @Test(arguments: Backing.allCases)
  func `a person deleted elsewhere does not come back as a member`(_ backing: Backing) throws {
    let scene = try Scene(backing)
    let group = GroupRecord(name: "Friends")
    try scene.book.add(group)
    try scene.other.remove(scene.theirs)
    try scene.other.save()
    try scene.book.addMember(scene.mine, to: group)
    try scene.book.save()
    scene.book.revert()
    #expect(group.members.isEmpty)
    #expect(group.stored?.members == [])
  }
}

/// Ada Lovelace, stored, in two working copies.
private struct Scene {
  let library: Library
  let book: WorkingCopy
  let other: WorkingCopy
  let mine: PersonRecord
  let theirs: PersonRecord

  init(_ backing: Backing) throws {
    library = try Library(backing)
    book = try library.copy()
    mine = PersonRecord("Ada", "Lovelace")
    try book.add(mine)
    try book.save()
    other = try library.copy()
    theirs = try #require(other.person(mine.id))
  }

  func stored() throws -> PersonRecord? {
    let id = mine.id
    return try library.copy().person(id)
  }
}
