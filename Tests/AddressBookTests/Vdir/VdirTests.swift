import AddressBook
import Storage
import StorageTesting
import Testing

/// A folder of cards, as other programs meet it.
@Suite struct VdirTests {
  private let disk = FakeDisk()

  @Test func `looking at a folder that is not there makes nothing`() throws {
    let book = WorkingCopy(of: try VdirDatabase(on: disk))
    #expect(book.people().isEmpty)
    #expect(try !book.deliverChanges())
    #expect(try disk.list("/").isEmpty)
  }

  @Test func `a save leaves one card a file, named by its UID, and hides what is ours`() throws {
    let book = WorkingCopy(of: try VdirDatabase(on: disk))
    try book.store("Ada", "Ben")
    let names = try disk.list(FileDatabase.directory)
    #expect(names == [".roadbook.ids", ".roadbook.lock", "uid-1.vcf", "uid-2.vcf"])
    let text = try disk.text(of: "uid-1.vcf")
    #expect(text.hasPrefix("BEGIN:VCARD\r\nVERSION:3.0\r\n"))
    #expect(text.contains("\r\nFN:Ada\r\n"))
    #expect(text.contains("\r\nUID:uid-1\r\n"))
  }

  @Test(arguments: [
    "../escaped", "/etc/passwd", "..", ".hidden", "a/b", "a\0b", "a\r\nb", "", "ü", "CON:",
    String(repeating: "long", count: 200),
  ])
  func `a UID never leads out of the folder, and comes back whole`(_ uid: String) throws {
    let book = WorkingCopy(of: try VdirDatabase(on: disk))
    try book.add(PersonRecord(.named("Ada"), uid: uid))
    try book.save()
    #expect(try disk.list("/") == ["book"])
    let cards = try disk.list(FileDatabase.directory).filter { !$0.hasPrefix(".") }
    #expect(cards.count == 1)
    let name = try #require(cards.first)
    #expect(name.hasSuffix(".vcf") && name.utf8.count < 130)
    #expect(name.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "/") })
    let again = WorkingCopy(of: try VdirDatabase(on: disk))
    #expect(again.people().map(\.first) == ["Ada"])
  }

  @Test func `UIDs that look alike in a file name get files of their own`() throws {
    let book = WorkingCopy(of: try VdirDatabase(on: disk))
    for uid in ["a/b", "a:b", "a b"] { try book.add(PersonRecord(.named(uid), uid: uid)) }
    try book.save()
    let again = WorkingCopy(of: try VdirDatabase(on: disk))
    #expect(again.people().map(\.first) == ["a/b", "a:b", "a b"])
    #expect(again.person(uid: "a:b")?.first == "a:b")
  }

  @Test func `files that other programs add, change and remove are taken up and told`() throws {
    let database = try VdirDatabase(on: disk)
    let book = WorkingCopy(of: database)
    let (ada, ben) = (try book.store("Ada")[0], try book.store("Ben")[0])
    var calls = 0
    let token = book.onExternalChange { _ in calls += 1 }
    #expect(try !book.deliverChanges(), "our own files are no news")

    try disk.put(one("Carla"), as: "carla.vcf")
    #expect(try book.deliverChanges())
    try disk.put(one("Augusta", uid: "uid-1"), as: "uid-1.vcf")
    #expect(try book.deliverChanges())
    try disk.remove("/book/uid-2.vcf")
    #expect(try book.deliverChanges())
    #expect(try !book.deliverChanges())
    #expect(calls == 3)
    book.revert()
    #expect(book.people().map(\.first) == ["Augusta", "Carla"])
    #expect(ada.first == "Augusta")
    #expect(ben.state == .deleted)
    book.unregister(token)
  }

  @Test func `touching a file or writing the same again is no news`() throws {
    try disk.put(one("Ada"), as: "ada.vcf")
    let book = WorkingCopy(of: try VdirDatabase(on: disk))
    let token = book.onExternalChange { _ in }
    try disk.put(one("Ada"), as: "ada.vcf")
    #expect(try !book.deliverChanges())
    book.unregister(token)
  }

  @Test func `a save merges by property with the file that another program wrote`() throws {
    let database = try VdirDatabase(on: disk)
    let book = WorkingCopy(of: database)
    let ada = try book.store("Ada")[0]
    try ada.set(.string("Mine"), for: .note)
    try disk.put(one("Augusta", uid: "uid-1", "X-KEPT;X-P=1:yes\r\n"), as: "uid-1.vcf")
    let report = try book.save()
    #expect(report.updated == [ada.id])
    #expect(report.conflicts.isEmpty)
    #expect(ada.first == "Augusta")
    let text = try disk.text(of: "uid-1.vcf")
    #expect(text.contains("FN:Augusta\r\n"))
    #expect(text.contains("NOTE:Mine\r\n"))
    #expect(text.contains("X-KEPT;X-P=1:yes\r\n"))
  }

  @Test func `a file that changes between reading and writing is read again`() throws {
    let book = WorkingCopy(of: try VdirDatabase(on: disk))
    let ada = try book.store("Ada")[0]
    try ada.set(.string("Mine"), for: .note)
    // The other program comes when the card has been merged and is looked at for the last time.
    var reads = 0
    let text = one("Augusta", uid: "uid-1")
    disk.fault = { [disk] _, operation in
      guard operation == .read else { return nil }
      reads += 1
      if reads == 2 {
        disk.fault = { _, _ in nil }
        _ = try? disk.put(text, as: "uid-1.vcf")
      }
      return nil
    }
    try book.save()
    #expect(reads >= 2)
    let stored = try disk.text(of: "uid-1.vcf")
    #expect(stored.contains("FN:Augusta\r\n") && stored.contains("NOTE:Mine\r\n"))
  }

