import AddressBook
import Storage
import StorageTesting
import Testing

/// The files of an address book, as other programs and other processes meet them.
@Suite struct FileDatabaseTests {
  private let disk = FakeDisk()

  @Test func `looking at a directory that is not there makes nothing`() throws {
    let book = WorkingCopy(of: try FileDatabase(on: disk))
    #expect(book.people().isEmpty)
    #expect(try !book.deliverChanges())
    #expect(try disk.list("/").isEmpty)
  }

  @Test func `the first save leaves a file that any program reads`() throws {
    let book = WorkingCopy(of: try FileDatabase(on: disk))
    try book.store("Ada")
    let text = try disk.text(of: "contacts.vcf")
    #expect(text.hasPrefix("BEGIN:VCARD\r\nVERSION:3.0\r\n"))
    #expect(text.contains("\r\nFN:Ada\r\n"))
    #expect(text.contains("\r\nUID:uid-1\r\n"))
    #expect(!text.contains("ROADBOOK"))
  }

  @Test func `cards of other programs get IDs in their order, and looking writes nothing`() throws {
    try disk.put(foreign)
    let before = try disk.list(FileDatabase.directory)
    for _ in 0..<2 {
      let book = WorkingCopy(of: try FileDatabase(on: disk))
      #expect(book.people().map(\.first) == ["Zoe", "Ada", "Twin", "Twin", "Same", "Other"])
      #expect(book.people().map(\.id.rawValue) == [1, 2, 3, 4, 5, 6])
      #expect(book.groups().map(\.name) == ["Friends"])
      #expect(book.groups().first?.members.map(\.first) == ["Ada"])
    }
    #expect(try disk.list(FileDatabase.directory) == before)
  }

  @Test func `IDs stay when other programs sort, drop and add cards, and through compaction`()
    throws
  {
    try disk.put(foreign)
    let database = try FileDatabase(on: disk)
    let book = WorkingCopy(of: database)
    try book.store("New")
    try disk.put(card("Ada") + card("Late") + card("Zoe"))
    let later = WorkingCopy(of: try FileDatabase(on: disk))
    #expect(later.person(RecordID(rawValue: 1))?.first == "Zoe")
    #expect(later.person(RecordID(rawValue: 2))?.first == "Ada")
    #expect(later.people().map(\.first) == ["Zoe", "Ada", "Late"])
    #expect(later.person(uid: "Late")?.id == RecordID(rawValue: 8), "7 was the new one's")

    try later.remove(try #require(later.person(uid: "Zoe")))
    try later.save()
    try (later.database as? FileDatabase)?.compact()
    let last = WorkingCopy(of: try FileDatabase(on: disk))
    #expect(last.people().map(\.id.rawValue) == [2, 8])
    #expect(try last.store("Next")[0].id == RecordID(rawValue: 9))
  }

  @Test func `a card that nobody touched is written back with the lines it came with`() throws {
    try disk.put(foreign)
    let database = try FileDatabase(on: disk)
    let book = WorkingCopy(of: database)
    let ada = try #require(book.person(uid: "Ada"))
    try ada.set(.string("Augusta"), for: .firstName)
    try book.save()
    try database.compact()
    let before = VCard.parse(Array(foreign.utf8)).cards
    let after = VCard.parse(Array(try disk.text(of: "contacts.vcf").utf8)).cards
    #expect(after.count == before.count)
    #expect(Set(before).subtracting(after).map(\.uid) == ["Ada"])
    let changed = try #require(after.first { $0.uid == "Ada" })
    #expect(changed.lines(named: "X-Kept").map(\.description) == ["item7.X-KEPT;X-P=1:a\\,b"])
    #expect(changed.lines(named: "N").map(\.description) == ["N:;Augusta;;;"])
  }

  @Test
  func `a file edited by another program is the newer truth, and the journal does not resurrect`()
    throws
  {
    let database = try FileDatabase(on: disk)
    let book = WorkingCopy(of: database)
    let people = try book.store("Ada", "Ben")
    try people[0].set(.string("Journal"), for: .firstName)
    try book.save()
    try disk.put(card("Ada", uid: "uid-1") + card("Carla"))

    let later = try FileDatabase(on: disk)
    let reader = WorkingCopy(of: later)
    #expect(reader.people().map(\.first) == ["Ada", "Carla"])
    #expect(reader.people().first?.id == people[0].id)
    #expect(
      later.warnings == [
        .baseEditedElsewhere(base: "/book/contacts.vcf", entriesSetAside: 1)
      ])
    try reader.store("Dan")
    #expect(try disk.list(FileDatabase.directory).contains("contacts.journal.old-1"))

    book.revert()
    #expect(book.people().map(\.first) == ["Ada", "Carla", "Dan"])
    #expect(people[1].state == .deleted)
    #expect(people[0].first == "Ada")
  }

