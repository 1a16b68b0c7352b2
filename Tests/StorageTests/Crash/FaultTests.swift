import Storage
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

  @Test func `entries that another program wrote over are on the disk whenever it crashes`() throws
  {
    let disk = FakeDisk(try store())
    try AtomicFile.replace("/book/list", with: Ledger.encode([[8]]), on: disk)
    disk.beforeChange = { moment in
      for seed in 0..<20 {
        let after = FakeDisk(moment.state.afterCrash(.some(seed: UInt64(seed))))
        #expect(throws: Never.self) { try expectSetAside(after) }
      }
    }
    try Ledger(disk).append([[3]])
    try expectSetAside(FakeDisk(disk.state.afterCrash(.synced)))
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
