import Storage
import StorageTesting
import Testing

@Suite struct FaultTests {
  private static let kinds: [FakeDisk.Fault] = [
    .fails(.device), .fails(.noSpace), .fails(.interrupted), .short(1), .short(7),
  ]

  /// Fails the nth call, for every n, and the two after it.
  @Test(arguments: kinds, [1, 3])
  func `a call that fails is reported, harms nothing, and the save works again`(
    fault: FakeDisk.Fault, times: Int
  ) throws {
    try everyCall(fault, times) { ledger in
      try ledger.append([[3], [4]])
    } expecting: {
      [[1], [2], [3], [4]]
    }
  }

  @Test(arguments: kinds, [1, 3])
  func `a compaction that fails is reported, harms nothing, and works again`(
    fault: FakeDisk.Fault, times: Int
  ) throws {
    try everyCall(fault, times) { ledger in
      try ledger.compact()
    } expecting: {
      [[1], [2]]
    }
  }

  @Test(arguments: kinds, [1, 3])
  func `a first save that fails is reported, leaves no half store, and works again`(
    fault: FakeDisk.Fault, times: Int
  ) throws {
    try everyCall(fault, times, from: DiskState()) { ledger in
      try ledger.append([[1]])
    } expecting: {
      [[1]]
    }
  }

  @Test func `salvage that fails leaves no half beside, and the store as it is`() throws {
    for failing in 1... {
      let disk = FakeDisk(try store())
      let report = try StoreReport(base: "/book/list", on: disk)
      let start = disk.callCount
      disk.fault = { call, _ in call == start + failing ? .fails(.noSpace) : nil }
      let salvage = { () throws(StorageError) in
        _ = try Salvage.write(
          report.contents, beside: report.paths.base, on: disk, holder: LockHolder("a test"))
      }
      let failure = error(salvage)
      disk.fault = { _, _ in nil }
      if failure != nil {
        for name in ["list-salvaged", "list-salvaged.journal"] {
          #expect(!disk.state.paths.contains("/book/\(name)"), "call \(failing)")
        }
        try salvage()
      }
      #expect(try Ledger(disk, "/book/list-salvaged").open() == [[1], [2]])
      #expect(try Ledger(disk).open() == [[1], [2]])
      #expect(disk.openCount == 0)
      if disk.callCount < start + failing { break }
    }
  }

  @Test func `a full disk lets everything be read, and saved when there is room`() throws {
    let disk = FakeDisk(try store())
    let ledger = Ledger(disk)
    disk.fault = { _, operation in operation == .write ? .fails(.noSpace) : nil }
    for _ in 0..<3 {
      #expect(error { try ledger.append([[9]]) }?.reason == .noSpace)
      #expect(error { try ledger.compact() }?.reason == .noSpace)
      #expect(try Ledger(disk).open() == [[1], [2]])
    }
    disk.fault = { _, _ in nil }
    try ledger.append([[3]])
    #expect(try Ledger(disk).open() == [[1], [2], [3]])
  }

  @Test func `a save that failed does not come back after a crash during the next one`() throws {
    let disk = FakeDisk(try store())
    let ledger = Ledger(disk)
    try ledger.append([[5]])
    failSyncs(disk, 1)
    #expect(error { try ledger.append([[8, 8, 8, 8]]) }?.reason == .device)
    disk.beforeChange = { moment in
      for seed in 0..<200 {
        let after = FakeDisk(moment.state.afterCrash(.some, seed: UInt64(seed)))
        let found = try? Ledger(after).open()
        #expect(found == [[1], [2], [5]] || found == [[1], [2], [5], [3]], "seed \(seed)")
      }
    }
    try ledger.append([[3]])
    #expect(try Ledger(FakeDisk(disk.state.afterCrash(.synced))).open() == [[1], [2], [5], [3]])
  }

  @Test func `a save that builds on one whose sync failed makes both durable`() throws {
    let disk = FakeDisk(try store())
    let (failing, other) = (Ledger(disk), Ledger(disk))
    try failing.append([[5]])
    try other.open()
    // The record's own sync fails, and the one that would take it back.
    failSyncs(disk, 3)
    #expect(error { try failing.append([[8]]) }?.reason == .device)
    disk.fault = { _, _ in nil }
    #expect(try failing.refresh() == [[1], [2], [5]])
    try other.append([[3]])
    #expect(try failing.refresh() == [[1], [2], [5], [8], [3]])
    for seed in 0..<40 {
      let after = FakeDisk(disk.state.afterCrash(.some, seed: UInt64(seed)))
      #expect(try Ledger(after).open() == [[1], [2], [5], [8], [3]])
    }
  }

