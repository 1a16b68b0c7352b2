package import Storage

/// A disk in memory that forgets whatever was not synced, and fails where it is set to.
///
/// Calls are numbered from 1. ``beforeChange`` sees the disk before each call that changes it, so
/// that a test looks at every place where a crash could come; ``DiskState/afterCrash(_:)`` returns what
/// the crash leaves; ``init(_:)`` starts a machine with that. Deterministic throughout.
package final class FakeDisk: FileSystem {
  /// What a call does instead of what it should.
  package enum Fault: Hashable, Sendable {
    /// It fails, changing nothing; a failed sync forgets the bytes that it should have made durable.
    case fails(StorageError.Reason)
    /// A write or a read takes only so many bytes, at least one.
    case short(Int)
  }

  /// A place where a crash could come.
  package struct Moment {
    /// The disk before the call.
    package let state: DiskState
    /// How many bytes the call is about to write.
    package var byteCount: Int { bytes.count }
    fileprivate var inode = 0
    fileprivate var offset = 0
    fileprivate var bytes: [UInt8] = []

    /// The disk when the first `count` bytes were written.
    package func torn(after count: Int) -> DiskState {
      var state = state
      if count > 0 { state.change(inode, .write(at: offset, Array(bytes.prefix(count)))) }
      return state
    }
  }

  /// All that it holds.
  package private(set) var state: DiskState
  /// How many calls were made.
  package private(set) var callCount = 0
  /// Asked at each call for its fault, by the number of the call.
  package var fault: (_ call: Int, StorageError.Operation) -> Fault? = { _, _ in nil }
  /// Called before each call that changes bytes or names, or makes them durable.
  package var beforeChange: ((Moment) -> Void)?
  private var inodeOfHandle: [Int32: Int] = [:]
  private var handleOfLock: [Int: Int32] = [:]
  private var lastHandle: Int32 = 2

  /// A machine with that on its disk, and nothing open.
  package init(_ state: DiskState = DiskState()) { self.state = state }

  /// How many files are open: none when nothing leaks.
  package var openCount: Int { inodeOfHandle.count }

  /// Puts a symbolic link at a path.
  package func plantLink(at path: String) { _ = state.make(.link, at: path) }

  package func open(_ path: String, _ mode: OpenMode) throws(StorageError) -> OpenFile {
    try call(.open, path)
    let inode = try find(path, mode)
    lastHandle += 1
    inodeOfHandle[lastHandle] = inode
    return OpenFile(number: lastHandle, path: path)
  }

  package func close(_ file: OpenFile) {
    guard let inode = inodeOfHandle.removeValue(forKey: file.number) else { return }
    if handleOfLock[inode] == file.number { handleOfLock[inode] = nil }
  }

  package func read(_ file: OpenFile, at offset: Int, count: Int) throws(StorageError) -> [UInt8] {
    let most = try call(.read, file.path) ?? count
    let (_, inode) = try held(file, .read)
    return Array(inode.bytes.dropFirst(offset).prefix(min(most, count)))
  }

  package func write(
    _ file: OpenFile, _ bytes: ArraySlice<UInt8>, at offset: Int
  ) throws(StorageError) -> Int {
    let most = try call(.write, file.path) ?? bytes.count
    let taken = Array(bytes.prefix(most))
    let (number, _) = try held(file, .write)
    beforeChange?(Moment(state: state, inode: number, offset: offset, bytes: taken))
    state.change(number, .write(at: offset, taken))
    return taken.count
  }

  package func truncate(_ file: OpenFile, to size: Int) throws(StorageError) {
    try call(.truncate, file.path)
    let (number, _) = try held(file, .truncate)
    beforeChange?(Moment(state: state))
    state.change(number, .truncate(to: size))
  }

  package func sync(_ file: OpenFile) throws(StorageError) {
    let (number, _) = try held(file, .sync)
    do throws(StorageError) {
      try call(.sync, file.path)
    } catch {
      if error.reason != .interrupted { state.abandon(number) }
      throw error
    }
    beforeChange?(Moment(state: state))
    state.sync(number)
  }

  package func status(of file: OpenFile) throws(StorageError) -> FileStatus {
    try call(.status, file.path)
    let (number, inode) = try held(file, .status)
    return FileStatus(number, inode)
  }

  package func status(at path: String) throws(StorageError) -> FileStatus? {
    try call(.status, path)
    guard let number = state.names[path], let inode = state.inodes[number] else {
      try checkFolder(of: path, .status, missing: false)
      return nil
    }
    return FileStatus(number, inode)
  }

  package func tryLock(_ file: OpenFile) throws(StorageError) -> Bool {
    try call(.lock, file.path)
    let (number, _) = try held(file, .lock)
    if let owner = handleOfLock[number], owner != file.number { return false }
    handleOfLock[number] = file.number
    return true
  }

  package func rename(_ path: String, to newPath: String) throws(StorageError) {
    try call(.rename, path)
    guard let inode = state.names[path] else { throw StorageError(.rename, path, .notFound) }
    beforeChange?(Moment(state: state))
    state.change(.move(path, to: newPath, inode: inode))
  }

  package func remove(_ path: String) throws(StorageError) {
    try call(.remove, path)
    guard state.names[path] != nil else { throw StorageError(.remove, path, .notFound) }
    beforeChange?(Moment(state: state))
    state.change(.unlink(path))
  }

  package func list(_ folder: String) throws(StorageError) -> [String] {
    try call(.list, folder)
    guard let kind = kind(folder) else { throw StorageError(.list, folder, .notFound) }
    guard kind == .folder else { throw StorageError(.list, folder, .notAFolder) }
    return state.names.keys.filter { $0 != "/" && Path.folder(of: $0) == folder }
      .map(Path.name).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  package func makeFolder(_ path: String) throws(StorageError) {
    try call(.makeFolder, path)
    guard kind(path) == nil else { throw StorageError(.makeFolder, path, .exists) }
    try checkFolder(of: path, .makeFolder, missing: true)
    beforeChange?(Moment(state: state))
    _ = state.make(.folder, at: path)
  }

  package func syncFolder(_ path: String) throws(StorageError) {
    try call(.sync, path)
    guard kind(path) == .folder else { throw StorageError(.sync, path, .notAFolder) }
    beforeChange?(Moment(state: state))
    state.syncNames(in: path)
  }

  /// Counts a call; returns how many bytes it may take, nil for all.
  @discardableResult
  private func call(
    _ operation: StorageError.Operation, _ path: String
  ) throws(StorageError) -> Int? {
    callCount += 1
    switch fault(callCount, operation) {
    case nil: return nil
    case .short(let count): return max(count, 1)
    case .fails(let reason): throw StorageError(operation, path, reason)
    }
  }

  private func find(_ path: String, _ mode: OpenMode) throws(StorageError) -> Int {
    guard let inode = state.names[path] else {
      let creates = mode == .createNew || mode == .createOrUpdate
      try checkFolder(of: path, .open, missing: true)
      guard creates else { throw StorageError(.open, path, .notFound) }
      beforeChange?(Moment(state: state))
      return state.make(.file, at: path)
    }
    if mode == .createNew { throw StorageError(.open, path, .exists) }
    switch kind(path) {
    case .file: return inode
    case .link: throw StorageError(.open, path, .symbolicLink)
    default: throw StorageError(.open, path, .notAFile)
    }
  }

  private func checkFolder(
    of path: String, _ operation: StorageError.Operation, missing isError: Bool
  ) throws(StorageError) {
    switch kind(Path.folder(of: path)) {
    case .folder: return
    case nil: if isError { throw StorageError(operation, path, .notFound) }
    default: throw StorageError(operation, path, .notAFolder)
    }
  }

  private func kind(_ path: String) -> FileKind? {
    state.names[path].flatMap { state.inodes[$0]?.kind }
  }

  private func held(
    _ file: OpenFile, _ operation: StorageError.Operation
  ) throws(StorageError) -> (Int, DiskState.Inode) {
    guard let number = inodeOfHandle[file.number], let inode = state.inodes[number] else {
      throw StorageError(operation, file.path, .other)
    }
    return (number, inode)
  }
}

extension FileStatus {
  fileprivate init(_ number: Int, _ inode: DiskState.Inode) {
    self.init(
      kind: inode.kind, size: inode.bytes.count, modified: inode.modified, inode: UInt64(number))
  }
}
