import Storage
import StorageTesting
import Testing

@Suite struct JournaledFileTests {
  @Test(arguments: Backing.allCases)
  func `a store that nobody saved to is empty, and looking makes nothing`(on backing: Backing)
    throws
  {
    let site = try backing.site()
    #expect(try site.ledger().file.read() == StoreContents())
    #expect(try site.ledger().refresh() == [])
    #expect(try site.disk.status(at: site.folder) == nil)
  }

  @Test(arguments: Backing.allCases)
  func `a reopened store has every save, in order`(on backing: Backing) throws {
    let site = try backing.site()
    let ledger = site.ledger()
    try ledger.append([[1], []])
    try ledger.append([])
    try ledger.append([[UInt8](repeating: 2, count: 100_000 % 251)])
    #expect(ledger.state == [[1], [], [UInt8](repeating: 2, count: 102)])
    let contents = try site.ledger().file.read()
    #expect(contents == StoreContents(entries: ledger.state))
  }

  @Test(arguments: Backing.allCases)
  func `others are told what was saved, and the saver is not`(on backing: Backing) throws {
    let site = try backing.site()
    let (writer, reader) = (site.ledger().file, site.ledger().file)
    #expect(try reader.read() == StoreContents())
    #expect(try writer.append([[1]]) == .replaced(StoreContents()))
    #expect(try reader.refresh() == .replaced(StoreContents(entries: [[1]])))
    #expect(try reader.refresh() == .none)
    #expect(try writer.append([[2], [3]]) == .none)
    #expect(try writer.append([[4]]) == .none)
    #expect(try reader.refresh() == .appended([[2], [3], [4]]))
    #expect(try writer.refresh() == .none)
    #expect(try reader.append([[5]]) == .none)
    #expect(try writer.append([[6]]) == .appended([[5]]))
  }

  @Test(arguments: Backing.allCases)
  func `a save merges what another wrote before it`(on backing: Backing) throws {
    let site = try backing.site()
    let (first, second) = (site.ledger(), site.ledger())
    try first.append([[1]])
    try second.open()
    try first.append([[2]])
    try second.file.append { change throws(StorageError) in
      #expect(change == .appended([[2]]))
      return [[3]]
    }
    #expect(try first.refresh() == [[1], [2], [3]])
  }

  @Test(arguments: Backing.allCases)
  func `a merge that throws saves nothing, and is told again what it was told`(
    on backing: Backing
  ) throws {
    let site = try backing.site()
    let (first, second) = (site.ledger(), site.ledger())
    try first.append([[1]])
    try second.append([[2]])
    #expect(throws: Refusal.ours) { try first.file.append { _ throws(Refusal) in throw .ours } }
    try second.append([[3]])
    #expect(throws: Refusal.ours) { try first.file.compact { _ throws(Refusal) in throw .ours } }
    #expect(try first.file.refresh() == .appended([[2], [3]]))
    #expect(try first.file.refresh() == .none)
    #expect(try site.ledger().open() == [[1], [2], [3]])
  }

  @Test(arguments: Backing.allCases)
  func `compaction moves the entries into the base`(on backing: Backing) throws {
    let site = try backing.site()
    let (ledger, reader) = (site.ledger(), site.ledger())
    try ledger.append([[1], [2]])
    try reader.open()
    try ledger.compact()
    #expect(try site.bytes(site.base) == Ledger.encode([[1], [2]]))
    #expect(ledger.file.journalSize == JournalHeader.byteCount)
    #expect(ledger.file.baseSize == 4)
    #expect(try reader.file.refresh() == .replaced(StoreContents(base: [1, 1, 1, 2])))
    try ledger.append([[3]])
    #expect(try site.ledger().file.read() == StoreContents(base: [1, 1, 1, 2], entries: [[3]]))
    #expect(try site.disk.list(site.folder) == ["list.journal", "list.lock", "list.txt"])
  }

  @Test(arguments: Backing.allCases)
  func `a base edited by another program is the newer truth, and nothing is thrown away`(
    on backing: Backing
  ) throws {
    let site = try backing.site()
    let ledger = site.ledger()
    try ledger.append([[1]])
    let old = try site.bytes(site.journal)
    try site.put(site.base, Ledger.encode([[9]]))
    let found = try site.ledger().file.read()
    #expect(found.base == Ledger.encode([[9]]))
    #expect(found.entries == [])
    #expect(found.setAside == [[1]])
    #expect(found.warnings == [.baseEditedElsewhere(base: site.base, entriesSetAside: 1)])
    #expect(try ledger.refresh() == [[9]])
    try ledger.append([[2]])
    #expect(try site.ledger().open() == [[9], [2]])
    #expect(try site.bytes(site.journal + ".old-1") == old)
    try site.put(site.base, [])
    try ledger.append([[3]])
    #expect(try site.ledger().open() == [[3]])
    #expect(try site.bytes(site.journal + ".old-1") == old)
    #expect(try site.disk.status(at: site.journal + ".old-2") != nil)
  }

