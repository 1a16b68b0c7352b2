import AddressBook
import Storage
import StorageTesting
import Testing

/// Files that cannot be read are named and left untouched.
@Suite struct DamageTests {
  private let disk = FakeDisk()
  private let path = "\(FileDatabase.directory)/contacts.vcf"

  @Test func `a truncated file is refused with the line of the card that is cut`() throws {
    let whole = "BEGIN:VCARD\nVERSION:3.0\nFN:Ada\nEND:VCARD\n"
    try refuses(whole + "BEGIN:VCARD\nVERSION:3.0\nFN:B", .truncated(path: path, line: 5))
    try refuses(whole + whole.dropLast(4), .truncated(path: path, line: 5))
    try refuses(whole + "BEGIN:VCARD", .truncated(path: path, line: 5))
  }

  @Test
  func `an END that is missing elsewhere, words after the last card and UTF-16 are no truncation`()
    throws
  {
    let open = "BEGIN:VCARD\nVERSION:3.0\nFN:Ada\n"
    try disk.put(open + open + "END:VCARD\nprecious words\n")
    #expect(WorkingCopy(of: try FileDatabase(on: disk)).people().count == 2)
    let units = (open + "END:VCARD\n").utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    try AtomicFile.replace(path, with: [0xFF, 0xFE] + units, on: disk)
    #expect(WorkingCopy(of: try FileDatabase(on: disk)).people().count == 1)
  }

  @Test func `a foreign file is refused`() throws {
    try refuses("{ \"people\": [] }", .noCards(path: path))
    try refuses("\u{0}\u{1}binary", .noCards(path: path))
  }

  @Test func `a blank file is an empty book`() throws {
    try disk.put("\r\n")
    #expect(WorkingCopy(of: try FileDatabase(on: disk)).people().isEmpty)
  }

  @Test func `a file in place of the directory is refused`() throws {
    try AtomicFile.replace(FileDatabase.directory, with: [1], on: disk)
    let error = #expect(throws: StoreError.self) { try FileDatabase(on: disk) }
    guard case .storage(let inner) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(inner.reason == .notAFolder)
    #expect(try disk.contents(of: FileDatabase.directory) == [1])
  }

