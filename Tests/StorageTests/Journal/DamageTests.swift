import Storage
import Testing

@Suite struct DamageTests {
  @Test(arguments: Backing.allCases)
  func `a torn tail is left out with a warning, and cut by the next save`(
    on backing: Backing
  ) throws {
    let site = try backing.site()
    let ledger = site.ledger()
    try ledger.append([[1]])
    let end = ledger.file.journalSize
    try ledger.append([[2, 2, 2, 2, 2, 2]])
    let torn = Array(try site.bytes(site.journal).dropLast())
    try site.put(site.journal, torn)
    let contents = try site.ledger().file.read()
    let tail = StoreWarning.tornTail(
      journal: site.journal, offset: end, bytes: torn.count - end)
    #expect(contents == StoreContents(entries: [[1]], warnings: [tail]))
    #expect(try site.bytes(site.journal) == torn)
    try site.ledger().append([[3]])
    #expect(try site.ledger().file.read() == StoreContents(entries: [[1], [3]]))
  }

  @Test func `a tail that a writer is about to finish is no torn tail`() throws {
    let site = try Backing.fake.site()
    let ledger = site.ledger()
    try ledger.append([[1]])
    try ledger.append([[2]])
    let whole = try site.bytes(site.journal)
    let file = try site.disk.open(site.journal, .update)
    try site.disk.truncate(file, to: whole.count - 5)
    let lock = try site.disk.open(site.lock, .update)
    #expect(try site.disk.tryLock(lock))
    let reader = site.ledger(
      waiter: LockRetryPolicy { _ in
        _ = try? site.disk.write(file, whole[...], at: 0)
        site.disk.close(lock)
        return true
      })
    #expect(try reader.file.read() == StoreContents(entries: [[1], [2]]))
  }

  @Test(arguments: Backing.allCases)
  func `a damaged middle is refused with its place, by all, and nothing is written`(
    on backing: Backing
  ) throws {
    let (site, offset) = try damaged(backing)
    let before = try site.everything()
    let expected = StorageError(.read, site.journal, .damaged(offset: offset))
    #expect(error { try site.ledger().open() } == expected)
    #expect(error { try site.ledger().append([[9]]) } == expected)
    #expect(error { try site.ledger().compact() } == expected)
    #expect(try site.everything() == before)
  }

  @Test(arguments: Backing.allCases)
  func `a report tells what is whole, and salvage writes it beside`(on backing: Backing) throws {
    let (site, offset) = try damaged(backing)
    let before = try site.everything()
    let report = try StoreReport(base: site.base, on: site.disk)
    #expect(!report.opens)
    #expect(report.standing == .extends)
    #expect(report.saveCount == 2)
    #expect(report.damage.map(\.offset) == [offset])
    #expect(report.damage.map(\.byteCount) == [53])
    let paths = try salvage(report, site)
    #expect(paths.base == site.folder + "/list.salvaged.txt")
    #expect(try Ledger(site.disk, paths.base).open() == [[7], [1], [3]])
    #expect(try StoreReport(base: paths.base, on: site.disk).opens)
    #expect(try site.everything().filter { !$0.key.contains("salvaged") } == before)
    #expect(
      error { _ = try salvage(report, site) } == StorageError(.write, paths.base, .exists))
  }

  @Test func `a damaged header loses no save`() throws {
    let site = try Backing.fake.site()
    let ledger = site.ledger()
    try ledger.append([[1]])
    try ledger.compact()
    try ledger.append([[2]])
    var bytes = try site.bytes(site.journal)
    bytes[17] ^= 1
    try site.put(site.journal, bytes)
    let report = try StoreReport(base: site.base, on: site.disk)
    #expect(report.standing == .unreadable(.foreign))
    #expect(report.payloads == [[2]])
    let paths = try salvage(report, site)
    #expect(try Ledger(site.disk, paths.base).open() == [[1], [2]])
  }

  @Test func `what another program wrote over stays set aside in what is salvaged`() throws {
    let site = try Backing.fake.site()
    try site.ledger().append([[1], [2]])
    try site.put(site.base, Ledger.encode([[9]]))
    let report = try StoreReport(base: site.base, on: site.disk)
    let paths = try salvage(report, site)
    let file = JournaledFile(
      base: paths.base, on: site.disk, holder: LockHolder("a test"), waiter: .never)
    let found = try file.read()
    #expect(found.setAside == [[1], [2]])
    #expect(found.base == Ledger.encode([[9]]))
    #expect(found.entries == [])
  }

  @Test func `where the base is missing, its journal is saved`() throws {
    let site = try Backing.fake.site()
    try site.put(site.base, Ledger.encode([[7]]))
    try site.ledger().append([[1]])
    try site.disk.remove(site.base)
    let missing = StorageError(.open, site.base, .baseMissing(journal: site.journal))
    #expect(error { try site.ledger().open() } == missing)
    let report = try StoreReport(base: site.base, on: site.disk)
    #expect(report.exists && !report.opens)
    #expect(report.sentences.first == missing.sentence)
    #expect(try Ledger(site.disk, try salvage(report, site).base).open() == [[1]])
  }

  @Test func `a report of a good store says so in sentences`() throws {
    let site = try Backing.fake.site()
    #expect(
      try StoreReport(base: site.base, on: site.disk).sentences == [
        "/folder/list.txt is missing.",
        "/folder/list.journal: none; everything is in the base.",
      ])
    let ledger = site.ledger()
    try ledger.append([[1]])
    try ledger.compact()
    try ledger.append([[2]])
    let report = try StoreReport(base: site.base, on: site.disk)
    #expect(report.opens)
    #expect(
      report.sentences == ["/folder/list.txt: 2 bytes.", "/folder/list.journal: 1 whole save."])
  }

  @Test func `a report of a damaged store says where, in sentences`() throws {
    let (site, _) = try damaged(.fake)
    let bytes = try site.bytes(site.journal)
    try site.put(site.journal, bytes + [0, 0])
    #expect(
      try StoreReport(base: site.base, on: site.disk).sentences == [
        "/folder/list.txt: 2 bytes.",
        "/folder/list.journal: 2 whole saves.",
        "/folder/list.journal is damaged: 53 bytes from byte 101 on hold no whole save, "
          + "though a later save stands behind them.",
        "/folder/list.journal ends in the middle of a save that never came to its end; "
          + "the last 2 bytes, from byte 207 on, were left out.",
      ])
  }

  private func salvage(_ report: StoreReport, _ site: Site) throws(StorageError) -> StorePaths {
    try Salvage.write(
      report.contents, beside: report.paths.base, on: site.disk, holder: LockHolder("a test"))
  }

  /// A store with one payload in its base and three saved, of which the second is damaged.
  private func damaged(_ backing: Backing) throws -> (Site, offset: Int) {
    let site = try backing.site()
    try site.put(site.base, Ledger.encode([[7]]))
    let ledger = site.ledger()
    try ledger.append([[1]])
    let offset = ledger.file.journalSize
    for byte in [UInt8(2), 3] { try ledger.append([[byte]]) }
    var bytes = try site.bytes(site.journal)
    bytes[offset + 20] ^= 1
    try site.put(site.journal, bytes)
    return (site, offset)
  }
}
