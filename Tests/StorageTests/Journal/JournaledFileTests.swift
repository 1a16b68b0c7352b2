import Storage
import StorageTesting
import Testing

@Suite struct JournaledFileTests {
  @Test(arguments: DiskKind.allCases)
  func `a store without a save is empty, and reading makes nothing`(on kind: DiskKind)
    throws
  {
    let fixture = try kind.fixture()
    #expect(try fixture.list().file.read() == StoreContents())
    #expect(try fixture.list().refresh() == [])
    #expect(try fixture.disk.status(at: fixture.folder) == nil)
  }

  @Test(arguments: DiskKind.allCases)
  func `a reopened store has every save, in order`(on kind: DiskKind) throws {
    let fixture = try kind.fixture()
    let list = fixture.list()
    try list.append([[1], []])
    try list.append([])
    try list.append([[UInt8](repeating: 2, count: 100_000 % 251)])
    #expect(list.state == [[1], [], [UInt8](repeating: 2, count: 102)])
    let contents = try fixture.list().file.read()
    #expect(contents == StoreContents(entries: list.state))
  }

  @Test(arguments: DiskKind.allCases)
  func `others read what was saved, and the saver reads nothing new`(on kind: DiskKind) throws {
    let fixture = try kind.fixture()
    let (writer, reader) = (fixture.list().file, fixture.list().file)
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

  @Test(arguments: DiskKind.allCases)
  func `a save merges what another wrote before it`(on kind: DiskKind) throws {
    let fixture = try kind.fixture()
    let (first, second) = (fixture.list(), fixture.list())
    try first.append([[1]])
    try second.open()
    try first.append([[2]])
    try second.file.append { change throws(StorageError) in
      #expect(change == .appended([[2]]))
      return [[3]]
    }
    #expect(try first.refresh() == [[1], [2], [3]])
  }

  @Test(arguments: DiskKind.allCases)
  func `a merge that throws saves nothing, and gets the same changes again`(
    on kind: DiskKind
  ) throws {
    let fixture = try kind.fixture()
    let (first, second) = (fixture.list(), fixture.list())
    try first.append([[1]])
    try second.append([[2]])
    #expect(throws: Refusal.ours) { try first.file.append { _ throws(Refusal) in throw .ours } }
    try second.append([[3]])
    #expect(throws: Refusal.ours) { try first.file.compact { _ throws(Refusal) in throw .ours } }
    #expect(try first.file.refresh() == .appended([[2], [3]]))
    #expect(try first.file.refresh() == .none)
    #expect(try fixture.list().open() == [[1], [2], [3]])
  }

  @Test(arguments: DiskKind.allCases)
  func `compaction moves the entries into the base`(on kind: DiskKind) throws {
    let fixture = try kind.fixture()
    let (list, reader) = (fixture.list(), fixture.list())
    try list.append([[1], [2]])
    try reader.open()
    try list.compact()
    #expect(try fixture.bytes(fixture.base) == ListStore.encode([[1], [2]]))
    #expect(list.file.journalSize == JournalHeader.byteCount)
    #expect(list.file.baseSize == 4)
    #expect(try reader.file.refresh() == .replaced(StoreContents(base: [1, 1, 1, 2])))
    try list.append([[3]])
    #expect(try fixture.list().file.read() == StoreContents(base: [1, 1, 1, 2], entries: [[3]]))
    #expect(try fixture.disk.list(fixture.folder) == ["list.journal", "list.lock", "list.txt"])
  }

  @Test(arguments: DiskKind.allCases)
  func `a base edited by another program is the newer truth, and nothing is thrown away`(
    on kind: DiskKind
  ) throws {
    let fixture = try kind.fixture()
    let list = fixture.list()
    try list.append([[1]])
    let old = try fixture.bytes(fixture.journal)
    try fixture.put(fixture.base, ListStore.encode([[9]]))
    let found = try fixture.list().file.read()
    #expect(found.base == ListStore.encode([[9]]))
    #expect(found.entries == [])
    #expect(found.setAside == [[1]])
    #expect(found.warnings == [.baseEditedElsewhere(base: fixture.base, entriesSetAside: 1)])
    #expect(try list.refresh() == [[9]])
    try list.append([[2]])
    #expect(try fixture.list().open() == [[9], [2]])
    #expect(try fixture.bytes(fixture.journal + ".old-1") == old)
    try fixture.put(fixture.base, [])
    try list.append([[3]])
    #expect(try fixture.list().open() == [[3]])
    #expect(try fixture.bytes(fixture.journal + ".old-1") == old)
    #expect(try fixture.disk.status(at: fixture.journal + ".old-2") != nil)
  }

  @Test(arguments: DiskKind.allCases)
  func `a base edited while it is compacted is not written over`(on kind: DiskKind) throws {
    let fixture = try kind.fixture()
    let list = fixture.list()
    try list.append([[1]])
    let failure = error {
      try list.file.compact { _ throws(StorageError) in
        try fixture.put(fixture.base, ListStore.encode([[9]]))
        return ListStore.encode([[1]])
      }
    }
    #expect(failure == StorageError(.rename, fixture.base, .changing))
    #expect(try fixture.bytes(fixture.base) == ListStore.encode([[9]]))
    #expect(try list.refresh() == [[9]])
    #expect(list.lastContents?.setAside == [[1]])
    try list.compact()
    #expect(try fixture.list().file.read() == StoreContents(base: ListStore.encode([[9]])))
  }

  @Test(arguments: DiskKind.allCases)
  func `a base written anew with the bytes it had is no edit`(on kind: DiskKind) throws {
    let fixture = try kind.fixture()
    try fixture.put(fixture.base, ListStore.encode([[1]]))
    try fixture.list().append([[2]])
    try fixture.put(fixture.base, ListStore.encode([[1]]))
    #expect(try fixture.list().open() == [[1], [2]])
  }

  @Test(arguments: DiskKind.allCases)
  func `a base that is missing though the journal extends it is an error`(
    on kind: DiskKind
  ) throws {
    let fixture = try kind.fixture()
    try fixture.put(fixture.base, ListStore.encode([[1]]))
    try fixture.list().append([[2]])
    try fixture.disk.remove(fixture.base)
    let before = try fixture.everything()
    #expect(reason { try fixture.list().open() } == .baseMissing(journal: fixture.journal))
    #expect(reason { try fixture.list().append([[3]]) } == .baseMissing(journal: fixture.journal))
    #expect(try fixture.everything() == before)
  }

  @Test(arguments: DiskKind.allCases)
  func `what is no store is refused by name and left as it is`(on kind: DiskKind) throws {
    let fixture = try kind.fixture()
    try fixture.list().append([[1]])
    let good = try fixture.bytes(fixture.journal)
    var newer = JournalHeader(generation: 1, base: BaseIdentity(of: [])).bytes
    newer[8] = 2
    newer.replaceSubrange(40..<48, with: withUnsafeBytes(of: Checksum.of(newer[..<40]), Array.init))
    let foreign: [[UInt8]: StorageError.Reason] = [
      []: .foreign, Array("BEGIN:VCARD".utf8): .foreign, Array(good.prefix(47)): .foreign,
      [good[0] ^ 1] + good.dropFirst(): .foreign, newer: .unknownVersion(2),
    ]
    for (bytes, expected) in foreign {
      try fixture.put(fixture.journal, bytes)
      let before = try fixture.everything()
      #expect(error { try fixture.list().open() } == StorageError(.read, fixture.journal, expected))
      #expect(reason { try fixture.list().append([[2]]) } == expected)
      #expect(reason { try fixture.list().compact() } == expected)
      #expect(try fixture.everything() == before)
    }
  }

  @Test(arguments: DiskKind.allCases)
  func `a file or a folder in the way is refused by name`(on kind: DiskKind) throws {
    let fixture = try kind.fixture()
    try fixture.put(fixture.folder, [1])
    #expect(reason { try fixture.list().open() } == .notAFolder)
    #expect(
      error { try fixture.list().append([[1]]) }
        == StorageError(.makeFolder, fixture.folder, .notAFolder))
    #expect(try fixture.bytes(fixture.folder) == [1])
    let other = try kind.fixture()
    try AtomicFile.makeFolders(other.journal, on: other.disk)
    #expect(error { try other.list().open() } == StorageError(.open, other.journal, .notAFile))
  }

  @Test func `a symbolic link in place of any file of the store is refused`() throws {
    for name in ["list.txt", "list.journal", "list.lock"] {
      let disk = FakeDisk()
      let fixture = StoreFixture(disk: disk, folder: "/folder", owner: nil)
      try AtomicFile.makeFolders("/folder", on: disk)
      disk.plantLink(at: "/folder/" + name)
      let expected = StorageError(.open, "/folder/" + name, .symbolicLink)
      #expect(error { try fixture.list().append([[1]]) } == expected)
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

/// What a module above throws: its own reasons, and those of the disk.
private enum Refusal: StoreFailure, Equatable {
  case ours
  case storage(StorageError)
}
