#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The real disk: each call is one system call. Files are made `0600`, folders `0700`; the last
/// component of a path is never followed when it is a symbolic link.
public struct DiskFileSystem: FileSystem, Sendable {
  /// The disk of this machine.
  public init() {}

  /// - Throws: ``StorageError``; see ``FileSystem/open(_:_:)``.
  public func open(_ path: String, _ mode: OpenMode) throws(StorageError) -> OpenFile {
    // Without O_NONBLOCK, a pipe in place of a file would hang us before we could refuse it.
    let number = openFile(path, mode.flags | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600)
    guard number >= 0 else { throw failure(.open, path) }
    let file = OpenFile(number: number, path: path)
    do throws(StorageError) {
      let kind = try status(of: file).kind
      guard kind == .file else { throw StorageError(.open, path, .notAFile) }
    } catch {
      close(file)
      throw error
    }
    return file
  }

  /// See ``FileSystem/close(_:)``.
  public func close(_ file: OpenFile) { closeFile(file.number) }

  /// - Throws: ``StorageError``; see ``FileSystem/read(_:at:count:)``.
  public func read(_ file: OpenFile, at offset: Int, count: Int) throws(StorageError) -> [UInt8] {
    var result = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, taken in
      result = pread(file.number, buffer.baseAddress, count, off_t(offset))
      taken = max(result, 0)
    }
    guard result >= 0 else { throw failure(.read, file.path) }
    return bytes
  }

  /// - Throws: ``StorageError``; see ``FileSystem/write(_:_:at:)``.
  public func write(
    _ file: OpenFile, _ bytes: ArraySlice<UInt8>, at offset: Int
  ) throws(StorageError) -> Int {
    let taken = bytes.withUnsafeBytes {
      pwrite(file.number, $0.baseAddress, $0.count, off_t(offset))
    }
    guard taken > 0 || bytes.isEmpty else { throw failure(.write, file.path) }
    return taken
  }

  /// - Throws: ``StorageError``; see ``FileSystem/truncate(_:to:)``.
  public func truncate(_ file: OpenFile, to size: Int) throws(StorageError) {
    guard ftruncate(file.number, off_t(size)) == 0 else { throw failure(.truncate, file.path) }
  }

  /// - Throws: ``StorageError``; see ``FileSystem/sync(_:)``.
  public func sync(_ file: OpenFile) throws(StorageError) {
    guard syncFile(file.number) == 0 else { throw failure(.sync, file.path) }
  }

  /// - Throws: ``StorageError``; see ``FileSystem/status(of:)``.
  public func status(of file: OpenFile) throws(StorageError) -> FileStatus {
    var found = stat()
    guard fstat(file.number, &found) == 0 else { throw failure(.status, file.path) }
    return FileStatus(found)
  }

  /// - Throws: ``StorageError``; see ``FileSystem/status(at:)``.
  public func status(at path: String) throws(StorageError) -> FileStatus? {
    var found = stat()
    if lstat(path, &found) == 0 { return FileStatus(found) }
    if errno == ENOENT { return nil }
    throw failure(.status, path)
  }

  /// - Throws: ``StorageError``; see ``FileSystem/tryLock(_:)``.
  public func tryLock(_ file: OpenFile) throws(StorageError) -> Bool {
    if flock(file.number, LOCK_EX | LOCK_NB) == 0 { return true }
    if errno == EWOULDBLOCK { return false }
    throw failure(.lock, file.path)
  }

  /// - Throws: ``StorageError``; see ``FileSystem/rename(_:to:)``.
  public func rename(_ path: String, to newPath: String) throws(StorageError) {
    guard renameFile(path, newPath) == 0 else { throw failure(.rename, path) }
  }

  /// - Throws: ``StorageError``; see ``FileSystem/remove(_:)``.
  public func remove(_ path: String) throws(StorageError) {
    guard unlink(path) == 0 else { throw failure(.remove, path) }
  }

  /// - Throws: ``StorageError``; see ``FileSystem/list(_:)``.
  public func list(_ folder: String) throws(StorageError) -> [String] {
    guard let stream = opendir(folder) else { throw failure(.list, folder) }
    defer { closedir(stream) }
    var names: [[UInt8]] = []
    errno = 0
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if name != Array(".".utf8), name != Array("..".utf8) { names.append(name) }
      errno = 0
    }
    guard errno == 0 else { throw failure(.list, folder) }
    names.sort { $0.lexicographicallyPrecedes($1) }
    return names.map { String(decoding: $0, as: UTF8.self) }
  }

  /// - Throws: ``StorageError``; see ``FileSystem/makeFolder(_:)``.
  public func makeFolder(_ path: String) throws(StorageError) {
    guard mkdir(path, 0o700) == 0 else { throw failure(.makeFolder, path) }
  }

  /// - Throws: ``StorageError``; see ``FileSystem/syncFolder(_:)``.
  public func syncFolder(_ path: String) throws(StorageError) {
    let number = openFile(path, O_RDONLY | O_CLOEXEC | O_DIRECTORY, 0)
    guard number >= 0 else { throw failure(.sync, path) }
    defer { closeFile(number) }
    guard syncFile(number) == 0 else { throw failure(.sync, path) }
  }

  private func failure(_ operation: StorageError.Operation, _ path: String) -> StorageError {
    let code = errno
    return StorageError(operation, path, .init(code: code), code: code)
  }
}

// The system's names, which members of the type would hide.
private func openFile(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 {
  open(path, flags, mode)
}

private func closeFile(_ number: Int32) { _ = close(number) }

private func renameFile(_ path: String, _ newPath: String) -> Int32 { rename(path, newPath) }

private func syncFile(_ number: Int32) -> Int32 {
  #if canImport(Darwin)
    // Plain fsync leaves bytes in the drive's cache there.
    if fcntl(number, F_FULLFSYNC) == 0 { return 0 }
  #endif
  return fsync(number)
}

extension OpenMode {
  fileprivate var flags: Int32 {
    switch self {
    case .read: O_RDONLY
    case .update: O_RDWR
    case .createOrUpdate: O_RDWR | O_CREAT
    case .createNew: O_RDWR | O_CREAT | O_EXCL
    }
  }
}

extension FileStatus {
  fileprivate init(_ found: stat) {
    let kind: FileKind
    switch found.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    case S_IFLNK: kind = .link
    default: kind = .other
    }
    #if canImport(Darwin)
      let time = found.st_mtimespec
    #else
      let time = found.st_mtim
    #endif
    self.init(
      kind: kind, size: Int(found.st_size), modified: time.tv_sec * 1_000_000_000 + time.tv_nsec,
      inode: UInt64(found.st_ino))
  }
}

extension StorageError.Reason {
  fileprivate init(code: Int32) {
    switch code {
    case ENOENT: self = .notFound
    case EEXIST: self = .exists
    case EACCES, EPERM: self = .notPermitted
    case ELOOP: self = .symbolicLink
    case EISDIR, ENXIO: self = .notAFile
    case ENOTDIR: self = .notAFolder
    case ENOSPC, EDQUOT: self = .noSpace
    case EROFS: self = .readOnly
    case EIO: self = .device
    case EINTR: self = .interrupted
    case EMFILE, ENFILE: self = .tooManyOpen
    default: self = .other
    }
  }
}
