import Storage
import StorageTesting
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite struct ConcurrencyTests {
  /// Each task has a store of its own on the same files, as processes would.
  @Test func `writers at once lose nothing, and each sees one order`() async throws {
    let folder = try TemporaryFolder()
    let base = folder.path + "/list.txt"
    let orders = try await withThrowingTaskGroup(of: ListStore.State.self) { group in
      for writer in 0..<UInt8(4) {
        group.addTask { try Self.write(as: writer, base) }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    let whole = try ListStore(DiskFileSystem(), base).open()
    #expect(whole.count == 4 * 25)
    for writer in 0..<UInt8(4) {
      #expect(whole.filter { $0[0] == writer } == (0..<25).map { [writer, $0] })
    }
    for order in orders { #expect(whole.starts(with: order)) }
  }

  @Test func `a reader is not misled by a writer that comes between any two of its calls`() throws {
    let fixture = try DiskKind.fake.fixture()
    let disk = try #require(fixture.disk as? FakeDisk)
    var call = 1
    var isReached = true
    while isReached {
      let writer = fixture.list()
      try writer.append([[UInt8(call)]])
      let before = writer.state
      let place = disk.callCount + call
      disk.fault = { number, _ in
        if number == place {
          try? writer.compact()
          try? writer.append([[0]])
        }
        return nil
      }
      let contents = try fixture.list().file.read()
      disk.fault = { _, _ in nil }
      isReached = writer.state != before
      let found = ListStore.decode(contents.base) + contents.entries
      #expect([before, writer.state].contains(found), "call \(call)")
      #expect(contents.warnings == [] && contents.setAside == [], "call \(call)")
      call += 1
    }
    #expect(call > 8)
  }

  private static func write(as writer: UInt8, _ base: String) throws -> ListStore.State {
    let retry = LockRetryPolicy { attempt in
      sched_yield()
      return attempt < 10_000_000
    }
    let list = ListStore(DiskFileSystem(), base, retry: retry)
    for count in 0..<UInt8(25) {
      if count % 8 == writer { try list.compact() }
      if count % 3 == 0 { try list.refresh() }
      try list.append([[writer, count]])
    }
    return list.state
  }
}
