import Storage
import StorageTesting
import Testing

@Suite struct LockTests {
  @Test(arguments: DiskKind.allCases)
  func `a writer that waits in vain gets the holder of the lock in the error`(on kind: DiskKind)
    throws
  {
    let fixture = try kind.fixture()
    let holder = JournaledFile(
      base: fixture.base, on: fixture.disk, holder: LockHolder("process 7 on kitchen"),
      retry: .never)
    var attempts: [Int] = []
    let waiting = fixture.list(
      retry: LockRetryPolicy { attempt in
        attempts.append(attempt)
        return attempt < 3
      })
    try holder.append { _ throws(StorageError) in
      let found = error { try waiting.append([[2]]) }
      #expect(found == StorageError(.lock, fixture.lock, .locked(by: "process 7 on kitchen")))
      return [[1]]
    }
    #expect(attempts == [0, 1, 2, 3])
    try waiting.append([[2]])
    #expect(try fixture.list().open() == [[1], [2]])
  }

  @Test(arguments: DiskKind.allCases)
  func `a retry that lets the holder finish gets the lock`(on kind: DiskKind) throws {
    let fixture = try kind.fixture()
    try fixture.list().append([[1]])
    let held = try fixture.disk.open(fixture.lock, .update)
    #expect(try fixture.disk.tryLock(held))
    let waiting = fixture.list(
      retry: LockRetryPolicy { _ in
        fixture.disk.close(held)
        return true
      })
    try waiting.append([[2]])
    #expect(waiting.state == [[1], [2]])
  }

  @Test(arguments: DiskKind.allCases)
  func `reading needs no lock`(on kind: DiskKind) throws {
    let fixture = try kind.fixture()
    let writer = fixture.list()
    try writer.append([[1]])
    try writer.file.append { _ throws(StorageError) in
      let found = try fixture.list().open()
      #expect(found == [[1]])
      return [[2]]
    }
  }

  @Test func `a lock file that was removed meanwhile locks nothing`() throws {
    let disk = FakeDisk()
    let fixture = StoreFixture(disk: disk, folder: "/folder", owner: nil)
    try fixture.list().append([[1]])
    var isFirst = true
    disk.fault = { _, operation in
      guard isFirst, operation == .lock else { return nil }
      isFirst = false
      try? disk.remove(fixture.lock)
      if let other = try? disk.open(fixture.lock, .createNew) { _ = try? disk.tryLock(other) }
      return nil
    }
    #expect(error { try fixture.list().append([[2]]) }?.operation == .lock)
    #expect(try fixture.list().open() == [[1]])
  }

  @Test func `the running process is identified by number and host`() {
    let text = LockHolder.thisProcess.text
    #expect(text.hasPrefix("process "))
    #expect(text.contains(" on "))
    #expect(!text.contains("\0"))
  }
}
