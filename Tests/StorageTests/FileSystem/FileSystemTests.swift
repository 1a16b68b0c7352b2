import Storage
import StorageTesting
import TestSupport
import Testing

@Suite struct FileSystemTests {
  @Test func `the real disk keeps the contract`() throws {
    let folder = try TemporaryFolder()
    try FileSystemContract(disk: DiskFileSystem(), folder: folder.path).runAll()
  }

  @Test func `the fake disk keeps the contract`() throws {
    let disk = FakeDisk()
    try disk.makeFolder("/there")
    try FileSystemContract(disk: disk, folder: "/there").runAll()
    #expect(disk.openCount == 0)
  }

  @Test func `a retrying disk keeps the contract though calls are interrupted and short`() throws {
    let disk = FakeDisk()
    try disk.makeFolder("/there")
    disk.fault = { call, _ in
      call % 3 == 0 ? .fails(.interrupted) : call % 3 == 1 ? .short(1) : nil
    }
    let retrying = RetryingFileSystem(disk)
    let file = try retrying.open("/there/file", .createNew)
    #expect(try retrying.write(file, [1, 2, 3, 4, 5, 6, 7], at: 0) == 7)
    try retrying.sync(file)
    #expect(try retrying.readToEnd(file) == [1, 2, 3, 4, 5, 6, 7])
    #expect(try retrying.list("/there") == ["file"])
  }

  @Test func `files and folders are made for their owner alone`() throws {
    let folder = try TemporaryFolder()
    try AtomicFile.replace(folder.path + "/a/b/c", with: [1], on: DiskFileSystem())
    #expect(folder.mode(of: "a") == 0o700)
    #expect(folder.mode(of: "a/b") == 0o700)
    #expect(folder.mode(of: "a/b/c") == 0o600)
    #expect(try DiskFileSystem().list(folder.path + "/a/b") == ["c"])
  }

  /// Found by the fuzzer: the folder above it was looked for without end.
  @Test func `a bare name on a disk without a current folder is refused`() {
    #expect(reason { try AtomicFile.replace("file", with: [1], on: FakeDisk()) } != nil)
  }

  @Test func `a link or a pipe in place of a file is refused`() throws {
    let folder = try TemporaryFolder()
    let disk = DiskFileSystem()
    try AtomicFile.replace(folder.path + "/target", with: [1], on: disk)
    folder.link("link", to: "target")
    folder.pipe("pipe")
    let (link, pipe) = (folder.path + "/link", folder.path + "/pipe")
    #expect(try disk.status(at: link)?.kind == .link)
    #expect(reason { _ = try disk.open(link, .createOrUpdate) } == .symbolicLink)
    #expect(reason { _ = try disk.open(pipe, .read) } == .notAFile)
    for path in [link, pipe] {
      #expect(reason { try AtomicFile.replace(path, with: [2], on: disk) } != nil)
    }
    #expect(try disk.contents(of: folder.path + "/target") == [1])
  }

  @Test func `a link planted under the name of the file beside is not written through`() throws {
    let folder = try TemporaryFolder()
    let disk = DiskFileSystem()
    try AtomicFile.replace(folder.path + "/victim", with: [1], on: disk)
    folder.link("file.new", to: "victim")
    try AtomicFile.replace(folder.path + "/file", with: [2], on: disk)
    #expect(try disk.contents(of: folder.path + "/victim") == [1])
    #expect(try disk.contents(of: folder.path + "/file") == [2])
  }

  @Test func `a file replaced is the old one or the new one after a crash anywhere`() throws {
    let disk = FakeDisk()
    try AtomicFile.replace("/folder/file", with: [1, 2, 3], on: disk)
    var found: Set<[UInt8]?> = []
    disk.beforeChange = { moment in
      for seed in 0..<40 {
        for count in 0...moment.byteCount {
          let after = moment.torn(after: count).afterCrash(.some, seed: UInt64(seed))
          found.insert(try? FakeDisk(after).contents(of: "/folder/file"))
        }
      }
    }
    try AtomicFile.replace("/folder/file", with: [4, 5, 6, 7], on: disk)
    #expect(found == [[1, 2, 3], [4, 5, 6, 7]])
    let after = disk.state.afterCrash(.synced)
    #expect(try FakeDisk(after).contents(of: "/folder/file") == [4, 5, 6, 7])
  }

  @Test func `what was not synced is forgotten, and a failed sync is not made up for`() throws {
    let disk = FakeDisk()
    let file = try disk.open("/file", .createNew)
    try disk.syncFolder("/")
    _ = try disk.write(file, [1], at: 0)
    #expect(try FakeDisk(disk.state.afterCrash(.synced)).contents(of: "/file") == [])
    #expect(try FakeDisk(disk.state.afterCrash(.everything)).contents(of: "/file") == [1])
    disk.fault = { _, operation in operation == .sync ? .fails(.device) : nil }
    #expect(reason { try disk.sync(file) } == .device)
    disk.fault = { _, _ in nil }
    try disk.sync(file)
    #expect(try disk.contents(of: "/file") == [1])
    #expect(try FakeDisk(disk.state.afterCrash(.synced)).contents(of: "/file") == [])
  }
}
