import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// Standard output and standard error.
package struct Terminal: Sendable {
  /// Whether a person is looking at the output.
  package let isInteractive: Bool
  /// Whether output is coloured: a person is looking and has not asked for none (`NO_COLOR`).
  package let isColoured: Bool

  private let failure = OutputFailure()

  /// The terminal that the process was started from.
  package static func standard(environment: [String: String]) -> Terminal {
    let isInteractive = isatty(STDOUT_FILENO) == 1 && environment["TERM"] != "dumb"
    return Terminal(
      isInteractive: isInteractive, isColoured: isInteractive && environment["NO_COLOR"] == nil)
  }

  /// Writes to standard output.
  package func write(_ text: String) { write(Array(text.utf8)) }

  /// Writes bytes to standard output; nothing more once that has failed.
  package func write(_ bytes: [UInt8]) {
    failure.number.withLock { number in
      if number == nil { number = Terminal.write(bytes, to: STDOUT_FILENO) }
    }
  }

  /// Writes to standard error.
  package func writeError(_ text: String) {
    _ = Terminal.write(Array(text.utf8), to: STDERR_FILENO)
  }

  /// The system's error number where standard output could not be written: a full disk, a closed pipe.
  var outputError: Int32? { failure.number.withLock { $0 } }

  /// Writes everything, and returns the system's error number where that fails.
  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        #if canImport(Darwin)
          let written = Darwin.write(descriptor, rest.baseAddressOfSlice, rest.count)
        #else
          let written = Glibc.write(descriptor, rest.baseAddressOfSlice, rest.count)
        #endif
        if written < 0, errno == EINTR { continue }
        guard written > 0 else { return errno }
        rest = rest.dropFirst(written)
      }
      return nil
    }
  }
}

extension Slice<UnsafeRawBufferPointer> {
  fileprivate var baseAddressOfSlice: UnsafeRawPointer? {
    base.baseAddress.map { $0 + startIndex }
  }
}

/// Why standard output could not be written, for all copies of a ``Terminal``.
private final class OutputFailure: Sendable {
  let number = Mutex<Int32?>(nil)
}