  @Test func `a reader that saw a failed save sees it taken back`() throws {
    let disk = FakeDisk(try store())
    let (writer, reader) = (Ledger(disk), Ledger(disk))
    try writer.append([[5]])
    failSyncs(disk, 2)
    #expect(error { try writer.append([[8]]) }?.reason == .device)
    #expect(try reader.open() == [[1], [2], [5], [8]])
    try writer.append([[3]])
    #expect(try reader.refresh() == [[1], [2], [5], [3]])
    #expect(try writer.refresh() == [[1], [2], [5], [3]])
  }

  /// Lets so many syncs of the journal fail, and the truncations among them.
  private func failSyncs(_ disk: FakeDisk, _ count: Int) {
    var left = count
    disk.fault = { _, operation in
      guard left > 0, operation == .sync || operation == .truncate else { return nil }
      // The lock file is cut too, before the first sync.
      if left == count, operation == .truncate { return nil }
      left -= 1
      return .fails(.device)
    }
  }

  @Test func `entries that another program wrote over are on the disk whenever it crashes`() throws
  {
    let disk = FakeDisk(try store())
    try AtomicFile.replace("/book/list", with: Ledger.encode([[8]]), on: disk)
    disk.beforeChange = { moment in
      for seed in 0..<20 {
        let after = FakeDisk(moment.state.afterCrash(.some, seed: UInt64(seed)))
        #expect(throws: Never.self) { try expectSetAside(after) }
      }
    }
    try Ledger(disk).append([[3]])
    try expectSetAside(FakeDisk(disk.state.afterCrash(.synced)))
  }

  @Test func `a base that its writer never synced is durable with the save that builds on it`()
    throws
  {
    let disk = FakeDisk(try store())
    let file = try disk.open("/book/edited", .createNew)
    _ = try disk.write(file, Ledger.encode([[8]])[...], at: 0)
    try disk.rename("/book/edited", to: "/book/list")
    var journals: Set<[UInt8]?> = []
    disk.beforeChange = { moment in
      for seed in 0..<100 {
        let after = FakeDisk(moment.state.afterCrash(.some, seed: UInt64(seed)))
        let base = try? after.contents(of: "/book/list")
        let isOld = base == Ledger.encode([[1]])
        let journal = try? after.contents(of: "/book/list.journal")
        // As long as a crash may bring the old base back, its journal must be there too.
        if isOld { journals.insert(journal) }
      }
    }
    let old = try disk.contents(of: "/book/list.journal")
    try Ledger(disk).append([[3]])
    #expect(journals == [old])
    for seed in 0..<40 {
      let after = FakeDisk(disk.state.afterCrash(.some, seed: UInt64(seed)))
      #expect(try Ledger(after).open() == [[8], [3]])
    }
  }

  private func expectSetAside(_ disk: FakeDisk) throws {
    let kept = try disk.contents(of: "/book/list.journal.old-1") != nil
    let contents = try Ledger(disk).file.read()
    #expect(kept || contents.setAside == [[2]])
    #expect(contents.base == Ledger.encode([[8]]))
  }

  private func store() throws -> DiskState {
    let disk = FakeDisk()
    let ledger = Ledger(disk)
    try ledger.append([[1]])
    try ledger.compact()
    try ledger.append([[2]])
    return disk.state
  }

  private func everyCall(
    _ fault: FakeDisk.Fault, _ times: Int, from start: DiskState? = nil,
    _ operation: (Ledger) throws -> Void, expecting: () -> Ledger.State
  ) throws {
    let start = try start ?? store()
    let before = try Ledger(FakeDisk(start)).open()
    var call = 1
    var isReached = true
    while isReached {
      let disk = FakeDisk(start)
      let ledger = Ledger(disk)
      let calls = call..<call + times
      disk.fault = { number, _ in calls.contains(number) ? fault : nil }
      let failure = error { try operation(ledger) }
      disk.fault = { _, _ in nil }
      isReached = disk.callCount >= call
      if let failure {
        #expect(fault == .fails(failure.reason), "call \(call)")
        #expect([before, expecting()].contains(try Ledger(disk).open()), "call \(call)")
        try operation(ledger)
      }
      #expect(ledger.state == expecting(), "call \(call)")
      #expect(try Ledger(disk).open() == expecting(), "call \(call)")
      let after = FakeDisk(disk.state.afterCrash(.synced))
      #expect(try Ledger(after).open() == expecting(), "call \(call)")
      call += 1
    }
    #expect(call > 10)
  }
}
