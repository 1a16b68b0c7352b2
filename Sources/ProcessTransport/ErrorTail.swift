#if os(macOS) || os(Linux)
  import Foundation
  import Synchronization

  /// The last of what a child wrote to standard error, read as it comes so that the child never blocks.
  final class ErrorTail: Sendable {
    private let text = Mutex<[UInt8]>([])
    private let ended = DispatchSemaphore(value: 0)
    private static let limit = 4_096

    func drain(_ handle: FileHandle) {
      Thread.detachNewThread { [self] in
        while true {
          let chunk = handle.availableData
          guard !chunk.isEmpty else {
            ended.signal()
            return
          }
          text.withLock { $0 = Array(($0 + chunk).suffix(ErrorTail.limit)) }
        }
      }
    }

    /// Waits for what a child that has ended wrote last; not for ever, since a grandchild may go on.
    func settle() {
      if ended.wait(timeout: .now() + .seconds(1)) == .success { ended.signal() }
    }

    var appendix: String {
      let tail = text.withLock { String(decoding: $0, as: UTF8.self) }
      let lines = tail.split(whereSeparator: \.isNewline).suffix(40)
      return lines.isEmpty ? "" : "; it wrote to standard error:\n" + lines.joined(separator: "\n")
    }
  }
#endif
