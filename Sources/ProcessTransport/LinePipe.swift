#if os(macOS) || os(Linux)
  import Foundation

  /// Why no line went through a pipe.
  enum LineFault: Error, Equatable {
    /// The other end is closed.
    case closed
    /// It was not done in time.
    case late
    /// A line goes on and on; how it begins.
    case tooLong(start: String)
  }

  /// Takes lines out of a pipe, waiting for each no longer than is asked.
  struct LineReader {
    private let pipe: FileHandle
    private var bytes: [UInt8] = []
    /// Up to where there is no line feed.
    private var searched = 0

    /// The most bytes of a line: more than any answer has, and little enough to be held.
    private static let longest = 16 << 20

    init(_ pipe: FileHandle) { self.pipe = pipe }

    mutating func next(by deadline: ContinuousClock.Instant) throws(LineFault) -> String {
      while true {
        if let line = takeLine() { return line }
        guard bytes.count <= LineReader.longest else {
          throw .tooLong(start: String(decoding: bytes.prefix(80), as: UTF8.self))
        }
        guard pipe.isReady(POLLIN, by: deadline) else { throw .late }
        let chunk = pipe.availableData
        guard !chunk.isEmpty else { throw .closed }
        bytes += chunk
      }
    }

    private mutating func takeLine() -> String? {
      guard let end = bytes[searched...].firstIndex(of: 0x0A) else {
        searched = bytes.count
        return nil
      }
      defer {
        bytes.removeFirst(end + 1)
        searched = 0
      }
      return String(decoding: bytes[..<end], as: UTF8.self)
    }
  }

  /// Puts lines into a pipe, waiting no longer than is asked for a reader that takes its time.
  struct LineWriter {
    private let pipe: FileHandle

    init(_ pipe: FileHandle) {
      self.pipe = pipe
      // Else a line that is longer than the pipe's free space would wait for ever.
      _ = fcntl(pipe.fileDescriptor, F_SETFL, O_NONBLOCK)
    }

    func write(_ line: String, by deadline: ContinuousClock.Instant) throws(LineFault) {
      let descriptor = pipe.fileDescriptor
      guard descriptor >= 0 else { throw .closed }
      var rest = Array("\(line)\n".utf8)[...]
      while !rest.isEmpty {
        guard pipe.isReady(POLLOUT, by: deadline) else { throw .late }
        let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
        if count < 0, errno != EINTR, errno != EAGAIN { throw .closed }
        rest = rest.dropFirst(max(count, 0))
      }
    }

    func close() { try? pipe.close() }
  }

  extension FileHandle {
    fileprivate func isReady(_ event: some BinaryInteger, by deadline: ContinuousClock.Instant)
      -> Bool
    {
      while true {
        let rest = ContinuousClock.now.duration(to: deadline) / .milliseconds(1)
        let timeout = Int32(min(max(rest.rounded(.up), 0), Double(Int32.max)))
        var request = pollfd(fd: fileDescriptor, events: Int16(event), revents: 0)
        let count = poll(&request, 1, timeout)
        if count < 0, errno == EINTR { continue }
        return count > 0
      }
    }
  }
#endif
