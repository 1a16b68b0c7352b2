import AddressBook
import Foundation
import Storage
import StorageTesting
import TestSupport
import Testing

/// What the user of a folder of cards is told, and who is identified without a UID.
@Suite struct VdirWarningTests {
  private let disk = FakeDisk()
  private let nameless = "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Nameless\r\nEND:VCARD\r\n"

  @Test func `cards without UID get one that no other folder has, and keep it`() throws {
    func uids(_ disk: FakeDisk) throws -> [String] {
      let stamps = Stamps(now: { PartialDate(year: 2026) })
      let database = try VdirDatabase(
        directory: FileDatabase.directory, on: disk, stamps: stamps, holder: LockHolder("test"),
        waiter: .never)
      return WorkingCopy(of: database).people().compactMap(\.uid)
    }
    let other = FakeDisk()
    for disk in [disk, other] {
      for name in ["1.vcf", "2.vcf"] { try disk.put(nameless, as: name) }
    }
    let (mine, theirs) = (try uids(disk), try uids(other))
    #expect(Set(mine + theirs).count == 4, "\(mine) \(theirs)")
    #expect(try uids(disk) == mine && uids(other) == theirs, "after reopening")
    try disk.put(nameless.replacing("Nameless", with: "Changed"), as: "1.vcf")
    #expect(try uids(disk) == mine, "after another program has changed the card")
  }

  @Test func `a missing UID is told until the next save of the person writes it`() throws {
    try disk.put(nameless, as: "1.vcf")
    let database = try VdirDatabase(on: disk)
    #expect(database.warnings == [VdirWarning(name: "1.vcf", kind: .missingUID)])
    #expect(database.warnings[0].sentence == "1.vcf: the card has no UID.")
    let book = WorkingCopy(of: database)
    let record = try #require(book.people().first)
    try record.set(.string("Known"), for: .note)
    try book.save()
    #expect(database.warnings.isEmpty)
    #expect(try disk.text(of: "1.vcf").contains("UID:\(record.uid ?? "none")\r\n"))
    let again = try VdirDatabase(on: disk)
    #expect(again.warnings.isEmpty)
    #expect(again.id(ofUID: record.uid ?? "") == record.id)
  }

  @Test func `a doubled UID is told with both files and the line, and nobody is lost`() throws {
    for name in ["a.vcf", "b.vcf"] {
      try disk.put(nameless.replacing("FN:", with: "UID:same\r\nFN:"), as: name)
    }
    let database = try VdirDatabase(on: disk)
    let doubled = VdirWarning(
      name: "b.vcf", kind: .doubledUID("same", line: 3, firstIn: "a.vcf"))
    #expect(database.warnings == [doubled])
    #expect(doubled.sentence == "b.vcf: the UID in line 3, same, is that of a.vcf.")
    #expect(doubled.line == 3 && !doubled.isPassedOver)
    let people = WorkingCopy(of: database).people()
    #expect(people.count == 2 && Set(people.map(\.uid)).count == 2)
    #expect(try inspection().warnings == [doubled])
  }

  @Test func `a card inside a VADDRESSBOOK is seen`() throws {
    let inner = nameless.replacing("FN:", with: "UID:x\r\nFN:")
    try disk.put("BEGIN:VADDRESSBOOK\r\n\(inner)END:VADDRESSBOOK\r\n", as: "a.vcf")
    let database = try VdirDatabase(on: disk)
    #expect(database.warnings.isEmpty)
    #expect(WorkingCopy(of: database).people().map(\.uid) == ["x"])
  }

  @Test func `a file whose name is not UTF-8 and a link are named`() throws {
    let folder = try TemporaryFolder()
    let card = Array(nameless.utf8)
    try AtomicFile.replace("\(folder.path)/good.vcf", with: card, on: DiskFileSystem())
    let name = Array("\(folder.path)/b".utf8CString.dropLast()) + [CChar(bitPattern: 0xFF)]
    guard let file = fopen(name + Array(".vcf".utf8CString), "w") else {
      print("The disk takes no name that is not UTF-8: that half is not tested.")
      return
    }
    fclose(file)
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/link.vcf", withDestinationPath: "good.vcf")
    let database = try VdirDatabase(
      directory: folder.path, on: DiskFileSystem(), stamps: .counting(),
      holder: LockHolder("test"), waiter: .never)
    #expect(
      database.warnings == [
        VdirWarning(name: "b\u{FFFD}.vcf", kind: .nameNotUTF8),
        VdirWarning(name: "good.vcf", kind: .missingUID),
        VdirWarning(name: "link.vcf", kind: .notAFile),
      ])
    #expect(database.contents.state.personCount == 1)
    try database.refresh()
    #expect(database.warnings.count == 3)
  }

  @Test func `a folder is inspected without being changed`() throws {
    let group = "BEGIN:VCARD\r\nVERSION:4.0\r\nKIND:group\r\nUID:g\r\nFN:All\r\nEND:VCARD\r\n"
    try disk.put(nameless, as: "a.vcf")
    try disk.put(group, as: "g.vcf")
    try disk.put("words\r\n", as: "w.vcf")
    let before = try disk.list(FileDatabase.directory)
    let found = try inspection()
    #expect(found.cards.map(\.name) == ["a.vcf", "g.vcf"])
    #expect(found.peopleCount == 1 && found.groupCount == 1)
    #expect(
      found.warnings == [
        VdirWarning(name: "a.vcf", kind: .missingUID), VdirWarning(name: "w.vcf", kind: .noCard),
      ])
    #expect(try disk.list(FileDatabase.directory) == before)
    #expect(try VdirInspection.holdsCards(FileDatabase.directory, on: disk))
    #expect(try !VdirInspection.holdsCards("/elsewhere", on: disk))
  }

  private func inspection() throws -> VdirInspection {
    try VdirInspection(directory: FileDatabase.directory, on: disk)
  }
}
