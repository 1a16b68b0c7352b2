/// A file held open by a ``FileSystem``: its number there, and the path that errors give.
public struct OpenFile: Hashable, Sendable {
  /// The descriptor, as the file system that gave it counts.
  public let number: Int32
  /// The path that the file was opened by.
  public let path: String

  /// A handle; only a ``FileSystem`` makes one.
  public init(number: Int32, path: String) {
    self.number = number
    self.path = path
  }
}

/// How a file is opened.
public enum OpenMode: Hashable, Sendable {
  /// An existing file, to read.
  case read
  /// An existing file, to read and write.
  case update
  /// To read and write; created (`0600`) when it does not exist.
  case createOrUpdate
  /// To read and write; refused with ``StorageError/Reason/exists`` when something has that name.
  case createNew
}

/// What is at a path.
public enum FileKind: Hashable, Sendable {
  /// An ordinary file.
  case file
  /// A directory.
  case folder
  /// A symbolic link; it is never followed at the end of a path.
  case link
  /// A pipe, a socket, a device.
  case other
}

/// What is known about a file without reading it. Two equal values mean that it was neither
/// replaced nor (within the clock tick of the file system) written.
public struct FileStatus: Hashable, Sendable {
  /// What it is.
  public let kind: FileKind
  /// Its length in bytes.
  public let size: Int
  /// When it was last written, in nanoseconds since 1970 (or of the fake's own clock).
  public let modified: Int
  /// Its identity on this volume, which survives renaming and is not reused while it is open.
  public let inode: UInt64

  /// A status; only a ``FileSystem`` makes one.
  public init(kind: FileKind, size: Int, modified: Int, inode: UInt64) {
    self.kind = kind
    self.size = size
    self.modified = modified
    self.inode = inode
  }
}

/// The few things that a store needs of a disk, as POSIX shapes them.
///
/// Every call is one system call: it may be interrupted and a write may be short; the stores make it again and
/// write the rest. Nothing is durable before ``sync(_:)`` (bytes) or ``syncFolder(_:)`` (names: creation, renaming, removal).
public protocol FileSystem {
  /// Opens an ordinary file. A symbolic link, a folder or a device in its place is refused.
  /// - Throws: ``StorageError`` with `notFound`, `exists`, `notPermitted`, `symbolicLink` or `notAFile`, or what the device gives.
  func open(_ path: String, _ mode: OpenMode) throws(StorageError) -> OpenFile
  /// Closes a file and lets go of its lock.
  func close(_ file: OpenFile)
  /// Up to `count` bytes from `offset`; fewer at the end of the file, or when the call was short.
  /// - Throws: ``StorageError`` where the device fails.
  func read(_ file: OpenFile, at offset: Int, count: Int) throws(StorageError) -> [UInt8]
  /// Writes bytes at `offset` and returns how many were taken, at least one.
  /// - Throws: ``StorageError`` such as `noSpace`.
  func write(_ file: OpenFile, _ bytes: ArraySlice<UInt8>, at offset: Int) throws(StorageError)
    -> Int
  /// Cuts the file to `size` bytes.
  /// - Throws: ``StorageError`` where the device fails.
  func truncate(_ file: OpenFile, to size: Int) throws(StorageError)
  /// Makes the bytes of the file durable.
  /// - Throws: ``StorageError``; the bytes written since the last sync may then be lost even if a later one succeeds.
  func sync(_ file: OpenFile) throws(StorageError)
  /// The status of an open file.
  /// - Throws: ``StorageError`` where the device fails.
  func status(of file: OpenFile) throws(StorageError) -> FileStatus
  /// The status of what is at a path, links not followed; nil when there is nothing.
  /// - Throws: ``StorageError`` for anything but a missing file.
  func status(at path: String) throws(StorageError) -> FileStatus?
  /// Takes the exclusive lock of the file; false when another holder has it. The lock goes when
  /// the file is closed, and when the process dies.
  /// - Throws: ``StorageError`` where the file system has no locks.
  func tryLock(_ file: OpenFile) throws(StorageError) -> Bool
  /// Gives a file a new name in the same folder, in place of any file of that name.
  /// - Throws: ``StorageError`` such as `notFound`; both names are as before.
  func rename(_ path: String, to newPath: String) throws(StorageError)
  /// Removes a file.
  /// - Throws: ``StorageError`` such as `notFound`.
  func remove(_ path: String) throws(StorageError)
  /// The names in a folder, sorted by bytes.
  /// - Throws: ``StorageError`` with `notFound` or `notAFolder`.
  func list(_ folder: String) throws(StorageError) -> [String]
  /// Makes a folder (`0700`); its parent must exist.
  /// - Throws: ``StorageError`` with `exists` or `notFound`.
  func makeFolder(_ path: String) throws(StorageError)
  /// Makes the names in a folder durable.
  /// - Throws: ``StorageError`` with `notAFolder`, or where the device fails.
  func syncFolder(_ path: String) throws(StorageError)
}

extension FileSystem {
  /// The whole of an open file, from `offset` on.
  package func readToEnd(_ file: OpenFile, from offset: Int = 0) throws(StorageError) -> [UInt8] {
    let size = try status(of: file).size
    guard size > offset else { return [] }
    var bytes = try read(file, at: offset, count: size - offset)
    while bytes.count < size - offset {
      let more = try read(file, at: offset + bytes.count, count: size - offset - bytes.count)
      if more.isEmpty { break }
      bytes += more
    }
    return bytes
  }

  /// The bytes of the file at a path; nil when there is none.
  package func contents(of path: String) throws(StorageError) -> [UInt8]? {
    guard let file = try HeldFile.ifPresent(path, .read, on: self) else { return nil }
    defer { file.close() }
    return try readToEnd(file.file)
  }
}
