import Storage
import Testing

/// What every ``FileSystem`` does, with a folder to do it in.
struct FileSystemContract {
  let disk: any FileSystem
  let folder: String

  func runAll() throws {
    try createsAndReads()
    try refusesWhatIsNoFile()
    try namesWhatIsMissing()
    try locksOutOthers()
    try renamesAndRemoves()
  }

  private func createsAndReads() throws {
    let path = folder + "/created"
    let file = try disk.open(path, .createNew)
    defer { disk.close(file) }
    #expect(reason { _ = try disk.open(path, .createNew) } == .exists)
    #expect(try disk.write(file, [1, 2, 3, 4, 5], at: 0) == 5)
    #expect(try disk.write(file, [9, 8][1...], at: 7) == 1)
    try disk.sync(file)
    #expect(try disk.contents(of: path) == [1, 2, 3, 4, 5, 0, 0, 8])
    #expect(try disk.read(file, at: 3, count: 2) == [4, 5])
    #expect(try disk.read(file, at: 6, count: 9) == [0, 8])
    #expect(try disk.read(file, at: 99, count: 9) == [])
    try disk.truncate(file, to: 2)
    #expect(try disk.readToEnd(file) == [1, 2])
    #expect(try disk.readToEnd(file, from: 1) == [2])
    #expect(try disk.status(of: file) == disk.status(at: path))
    #expect(try disk.status(of: file).size == 2)
  }

  private func refusesWhatIsNoFile() throws {
    let inner = folder + "/inner"
    try disk.makeFolder(inner)
    #expect(reason { try disk.makeFolder(inner) } == .exists)
    #expect(reason { _ = try disk.open(inner, .read) } == .notAFile)
    #expect(reason { _ = try disk.open(inner, .update) } == .notAFile)
    #expect(try disk.status(at: inner)?.kind == .folder)
    #expect(try disk.list(inner) == [])
    let path = folder + "/plain"
    disk.close(try disk.open(path, .createOrUpdate))
    #expect(reason { _ = try disk.open(path + "/below", .read) } == .notAFolder)
    #expect(reason { _ = try disk.list(path) } == .notAFolder)
    #expect(reason { try disk.syncFolder(path) } == .notAFolder)
  }

  private func namesWhatIsMissing() throws {
    let path = folder + "/missing"
    #expect(try disk.status(at: path) == nil)
    #expect(try disk.contents(of: path) == nil)
    #expect(reason { _ = try disk.open(path, .read) } == .notFound)
    #expect(reason { _ = try disk.open(path + "/below", .createNew) } == .notFound)
    #expect(reason { try disk.remove(path) } == .notFound)
    #expect(reason { try disk.rename(path, to: path + "2") } == .notFound)
    #expect(reason { try disk.makeFolder(path + "/below") } == .notFound)
  }

  private func locksOutOthers() throws {
    let path = folder + "/lock"
    let first = try disk.open(path, .createOrUpdate)
    let second = try disk.open(path, .read)
    defer { disk.close(second) }
    #expect(try disk.tryLock(first))
    #expect(try disk.tryLock(first))
    #expect(try !disk.tryLock(second))
    disk.close(first)
    #expect(try disk.tryLock(second))
  }

  private func renamesAndRemoves() throws {
    let (old, new) = (folder + "/old", folder + "/new")
    for (path, byte) in [(old, UInt8(1)), (new, 2)] {
      let file = try disk.open(path, .createNew)
      _ = try disk.write(file, [byte], at: 0)
      disk.close(file)
    }
    let replaced = try disk.open(new, .read)
    defer { disk.close(replaced) }
    try disk.rename(old, to: new)
    try disk.syncFolder(folder)
    #expect(try disk.contents(of: new) == [1])
    #expect(try disk.readToEnd(replaced) == [2])
    #expect(try disk.status(of: replaced).inode != disk.status(at: new)?.inode)
    #expect(try disk.list(folder) == ["created", "inner", "lock", "new", "plain"])
    try disk.remove(new)
    #expect(try disk.status(at: new) == nil)
  }
}

/// Why a call failed; nil when it did not.
func reason(_ call: () throws -> Void) -> StorageError.Reason? {
  do {
    try call()
    return nil
  } catch {
    return (error as? StorageError)?.reason
  }
}