  @Test(arguments: Backing.allCases)
  func `a base edited while it is compacted is not written over`(on backing: Backing) throws {
    let site = try backing.site()
    let ledger = site.ledger()
    try ledger.append([[1]])
    let failure = error {
      try ledger.file.compact { _ throws(StorageError) in
        try site.put(site.base, Ledger.encode([[9]]))
        return Ledger.encode([[1]])
      }
    }
    #expect(failure == StorageError(.rename, site.base, .changing))
    #expect(try site.bytes(site.base) == Ledger.encode([[9]]))
    #expect(try ledger.refresh() == [[9]])
    #expect(ledger.lastContents?.setAside == [[1]])
    try ledger.compact()
    #expect(try site.ledger().file.read() == StoreContents(base: Ledger.encode([[9]])))
  }

  @Test(arguments: Backing.allCases)
  func `a base written anew with the bytes it had is no edit`(on backing: Backing) throws {
    let site = try backing.site()
    try site.put(site.base, Ledger.encode([[1]]))
    try site.ledger().append([[2]])
    try site.put(site.base, Ledger.encode([[1]]))
    #expect(try site.ledger().open() == [[1], [2]])
  }

  @Test(arguments: Backing.allCases)
  func `a base that is missing though the journal extends it is an error`(
    on backing: Backing
  ) throws {
    let site = try backing.site()
    try site.put(site.base, Ledger.encode([[1]]))
    try site.ledger().append([[2]])
    try site.disk.remove(site.base)
    let before = try site.everything()
    #expect(reason { try site.ledger().open() } == .baseMissing(journal: site.journal))
    #expect(reason { try site.ledger().append([[3]]) } == .baseMissing(journal: site.journal))
    #expect(try site.everything() == before)
  }

  @Test(arguments: Backing.allCases)
  func `what is no store is refused by name and left as it is`(on backing: Backing) throws {
    let site = try backing.site()
    try site.ledger().append([[1]])
    let good = try site.bytes(site.journal)
    var newer = JournalHeader(generation: 1, base: BaseIdentity(of: [])).bytes
    newer[8] = 2
    newer.replaceSubrange(40..<48, with: withUnsafeBytes(of: Checksum.of(newer[..<40]), Array.init))
    let foreign: [[UInt8]: StorageError.Reason] = [
      []: .foreign, Array("BEGIN:VCARD".utf8): .foreign, Array(good.prefix(47)): .foreign,
      [good[0] ^ 1] + good.dropFirst(): .foreign, newer: .unknownVersion(2),
    ]
    for (bytes, expected) in foreign {
      try site.put(site.journal, bytes)
      let before = try site.everything()
      #expect(error { try site.ledger().open() } == StorageError(.read, site.journal, expected))
      #expect(reason { try site.ledger().append([[2]]) } == expected)
      #expect(reason { try site.ledger().compact() } == expected)
      #expect(try site.everything() == before)
    }
  }

  @Test(arguments: Backing.allCases)
  func `a file or a folder in the way is refused by name`(on backing: Backing) throws {
    let site = try backing.site()
    try site.put(site.folder, [1])
    #expect(reason { try site.ledger().open() } == .notAFolder)
    #expect(
      error { try site.ledger().append([[1]]) }
        == StorageError(.makeFolder, site.folder, .notAFolder))
    #expect(try site.bytes(site.folder) == [1])
    let other = try backing.site()
    try AtomicFile.makeFolders(other.journal, on: other.disk)
    #expect(error { try other.ledger().open() } == StorageError(.open, other.journal, .notAFile))
  }

  @Test func `a symbolic link in place of any file of the store is refused`() throws {
    for name in ["list.txt", "list.journal", "list.lock"] {
      let disk = FakeDisk()
      let site = Site(disk: disk, folder: "/folder", owner: nil)
      try AtomicFile.makeFolders("/folder", on: disk)
      disk.plantLink(at: "/folder/" + name)
      let expected = StorageError(.open, "/folder/" + name, .symbolicLink)
      #expect(error { try site.ledger().append([[1]]) } == expected)
    }
  }
}

/// What a call failed with; nil when it did not.
func error(_ call: () throws -> Void) -> StorageError? {
  do {
    try call()
    return nil
  } catch {
    return error as? StorageError
  }
}

/// What a room above throws: its own reasons, and those of the disk.
private enum Refusal: StoreFailure, Equatable {
  case ours
  case storage(StorageError)
}
