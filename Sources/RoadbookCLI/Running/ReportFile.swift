import Foundation
import Synchronization

/// A file that a report goes to. What cannot be written is remembered, and told when the run is over.
final class ReportFile: Sendable {
  private let path: String
  private let handle: FileHandle
  private let isIncomplete = Mutex(false)

  /// Makes the file and the folders on the way to it, or empties it. A device or a pipe is written to; Foundation would put a file in its place.
  init(_ path: String) throws(UsageError) {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw UsageError("\(path): the report cannot be written there") }
    self.path = path
    handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  /// Appends bytes.
  func write(_ bytes: [UInt8]) {
    do {
      try handle.write(contentsOf: Data(bytes))
    } catch {
      isIncomplete.withLock { $0 = true }
    }
  }

  /// What the user has to hear once the run is over.
  var complaint: String? {
    isIncomplete.withLock { $0 } ? "\(path): the report could not be written whole" : nil
  }
}
