import Storage
import StorageTesting
import TestSupport
import Testing

/// The disks that a store is tested on.
enum DiskKind: String, CaseIterable, CustomTestStringConvertible {
  case real
  case fake

  var testDescription: String { "\(rawValue) disk" }

  func fixture() throws -> StoreFixture {
    switch self {
    case .fake: return StoreFixture(disk: FakeDisk(), folder: "/folder", owner: nil)
    case .real:
      let owner = try TemporaryFolder()
      return StoreFixture(disk: DiskFileSystem(), folder: owner.path + "/folder", owner: owner)
    }
  }
}

/// A disk and a folder on it, which does not exist yet, for one store.
struct StoreFixture {
  let disk: any FileSystem
  let folder: String
  let owner: TemporaryFolder?

  var base: String { folder + "/list.txt" }
  var journal: String { folder + "/list.journal" }
  var lock: String { folder + "/list.lock" }

  func list(retry: LockRetryPolicy = .never) -> ListStore { ListStore(disk, base, retry: retry) }

  func bytes(_ path: String) throws -> [UInt8] { try #require(try disk.contents(of: path)) }

  func put(_ path: String, _ bytes: [UInt8]) throws(StorageError) {
    try AtomicFile.replace(path, with: bytes, on: disk)
  }

  /// Every file with its bytes.
  func everything() throws -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for name in try disk.list(folder) { files[name] = try disk.contents(of: folder + "/" + name) }
    return files
  }
}
