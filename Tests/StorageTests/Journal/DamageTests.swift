import Storage
import Testing

@Suite struct DamageTests {
  @Test(arguments: DiskKind.allCases)
  func `a torn tail is left out with a warning, and cut by the next save`(
    on kind: DiskKind
  ) throws {
    let fixture = try kind.fixture()
    let list = fixture.list()
    try list.append([[1]])
    let end = list.file.journalSize
    try list.append([[2, 2, 2, 2, 2, 2]])
    let torn = Array(try fixture.bytes(fixture.journal).dropLast())
    try fixture.put(fixture.journal, torn)
    let contents = try fixture.list().file.read()
    let tail = StoreWarning.tornTail(
      journal: fixture.journal, offset: end, bytes: torn.count - end)
    #expect(contents == StoreContents(entries: [[1]], warnings: [tail]))
    #expect(try fixture.bytes(fixture.journal) == torn)
    try fixture.list().append([[3]])
    #expect(try fixture.list().file.read() == StoreContents(entries: [[1], [3]]))
  }

  @Test func `a tail that a writer is about to finish is no torn tail`() throws {
    let fixture = try DiskKind.fake.fixture()
    let list = fixture.list()
    try list.append([[1]])
    try list.append([[2]])
    let whole = try fixture.bytes(fixture.journal)
    let file = try fixture.disk.open(fixture.journal, .update)
    try fixture.disk.truncate(file, to: whole.count - 5)
    let lock = try fixture.disk.open(fixture.lock, .update)
    #expect(try fixture.disk.tryLock(lock))
    let reader = fixture.list(
      retry: LockRetryPolicy { _ in
        _ = try? fixture.disk.write(file, whole[...], at: 0)
        fixture.disk.close(lock)
        return true
      })
    #expect(try reader.file.read() == StoreContents(entries: [[1], [2]]))
  }

  @Test(arguments: DiskKind.allCases)
  func `a damaged middle is refused with its place, by all, and nothing is written`(
    on kind: DiskKind
  ) throws {
    let (fixture, offset) = try damaged(kind)
    let before = try fixture.everything()
    let expected = StorageError(.read, fixture.journal, .damaged(offset: offset))
    #expect(error { try fixture.list().open() } == expected)
    #expect(error { try fixture.list().append([[9]]) } == expected)
    #expect(error { try fixture.list().compact() } == expected)
    #expect(try fixture.everything() == before)
  }

  @Test(arguments: DiskKind.allCases)
  func `a report lists what is whole, and salvage writes it beside`(on kind: DiskKind) throws {
    let (fixture, offset) = try damaged(kind)
    let before = try fixture.everything()
    let report = try StoreReport(base: fixture.base, on: fixture.disk)
    #expect(!report.opens)
    #expect(report.journalState == .extends)
    #expect(report.saveCount == 2)
    #expect(report.damage.map(\.offset) == [offset])
    #expect(report.damage.map(\.byteCount) == [53])
    let paths = try salvage(report, fixture)
    #expect(paths.base == fixture.folder + "/list.salvaged.txt")
    #expect(try ListStore(fixture.disk, paths.base).open() == [[7], [1], [3]])
    #expect(try StoreReport(base: paths.base, on: fixture.disk).opens)
    #expect(try fixture.everything().filter { !$0.key.contains("salvaged") } == before)
    #expect(
      error { _ = try salvage(report, fixture) } == StorageError(.write, paths.base, .exists))
  }

  @Test func `a damaged header loses no save`() throws {
    let fixture = try DiskKind.fake.fixture()
    let list = fixture.list()
    try list.append([[1]])
    try list.compact()
    try list.append([[2]])
    var bytes = try fixture.bytes(fixture.journal)
    bytes[17] ^= 1
    try fixture.put(fixture.journal, bytes)
    let report = try StoreReport(base: fixture.base, on: fixture.disk)
    #expect(report.journalState == .unreadable(.foreign))
    #expect(report.payloads == [[2]])
    let paths = try salvage(report, fixture)
    #expect(try ListStore(fixture.disk, paths.base).open() == [[1], [2]])
  }

  @Test func `what another program wrote over stays set aside in what is salvaged`() throws {
    let fixture = try DiskKind.fake.fixture()
    try fixture.list().append([[1], [2]])
    try fixture.put(fixture.base, ListStore.encode([[9]]))
    let report = try StoreReport(base: fixture.base, on: fixture.disk)
    let paths = try salvage(report, fixture)
    let file = JournaledFile(
      base: paths.base, on: fixture.disk, holder: LockHolder("a test"), retry: .never)
    let found = try file.read()
    #expect(found.setAside == [[1], [2]])
    #expect(found.base == ListStore.encode([[9]]))
    #expect(found.entries == [])
  }

  @Test func `where the base is missing, its journal is saved`() throws {
    let fixture = try DiskKind.fake.fixture()
    try fixture.put(fixture.base, ListStore.encode([[7]]))
    try fixture.list().append([[1]])
    try fixture.disk.remove(fixture.base)
    let missing = StorageError(.open, fixture.base, .baseMissing(journal: fixture.journal))
    #expect(error { try fixture.list().open() } == missing)
    let report = try StoreReport(base: fixture.base, on: fixture.disk)
    #expect(report.exists && !report.opens)
    #expect(report.sentences.first == missing.sentence)
    #expect(try ListStore(fixture.disk, try salvage(report, fixture).base).open() == [[1]])
  }

  @Test func `a report of a good store is in sentences`() throws {
    let fixture = try DiskKind.fake.fixture()
    #expect(
      try StoreReport(base: fixture.base, on: fixture.disk).sentences == [
        "/folder/list.txt is missing.",
        "/folder/list.journal: none; everything is in the base.",
      ])
    let list = fixture.list()
    try list.append([[1]])
    try list.compact()
    try list.append([[2]])
    let report = try StoreReport(base: fixture.base, on: fixture.disk)
    #expect(report.opens)
    #expect(
      report.sentences == ["/folder/list.txt: 2 bytes.", "/folder/list.journal: 1 whole save."])
  }

  @Test func `a report of a damaged store gives the places in sentences`() throws {
    let (fixture, _) = try damaged(.fake)
    let bytes = try fixture.bytes(fixture.journal)
    try fixture.put(fixture.journal, bytes + [0, 0])
    #expect(
      try StoreReport(base: fixture.base, on: fixture.disk).sentences == [
        "/folder/list.txt: 2 bytes.",
        "/folder/list.journal: 2 whole saves.",
        "/folder/list.journal is damaged: 53 bytes from byte 101 on hold no whole save, "
          + "though a later save stands behind them.",
        "/folder/list.journal ends in the middle of a save that never came to its end; "
          + "the last 2 bytes, from byte 207 on, were left out.",
      ])
  }

  private func salvage(_ report: StoreReport, _ fixture: StoreFixture) throws(StorageError)
    -> StorePaths
  {
    try Salvage.write(
      report.contents, beside: report.paths.base, on: fixture.disk, holder: LockHolder("a test"))
  }

  /// A store with one payload in its base and three saved, of which the second is damaged.
  private func damaged(_ kind: DiskKind) throws -> (StoreFixture, offset: Int) {
    let fixture = try kind.fixture()
    try fixture.put(fixture.base, ListStore.encode([[7]]))
    let list = fixture.list()
    try list.append([[1]])
    let offset = list.file.journalSize
    for byte in [UInt8(2), 3] { try list.append([[byte]]) }
    var bytes = try fixture.bytes(fixture.journal)
    bytes[offset + 20] ^= 1
    try fixture.put(fixture.journal, bytes)
    return (fixture, offset)
  }
}
