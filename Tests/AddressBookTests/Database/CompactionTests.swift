import AddressBook
import Storage
import StorageTesting
import Testing

/// A compaction that is due and fails is no failure of the save, but nothing is kept silent about it.
@Suite struct CompactionTests {
  private let disk = FakeDisk()
  private let path = "\(FileDatabase.directory)/contacts.vcf"

  @Test func `while a line of the file would be lost, saves succeed and say why none is compacted`()
    throws
  {
    let card = "BEGIN:VCARD\nVERSION:3.0\nUID:ada\nN:;Ada;;;\nFN:Ada\nEND:VCARD\n"
    try disk.put(card + "precious words\n")
    let database = try FileDatabase(on: disk, journalLimit: 0)
    let book = WorkingCopy(of: database)
    #expect(database.compactionFailure == nil, "none was due yet")
    for number in 0..<9 { try book.store("Person \(number)") }
    #expect(database.compactionFailure == .store(.wouldLose(path: path, line: 7)))
    #expect(WorkingCopy(of: try FileDatabase(on: disk)).people().count == 10)

    try disk.put(card)
    book.revert()
    for number in 0..<9 { try book.store("Later \(number)") }
    #expect(database.compactionFailure == nil)
    #expect(try disk.text(of: "contacts.vcf").contains("FN:Later 0\r\n"))
  }

  @Test func `a disk that is full during compaction fails no save, and the next one tries again`()
    throws
  {
    let database = try FileDatabase(on: disk)
    let book = WorkingCopy(of: database)
    var writes = 0
    disk.fault = { _, operation in
      guard operation == .write else { return nil }
      writes += 1
      // The name in the lock, a journal, and the save itself.
      return writes > 3 ? .fails(.noSpace) : nil
    }
    try book.store("Ada")
    guard case .store(.storage(let error)) = database.compactionFailure else {
      Issue.record("\(String(describing: database.compactionFailure))")
      return
    }
    #expect(error.reason == .noSpace)
    #expect(error.path.hasPrefix(FileDatabase.directory))
    #expect(try disk.contents(of: path) == nil)
    #expect(try people(on: FakeDisk(disk.state.afterCrash(.synced))) == ["Ada"], "acknowledged")

    disk.fault = { _, _ in nil }
    try book.store("Ben")
    #expect(database.compactionFailure == nil)
    #expect(try disk.text(of: "contacts.vcf").contains("FN:Ada\r\n"))
    #expect(try people(on: disk) == ["Ada", "Ben"])
  }

  @Test func `a compaction that the caller asks for throws, and settles what was due`() throws {
    try disk.put("BEGIN:VCARD\nVERSION:3.0\nFN:Ada\nEND:VCARD\nprecious words\n")
    let database = try FileDatabase(on: disk, journalLimit: 0)
    let book = WorkingCopy(of: database)
    for number in 0..<9 { try book.store("Person \(number)") }
    let refused = SaveError.store(.wouldLose(path: path, line: 5))
    #expect(throws: refused) { try database.compact() }
    #expect(database.compactionFailure == refused)
    try disk.put("BEGIN:VCARD\nVERSION:3.0\nFN:Ada\nEND:VCARD\n")
    try database.compact()
    #expect(database.compactionFailure == nil)
  }

  private func people(on disk: FakeDisk) throws -> [String?] {
    WorkingCopy(of: try FileDatabase(on: disk)).people().map(\.first)
  }
}
