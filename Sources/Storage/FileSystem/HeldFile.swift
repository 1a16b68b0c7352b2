/// An open file that closes itself when it is released, so that no error path leaks a descriptor.
package final class HeldFile {
  let file: OpenFile
  private let disk: any FileSystem
  private var isOpen = true

  init(_ path: String, _ mode: OpenMode, on disk: any FileSystem) throws(StorageError) {
    self.disk = disk
    file = try disk.open(path, mode)
  }

  /// Nil when nothing has that name; whatever else stands in the way is an error.
  static func ifPresent(
    _ path: String, _ mode: OpenMode, on disk: any FileSystem
  ) throws(StorageError) -> HeldFile? {
    do throws(StorageError) {
      return try HeldFile(path, mode, on: disk)
    } catch {
      if error.reason == .notFound { return nil }
      throw error
    }
  }

  package func close() {
    if isOpen { disk.close(file) }
    isOpen = false
  }

  deinit { close() }
}