  @Test func `what holds no card or several is named and left as it is`() throws {
    try disk.put(one("Ada"), as: "ada.vcf")
    let left: [(String, String, VdirWarning.Kind)] = [
      ("empty.vcf", "", .noCard),
      ("half.vcf", "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Half\r\n", .truncated),
      ("more.vcf", one("Ada") + "after\r\n", .wouldLose(line: 7)),
      ("text.vcf", "Dear Ada,\r\n", .noCard),
      ("two.vcf", one("Ben") + one("Carla"), .severalCards(2)),
    ]
    for (name, text, _) in left { try disk.put(text, as: name) }
    for name in [".hidden.vcf", "ada.vcf.tmp", "color", "notes.txt"] {
      try disk.put(one("Nobody"), as: name)
    }
    disk.plantLink(at: "/book/z-link.vcf")
    let database = try VdirDatabase(on: disk)
    let book = WorkingCopy(of: database)
    #expect(book.people().map(\.first) == ["Ada"])
    #expect(
      database.warnings == left.map { VdirWarning(name: $0.0, kind: $0.2) } + [
        VdirWarning(name: "z-link.vcf", kind: .notAFile)
      ])
    #expect(database.warnings[4].sentence.contains("two.vcf"))
    try book.store("Dan")
    for (name, text, _) in left { #expect(try disk.text(of: name) == text) }
    try disk.put(one("Half"), as: "half.vcf")
    try database.refresh()
    #expect(database.warnings.count == 5)
  }

  @Test func `IDs last as long as the folder, whatever other programs do to the files`() throws {
    try disk.put(one("Zoe"), as: "zoe.vcf")
    #expect(WorkingCopy(of: try VdirDatabase(on: disk)).people().map(\.id.rawValue) == [1])
    try disk.put(one("Ada"), as: "ada.vcf")
    try disk.put("BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Nameless\r\nEND:VCARD\r\n", as: "none.vcf")
    try disk.put(one("Twin", uid: "Ada"), as: "twin.vcf")
    func people() throws -> [String] {
      let book = WorkingCopy(of: try VdirDatabase(on: disk))
      return book.people().map { "\($0.id) \($0.person.displayName ?? "")" }
    }
    #expect(try people() == ["1 Zoe", "2 Ada", "3 Nameless", "4 Twin"])
    try disk.rename("/book/zoe.vcf", to: "/book/a-zoe.vcf")
    try disk.put(one("Nameless", uid: "named at last"), as: "none.vcf")
    #expect(try people() == ["1 Zoe", "2 Ada", "3 Nameless", "4 Twin"])
    try disk.remove("/book/ada.vcf")
    #expect(try people() == ["1 Zoe", "3 Nameless", "4 Twin"])
    try disk.put(one("Late"), as: "late.vcf")
    #expect(try people() == ["1 Zoe", "3 Nameless", "4 Twin", "5 Late"])
  }

  @Test func `groups are cards, and a person who is removed leaves them`() throws {
    try disk.put(one("Ada"), as: "ada.vcf")
    try disk.put(one("Ben"), as: "ben.vcf")
    try disk.put(
      "BEGIN:VCARD\r\nVERSION:4.0\r\nKIND:group\r\nFN:Friends\r\nUID:friends\r\n"
        + "MEMBER:urn:uuid:Ada\r\nMEMBER:urn:uuid:Ben\r\nMEMBER:urn:uuid:nobody\r\nEND:VCARD\r\n",
      as: "a-friends.vcf")
    let book = WorkingCopy(of: try VdirDatabase(on: disk))
    #expect(book.groups().map(\.name) == ["Friends"])
    #expect(book.groups().first?.members.map(\.first) == ["Ada", "Ben"])
    try book.remove(try #require(book.person(uid: "Ben")))
    try book.save()
    let text = try disk.text(of: "a-friends.vcf")
    #expect(!text.contains("Ben"))
    #expect(text.contains("urn:uuid:Ada") && text.contains("urn:uuid:nobody"))
    #expect(try !disk.list(FileDatabase.directory).contains("ben.vcf"))

    try disk.put(
      "BEGIN:VCARD\r\nVERSION:3.0\r\nX-ADDRESSBOOKSERVER-KIND:group\r\nN:Apple;;;;\r\nFN:Apple\r\n"
        + "UID:apple\r\nX-ADDRESSBOOKSERVER-MEMBER:urn:uuid:Late\r\nEND:VCARD\r\n", as: "apple.vcf")
    book.revert()
    #expect(book.groups().map(\.name) == ["Friends", "Apple"])
    #expect(book.groups().last?.members.isEmpty == true)
    try disk.put(one("Late"), as: "late.vcf")
    book.revert()
    #expect(book.groups().last?.members.map(\.first) == ["Late"])
  }

  @Test func `links and other UIDs survive reopening`() throws {
    let database = try VdirDatabase(on: disk)
    let book = WorkingCopy(of: database)
    let people = try book.store("Ada", "Ada")
    try book.link(people[0], people[1])
    try book.save()
    try database.replaceUID("uid-1", with: "settled")
    #expect(try disk.text(of: "uid-1.vcf").contains("UID:settled"))
    let again = WorkingCopy(of: try VdirDatabase(on: disk))
    let ada = try #require(again.person(uid: "uid-1"))
    #expect(ada.id == people[0].id)
    #expect(ada.uid == "settled")
    #expect(again.linkedPeople(of: ada).count == 2)
  }
}

/// One card of another program.
private func one(_ name: String, uid: String? = nil, _ more: String = "") -> String {
  "BEGIN:VCARD\r\nVERSION:3.0\r\nN:;\(name);;;\r\nFN:\(name)\r\n\(more)UID:\(uid ?? name)\r\nEND:VCARD\r\n"
}
