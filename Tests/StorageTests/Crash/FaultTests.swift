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
    try everyCall(fault, times) { list in
      try list.append([[3], [4]])
    } expecting: {
      [[1], [2], [3], [4]]
    }
  }

  @Test(arguments: kinds, [1, 3])
  func `a compaction that fails is reported, harms nothing, and works again`(
    fault: FakeDisk.Fault, times: Int
  ) throws {
    try everyCall(fault, times) { list in
      try list.compact()
    } expecting: {
      [[1], [2]]
    }
  }

  @Test(arguments: kinds, [1, 3])
  func `a first save that fails is reported, leaves no half store, and works again`(
    fault: FakeDisk.Fault, times: Int
  ) throws {
    try everyCall(fault, times, from: DiskState()) { list in
      try list.append([[1]])
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
      #expect(try ListStore(disk, "/book/list-salvaged").open() == [[1], [2]])
      #expect(try ListStore(disk).open() == [[1], [2]])
      #expect(disk.openCount == 0)
      if disk.callCount < start + failing { break }
    }
  }

  @Test func `a full disk lets everything be read, and saved when there is room`() throws {
    let disk = FakeDisk(try store())
    let list = ListStore(disk)
    disk.fault = { _, operation in operation == .write ? .fails(.noSpace) : nil }
    for _ in 0..<3 {
      #expect(error { try list.append([[9]]) }?.reason == .noSpace)
      #expect(error { try list.compact() }?.reason == .noSpace)
      #expect(try ListStore(disk).open() == [[1], [2]])
    }
    disk.fault = { _, _ in nil }
    try list.append([[3]])
    #expect(try ListStore(disk).open() == [[1], [2], [3]])
  }

  @Test func `a save that failed does not come back after a crash during the next one`() throws {
    let disk = FakeDisk(try store())
    let list = ListStore(disk)
    try list.append([[5]])
    failSyncs(disk, 1)
    #expect(error { try list.append([[8, 8, 8, 8]]) }?.reason == .device)
    disk.beforeChange = { moment in
      for seed in 0..<200 {
        let after = FakeDisk(moment.state.afterCrash(.some, seed: UInt64(seed)))
        let found = try? ListStore(after).open()
        #expect(found == [[1], [2], [5]] || found == [[1], [2], [5], [3]], "seed \(seed)")
      }
    }
    try list.append([[3]])
    #expect(try ListStore(FakeDisk(disk.state.afterCrash(.synced))).open() == [[1], [2], [5], [3]])
  }

  @Test func `a save that builds on one whose sync failed makes both durable`() throws {
    let disk = FakeDisk(try store())
    let (failing, other) = (ListStore(disk), ListStore(disk))
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
      #expect(try ListStore(after).open() == [[1], [2], [5], [8], [3]])
    }
  }

  @Test func `a reader that saw a failed save sees it taken back`() throws {
    let disk = FakeDisk(try store())
    let (writer, reader) = (ListStore(disk), ListStore(disk))
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
    try AtomicFile.replace("/book/list", with: ListStore.encode([[8]]), on: disk)
    disk.beforeChange = { moment in
      for seed in 0..<20 {
        let after = FakeDisk(moment.state.afterCrash(.some, seed: UInt64(seed)))
        #expect(throws: Never.self) { try expectSetAside(after) }
      }
    }
    try ListStore(disk).append([[3]])
    try expectSetAside(FakeDisk(disk.state.afterCrash(.synced)))
  }

  @Test func `a base that its writer never synced is durable with the save that builds on it`()
    throws
  {
    let disk = FakeDisk(try store())
    let file = try disk.open("/book/edited", .createNew)
    _ = try disk.write(file, ListStore.encode([[8]])[...], at: 0)
    try disk.rename("/book/edited", to: "/book/list")
    var journals: Set<[UInt8]?> = []
    disk.beforeChange = { moment in
      for seed in 0..<100 {
        let after = FakeDisk(moment.state.afterCrash(.some, seed: UInt64(seed)))
        let base = try? after.contents(of: "/book/list")
        let isOld = base == ListStore.encode([[1]])
        let journal = try? after.contents(of: "/book/list.journal")
        // As long as a crash may bring the old base back, its journal must be there too.
        if isOld { journals.insert(journal) }
      }
    }
    let old = try disk.contents(of: "/book/list.journal")
    try ListStore(disk).append([[3]])
    #expect(journals == [old])
    for seed in 0..<40 {
      let after = FakeDisk(disk.state.afterCrash(.some, seed: UInt64(seed)))
      #expect(try ListStore(after).open() == [[8], [3]])
    }
  }

  private func expectSetAside(_ disk: FakeDisk) throws {
    let kept = try disk.contents(of: "/book/list.journal.old-1") != nil
    let contents = try ListStore(disk).file.read()
    #expect(kept || contents.setAside == [[2]])
    #expect(contents.base == ListStore.encode([[8]]))
  }

  private func store() throws -> DiskState {
    let disk = FakeDisk()
    let list = ListStore(disk)
    try list.append([[1]])
    try list.compact()
    try list.append([[2]])
    return disk.state
  }

  private func everyCall(
    _ fault: FakeDisk.Fault, _ times: Int, from start: DiskState? = nil,
    _ operation: (ListStore) throws -> Void, expecting: () -> ListStore.State
  ) throws {
    let start = try start ?? store()
    let before = try ListStore(FakeDisk(start)).open()
    var call = 1
    var isReached = true
    while isReached {
      let disk = FakeDisk(start)
      let list = ListStore(disk)
      let calls = call..<call + times
      disk.fault = { number, _ in calls.contains(number) ? fault : nil }
      let failure = error { try operation(list) }
      disk.fault = { _, _ in nil }
      isReached = disk.callCount >= call
      if let failure {
        #expect(fault == .fails(failure.reason), "call \(call)")
        #expect([before, expecting()].contains(try ListStore(disk).open()), "call \(call)")
        try operation(list)
      }
      #expect(list.state == expecting(), "call \(call)")
      #expect(try ListStore(disk).open() == expecting(), "call \(call)")
      let after = FakeDisk(disk.state.afterCrash(.synced))
      #expect(try ListStore(after).open() == expecting(), "call \(call)")
      call += 1
    }
    #expect(call > 10)
  }
}
