/// A file system that makes interrupted calls again and completes short writes.
package struct RetryingFileSystem: FileSystem {
  private let raw: any FileSystem

  /// Wraps a file system; wrapping twice changes nothing.
  package init(_ raw: any FileSystem) {
    self.raw = (raw as? RetryingFileSystem)?.raw ?? raw
  }

  package func open(_ path: String, _ mode: OpenMode) throws(StorageError) -> OpenFile {
    try retrying { () throws(StorageError) in try raw.open(path, mode) }
  }

  package func close(_ file: OpenFile) { raw.close(file) }

  package func read(_ file: OpenFile, at offset: Int, count: Int) throws(StorageError) -> [UInt8] {
    try retrying { () throws(StorageError) in try raw.read(file, at: offset, count: count) }
  }

  /// Writes every byte; returns their count.
  @discardableResult
  package func write(
    _ file: OpenFile, _ bytes: ArraySlice<UInt8>, at offset: Int
  ) throws(StorageError) -> Int {
    var rest = bytes
    var place = offset
    while !rest.isEmpty {
      let taken = try retrying { () throws(StorageError) in
        try raw.write(file, rest, at: place)
      }
      rest = rest.dropFirst(taken)
      place += taken
    }
    return bytes.count
  }

  package func truncate(_ file: OpenFile, to size: Int) throws(StorageError) {
    try retrying { () throws(StorageError) in try raw.truncate(file, to: size) }
  }

  package func sync(_ file: OpenFile) throws(StorageError) {
    try retrying { () throws(StorageError) in try raw.sync(file) }
  }

  package func status(of file: OpenFile) throws(StorageError) -> FileStatus {
    try retrying { () throws(StorageError) in try raw.status(of: file) }
  }

  package func status(at path: String) throws(StorageError) -> FileStatus? {
    try retrying { () throws(StorageError) in try raw.status(at: path) }
  }

  package func tryLock(_ file: OpenFile) throws(StorageError) -> Bool {
    try retrying { () throws(StorageError) in try raw.tryLock(file) }
  }

  package func rename(_ path: String, to newPath: String) throws(StorageError) {
    try retrying { () throws(StorageError) in try raw.rename(path, to: newPath) }
  }

  package func remove(_ path: String) throws(StorageError) {
    try retrying { () throws(StorageError) in try raw.remove(path) }
  }

  package func list(_ folder: String) throws(StorageError) -> [String] {
    try retrying { () throws(StorageError) in try raw.list(folder) }
  }

  package func makeFolder(_ path: String) throws(StorageError) {
    try retrying { () throws(StorageError) in try raw.makeFolder(path) }
  }

  package func syncFolder(_ path: String) throws(StorageError) {
    try retrying { () throws(StorageError) in try raw.syncFolder(path) }
  }

  private func retrying<Value>(
    _ call: () throws(StorageError) -> Value
  ) throws(StorageError) -> Value {
    while true {
      do throws(StorageError) {
        return try call()
      } catch {
        if error.reason != .interrupted { throw error }
      }
    }
  }
}
