/// Replaces whole files so that a crash leaves the old one or the new one.
package enum AtomicFile {
  /// Writes `bytes` beside `path` (as `path.new`, or under the name in the same folder that `beside` gives),
  /// syncs, renames, and syncs the folder, which is made (`0700`) when it is missing. The file is `0600`; a
  /// symbolic link in its place is refused. One writer at a time: writers that race hold a lock of their own.
  package static func replace(
    _ path: String, with bytes: [UInt8], beside: String? = nil, on disk: any FileSystem
  ) throws(StorageError) {
    let disk = RetryingFileSystem(disk)
    try makeFolders(Path.folder(of: path), on: disk)
    try refuseLink(path, on: disk)
    let held = try writeNew(beside ?? path + ".new", bytes, on: disk)
    try put(held, at: path, on: disk).close()
  }

  /// Makes a folder and those above it, each durable.
  package static func makeFolders(
    _ folder: String, on disk: any FileSystem
  ) throws(StorageError) {
    let disk = RetryingFileSystem(disk)
    if let found = try disk.status(at: folder) {
      if found.kind == .file { throw StorageError(.makeFolder, folder, .notAFolder) }
      return
    }
    let parent = Path.folder(of: folder)
    if parent != folder { try makeFolders(parent, on: disk) }
    do throws(StorageError) {
      try disk.makeFolder(folder)
    } catch {
      if error.reason != .exists { throw error }
    }
    try disk.syncFolder(parent)
  }

  /// Makes the way to a folder durable, of which a part may have been made by a call that failed
  /// before it could sync. Folders that we may not open were not made by us.
  package static func syncFolders(
    above folder: String, on disk: RetryingFileSystem
  ) throws(StorageError) {
    let parent = Path.folder(of: folder)
    guard parent != folder else { return }
    do throws(StorageError) {
      try disk.syncFolder(parent)
    } catch {
      if error.reason != .notPermitted { throw error }
    }
    try syncFolders(above: parent, on: disk)
  }

  /// Leaves a synced file beside `path`. Whatever a crash left under that name is removed first, so
  /// that a link or a hard link planted there is never written through.
  static func writeBeside(
    _ path: String, _ bytes: [UInt8], on disk: RetryingFileSystem
  ) throws(StorageError) -> HeldFile {
    try writeNew(path + ".new", bytes, on: disk)
  }

  private static func writeNew(
    _ beside: String, _ bytes: [UInt8], on disk: RetryingFileSystem
  ) throws(StorageError) -> HeldFile {
    if try disk.status(at: beside) != nil { try disk.remove(beside) }
    let held = try HeldFile(beside, .createNew, on: disk)
    try disk.write(held.file, bytes[...], at: 0)
    try disk.sync(held.file)
    return held
  }

  /// Gives what ``writeBeside(_:_:on:)`` left its name, durably.
  @discardableResult
  static func put(
    _ held: HeldFile, at path: String, on disk: RetryingFileSystem
  ) throws(StorageError) -> HeldFile {
    try disk.rename(held.file.path, to: path)
    try disk.syncFolder(Path.folder(of: path))
    return held
  }

  static func refuseLink(_ path: String, on disk: RetryingFileSystem) throws(StorageError) {
    switch try disk.status(at: path)?.kind {
    case nil, .file: return
    case .link: throw StorageError(.open, path, .symbolicLink)
    case .folder, .other: throw StorageError(.open, path, .notAFile)
    }
  }
}
