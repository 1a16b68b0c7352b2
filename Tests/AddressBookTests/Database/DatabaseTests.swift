import AddressBook
import Testing

/// What a database adds to records: IDs, dates, sources.
@Suite struct DatabaseTests {
  @Test func `the store dates a record at its first and its latest save (R-AB-21)`() throws {
    var minute = 0
    var number = 0
    let stamps = Stamps(
      now: { PartialDate(year: 2011, month: 1, day: 1, hour: 0, minute: minute) },
      newUID: {
        number += 1
        return "uid-\(number)"
      })
    let book = WorkingCopy(of: MemoryDatabase(stamps: stamps))
    func date(_ property: PersonProperty, _ record: PersonRecord) -> Int? {
      guard case .single(.dateTime(let date)) = record.value(of: property) else { return nil }
      return date.minute
    }
    let ada = PersonRecord("Ada")
    #expect(date(.creationDate, ada) == nil)
    minute = 1
    try book.add(ada)
    try book.save()
    minute = 2
    try ada.set(.string("A."), for: .firstName)
    try book.save()
    #expect(date(.creationDate, ada) == 1)
    #expect(date(.modificationDate, ada) == 2)
    minute = 3
    try ada.replace(with: .named("Augusta"))
    #expect(date(.creationDate, ada) == 1, "replacing the content leaves them")
    try ada.set(.string("A."), for: .firstName)
    try book.save()
    #expect(date(.modificationDate, ada) == 2, "nothing was changed")
  }

  @Test func `sources have the platform's codes, and new people go to the first (R-AB-60)`() throws
  {
    let kinds: [Source.Kind] = [.local, .exchange, .mobileMe, .ldap, .cardDAV]
    #expect(kinds.map(\.rawValue) == [0, 1, 2, 3, 4])
    #expect(Source.Kind.ldap.searchable.rawValue == 0x0100_0003)
    #expect(Source.Kind.ldap.searchable.isSearchable)
    #expect(!Source.Kind.ldap.isSearchable)

    let work = Source(id: RecordID(rawValue: 2), name: "Work", kind: .cardDAV)
    let book = WorkingCopy(of: MemoryDatabase(sources: [.local, work]))
    let (ada, ben) = (PersonRecord("Ada"), PersonRecord("Ben"))
    try book.add(ada)
    try book.add(ben, to: work.id)
    try book.save()
    #expect(book.sources == [.local, work])
    #expect(book.people(in: Source.local.id).map(\.first) == ["Ada"])
    #expect(book.people(in: work.id).map(\.first) == ["Ben"])
    #expect(book.people().count == 2)
    let carla = PersonRecord("Carla")
    try book.add(carla, to: work.id)
    try book.add(PersonRecord("Aaron"), to: work.id)
    try book.save()
    let sorted = book.people(in: work.id, sortedBy: .byFirstName)
    #expect(sorted.map(\.first) == ["Aaron", "Ben", "Carla"])
  }

  @Test func `UIDs are random UUIDs unless they are given, and an unknown source is refused`()
    throws
  {
    let stamps = Stamps(now: { PartialDate(year: 2026) })
    let uids = Set((0..<200).map { _ in stamps.newUID() })
    #expect(uids.count == 200)
    for uid in uids {
      #expect(uid.split(separator: "-").map(\.utf8.count) == [8, 4, 4, 4, 12])
      #expect(uid.dropFirst(14).first == "4", "version 4")
    }
    let book = WorkingCopy(of: MemoryDatabase(stamps: stamps))
    #expect(throws: RecordError(.unknownRecord)) {
      try book.add(PersonRecord("Ada"), to: RecordID(rawValue: 9))
    }
  }

  @Test func `an abandoned working copy is not held by its database`() throws {
    let database = MemoryDatabase()
    weak var abandoned: WorkingCopy?
    do {
      let book = WorkingCopy(of: database)
      _ = book.onExternalChange { _ in }
      try book.store("Ada")
      abandoned = book
    }
    #expect(abandoned == nil)
    try WorkingCopy(of: database).store("Ben")
  }

  @Test func `a record outlives its working copy with the values it had`() throws {
    let database = MemoryDatabase()
    let ada = try WorkingCopy(of: database).store("Ada")[0]
    #expect(ada.first == "Ada")
    #expect(ada.id.isValid)
  }
}