  @Test func `an unsaved edit survives what other programs do meanwhile`() throws {
    let book = WorkingCopy(of: try FileDatabase(on: disk))
    let ada = try book.store("Ada")[0]
    try ada.set(.string("Mine"), for: .note)
    try disk.put(card("Augusta", uid: "uid-1"))
    var calls = 0
    _ = book.onExternalChange { _ in calls += 1 }
    #expect(try book.deliverChanges())
    #expect(calls == 1)
    #expect(ada.first == "Ada")
    try book.save()
    #expect(ada.first == "Augusta")
    #expect(ada.person[text: .note] == "Mine")
  }

  @Test func `a save costs the same in a book of any size`() throws {
    func bytesWritten(among count: Int) throws -> Int {
      let disk = FakeDisk()
      try disk.put((0..<count).map { card("Person \($0 + 10_000)") }.joined())
      let book = WorkingCopy(of: try FileDatabase(on: disk))
      let record = try #require(book.people().first)
      try record.set(.string("First"), for: .note)
      try book.save()
      var bytes = 0
      disk.beforeChange = { bytes += $0.byteCount }
      try record.set(.string("Second"), for: .note)
      try book.save()
      return bytes
    }
    #expect(try bytesWritten(among: 10) == (try bytesWritten(among: 2000)))
  }

  @Test func `links and other UIDs survive reopening and compaction`() throws {
    let database = try FileDatabase(on: disk)
    let book = WorkingCopy(of: database)
    let people = try book.store("Ada", "Ada")
    try book.link(people[0], people[1])
    try book.save()
    try database.replaceUID("uid-1", with: "settled\n%1")
    try database.compact()
    let later = WorkingCopy(of: try FileDatabase(on: disk))
    let first = try #require(later.person(uid: "uid-1"))
    #expect(first.uid == "settled\n%1")
    #expect(later.linkedPeople(of: first).map(\.id) == people.map(\.id))
  }

  @Test func `a group may have more members than a card of strangers may have lines`() throws {
    let members = (0...VCardLimits().linesInCard).map { "MEMBER:urn:uuid:\($0)\n" }.joined()
    try disk.put("BEGIN:VCARD\nVERSION:4.0\nKIND:group\nFN:All\n\(members)END:VCARD\n")
    #expect(WorkingCopy(of: try FileDatabase(on: disk)).groups().map(\.name) == ["All"])
  }

  @Test func `members that are nobody here stay, those that were deleted go`() throws {
    try disk.put(foreign)
    let database = try FileDatabase(on: disk)
    let book = WorkingCopy(of: database)
    try book.remove(try #require(book.person(uid: "Ada")))
    try book.save()
    try database.compact()
    let group = try #require(
      VCard.parse(Array(try disk.text(of: "contacts.vcf").utf8)).cards.first { $0.isGroup })
    #expect(CardGroup(group)?.members == ["urn:uuid:nobody"])
  }
}

/// Cards of another program: out of order, some without UID, two with the same.
private let foreign =
  card("Zoe")
  + "BEGIN:VCARD\nversion:3.0\nUID:Ada\nN:;Ada;;;\nFN:Ada\nitem7.X-KEPT;X-P=1:a\\,b\nEND:VCARD\n"
  + "BEGIN:VCARD\r\nVERSION:3.0\r\nN:;Twin;;;\r\nEND:VCARD\r\n"
  + "BEGIN:VCARD\r\nVERSION:3.0\r\nN:;Twin;;;\r\nEND:VCARD\r\n"
  + card("Same") + card("Other", uid: "Same")
  + "BEGIN:VCARD\r\nVERSION:3.0\r\nX-ADDRESSBOOKSERVER-KIND:group\r\nN:Friends\r\nFN:Friends\r\n"
  + "UID:Group\r\nX-ADDRESSBOOKSERVER-MEMBER:urn:uuid:Ada\r\n"
  + "X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:nobody\r\nEND:VCARD\r\n"

private func card(_ name: String, uid: String? = nil) -> String {
  "BEGIN:VCARD\r\nVERSION:3.0\r\nN:;\(name);;;\r\nFN:\(name)\r\nUID:\(uid ?? name)\r\nEND:VCARD\r\n"
}

extension FakeDisk {
  /// What another program does: it writes the file anew.
  func put(_ text: String, as name: String = "contacts.vcf") throws {
    try AtomicFile.replace("\(FileDatabase.directory)/\(name)", with: Array(text.utf8), on: self)
  }

  func text(of name: String) throws -> String {
    let bytes = try #require(try contents(of: "\(FileDatabase.directory)/\(name)"))
    return String(decoding: bytes, as: UTF8.self)
  }
}
