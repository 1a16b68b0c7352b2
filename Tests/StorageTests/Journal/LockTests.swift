import Storage
import StorageTesting
import Testing

@Suite struct LockTests {
  @Test(arguments: Backing.allCases)
  func `a writer that waits in vain is told who holds the lock`(on backing: Backing) throws {
    let site = try backing.site()
    let holder = JournaledFile(
      base: site.base, on: site.disk, holder: LockHolder("process 7 on kitchen"), waiter: .never)
    var attempts: [Int] = []
    let waiting = site.ledger(
      waiter: LockRetryPolicy { attempt in
        attempts.append(attempt)
        return attempt < 3
      })
    try holder.append { _ throws(StorageError) in
      let found = error { try waiting.append([[2]]) }
      #expect(found == StorageError(.lock, site.lock, .locked(by: "process 7 on kitchen")))
      return [[1]]
    }
    #expect(attempts == [0, 1, 2, 3])
    try waiting.append([[2]])
    #expect(try site.ledger().open() == [[1], [2]])
  }

  @Test(arguments: Backing.allCases)
  func `a waiter that lets the holder finish gets the lock`(on backing: Backing) throws {
    let site = try backing.site()
    try site.ledger().append([[1]])
    let held = try site.disk.open(site.lock, .update)
    #expect(try site.disk.tryLock(held))
    let waiting = site.ledger(
      waiter: LockRetryPolicy { _ in
        site.disk.close(held)
        return true
      })
    try waiting.append([[2]])
    #expect(waiting.state == [[1], [2]])
  }

  @Test(arguments: Backing.allCases)
  func `reading needs no lock`(on backing: Backing) throws {
    let site = try backing.site()
    let writer = site.ledger()
    try writer.append([[1]])
    try writer.file.append { _ throws(StorageError) in
      let found = try site.ledger().open()
      #expect(found == [[1]])
      return [[2]]
    }
  }

  @Test func `a lock file that was removed meanwhile locks nothing`() throws {
    let disk = FakeDisk()
    let site = Site(disk: disk, folder: "/folder", owner: nil)
    try site.ledger().append([[1]])
    var isFirst = true
    disk.fault = { _, operation in
      guard isFirst, operation == .lock else { return nil }
      isFirst = false
      try? disk.remove(site.lock)
      if let other = try? disk.open(site.lock, .createNew) { _ = try? disk.tryLock(other) }
      return nil
    }
    #expect(error { try site.ledger().append([[2]]) }?.operation == .lock)
    #expect(try site.ledger().open() == [[1]])
  }

  @Test func `the running process says its number and its host`() {
    let text = LockHolder.thisProcess.text
    #expect(text.hasPrefix("process "))
    #expect(text.contains(" on "))
    #expect(!text.contains("\0"))
  }
}