  @Test func `a symbolic link in place of a file is refused`() throws {
    try AtomicFile.makeFolders(FileDatabase.directory, on: disk)
    disk.plantLink(at: path)
    #expect(throws: StoreError.storage(StorageError(.open, path, .symbolicLink))) {
      try FileDatabase(on: disk)
    }
  }

  @Test func `a directory that cannot be written is named, and the edits stay`() throws {
    let book = WorkingCopy(of: try FileDatabase(on: disk))
    try book.store("Ada")
    try book.add(PersonRecord("Ben"))
    disk.fault = { _, operation in operation == .write ? .fails(.readOnly) : nil }
    let error = #expect(throws: SaveError.self) { try book.save() }
    guard case .store(.storage(let inner)) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(inner.path.hasPrefix(FileDatabase.directory))
    #expect(inner.reason == .readOnly)
    #expect(book.hasUnsavedChanges)
    disk.fault = { _, _ in nil }
    try book.save()
    #expect(WorkingCopy(of: try FileDatabase(on: disk)).people().map(\.first) == ["Ada", "Ben"])
  }

  @Test(arguments: ["roadbook-ids 2\n", "roadbook-ids 1\nperson x Ada\n", "roadbook-ids 1\nlast 1"])
  func `damaged IDs are refused with their line`(_ text: String) throws {
    try disk.put("", as: "contacts.vcf")
    try disk.put(text, as: "contacts.ids")
    let line = text.hasPrefix("roadbook-ids 1\np") ? 2 : 1
    let path = "\(FileDatabase.directory)/contacts.ids"
    #expect(throws: StoreError.damagedIDs(path: path, line: line)) { try FileDatabase(on: disk) }
    #expect(try disk.text(of: "contacts.ids") == text)
  }

  @Test(arguments: ["person 2147483647 a", "last 2147483647 0", "last 0 2147483647"])
  func `an ID after which none can be counted is refused`(_ line: String) throws {
    try disk.put("BEGIN:VCARD\nVERSION:3.0\nFN:Ada\nEND:VCARD\n", as: "contacts.vcf")
    try disk.put("roadbook-ids 1\n\(line)\n", as: "contacts.ids")
    let path = "\(FileDatabase.directory)/contacts.ids"
    #expect(throws: StoreError.damagedIDs(path: path, line: 2)) { try FileDatabase(on: disk) }
  }

  @Test func `a high ID in a file takes no room for the lower ones`() throws {
    try disk.put("BEGIN:VCARD\nVERSION:3.0\nUID:a\nFN:Ada\nEND:VCARD\n", as: "contacts.vcf")
    try disk.put("roadbook-ids 1\nperson 100000000 a\n", as: "contacts.ids")
    let people = WorkingCopy(of: try FileDatabase(on: disk)).people()
    #expect(people.map(\.id.rawValue) == [100_000_000])
  }

  @Test func `an entry of a newer version is refused`() throws {
    let journal = JournaledFile(base: path, on: disk, holder: LockHolder("newer"), retry: .never)
    try journal.append([Array("hologram 1\n".utf8)])
    let expected = StoreError.unknownEntry(path: "\(FileDatabase.directory)/contacts.journal")
    #expect(throws: expected) { try FileDatabase(on: disk) }
  }

  @Test
  func `what a reader leaves out is never lost: saves go to the journal, compaction is refused`()
    throws
  {
    let card = "BEGIN:VCARD\nVERSION:3.0\nFN:Ada\nEND:VCARD\n"
    let text = card + "precious words\n" + card
    try disk.put(text)
    let database = try FileDatabase(on: disk, journalLimit: 0)
    let book = WorkingCopy(of: database)
    for number in 0..<5 { try book.store("New \(number)") }
    #expect(throws: SaveError.store(.wouldLose(path: path, line: 5))) { try database.compact() }
    #expect(try disk.text(of: "contacts.vcf") == text)
    #expect(WorkingCopy(of: try FileDatabase(on: disk)).people().count == 7)
  }

  @Test
  func `a file that cannot be read when it changes leaves the book as it was, until it is mended`()
    throws
  {
    let book = WorkingCopy(of: try FileDatabase(on: disk))
    let ada = try book.store("Ada")[0]
    let whole = try disk.text(of: "contacts.vcf")
    try disk.put(String(whole.dropLast(6)))
    let refused = SaveError.store(.truncated(path: path, line: 1))
    #expect(throws: refused) { try book.deliverChanges() }
    #expect(throws: refused) { try book.deliverChanges() }
    book.revert()
    #expect(ada.first == "Ada")
    try ada.set(.string("A."), for: .firstName)
    #expect(throws: refused) { try book.save() }
    #expect(try disk.text(of: "contacts.vcf") == String(whole.dropLast(6)))
    try disk.put(whole)
    try book.save()
    #expect(WorkingCopy(of: try FileDatabase(on: disk)).people().map(\.first) == ["A."])
  }

  @Test func `each error is a sentence that names the file and the way out`() {
    let errors: [StoreError] = [
      .storage(StorageError(.open, "/x", .notPermitted)), .noCards(path: "/x"),
      .truncated(path: "/x", line: 3), .wouldLose(path: "/x", line: 3),
      .damagedIDs(path: "/x", line: 3), .unknownEntry(path: "/x"),
    ]
    for error in errors {
      #expect(error.sentence.contains("/x"))
      #expect(error.sentence.hasPrefix("Cannot "))
      #expect(error.sentence.hasSuffix("."))
    }
  }

  private func refuses(_ text: some StringProtocol, _ error: StoreError) throws {
    try disk.put(String(text))
    #expect(throws: error) { try FileDatabase(on: disk) }
    #expect(try disk.text(of: "contacts.vcf") == String(text))
    #expect(try disk.list(FileDatabase.directory) == ["contacts.vcf"])
  }
}
