import Foundation
import Synchronization

/// A system in a child process: lines over its standard input and output, standard error kept for reports.
///
/// A call that times out kills the child's whole process group, and so does the end of a child that is asked to go
/// and stays. From the first child on, the process ignores broken pipes (SIGPIPE), which would end it when it
/// writes to a child that has died.
public final class ChildProcess: LineTransport {
  private let process: Mutex<Process>
  private let identifier: Int32
  private let input: FileHandle
  private let output: Mutex<LineBuffer>
  private let errors = ErrorTail()
  private let exit = DispatchSemaphore(value: 0)
  private let patience: Int

  /// How long a child may take to go once its output is closed or it was asked to.
  private static let grace = DispatchTimeInterval.seconds(2)
  private static let ignoresBrokenPipes: Void = { _ = signal(SIGPIPE, SIG_IGN) }()

  /// Starts a command, looked up on the path; `patience` is how many milliseconds an answer may take.
  ///
  /// - Throws: ``RemoteFault/Kind/notStarted``.
  public init(_ command: [String], patience: Int = 5_000) throws(RemoteFault) {
    _ = ChildProcess.ignoresBrokenPipes
    let process = Process()
    let (input, output, errors) = (Pipe(), Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    (process.standardInput, process.standardOutput) = (input, output)
    process.standardError = errors
    process.terminationHandler = { [exit] _ in exit.signal() }
    do {
      try process.run()
    } catch {
      throw RemoteFault(.notStarted, "\(command.joined(separator: " ")): \(error)")
    }
    self.patience = patience
    self.input = input.fileHandleForWriting
    self.output = Mutex(LineBuffer(descriptor: output.fileHandleForReading))
    self.errors.drain(errors.fileHandleForReading)
    identifier = process.processIdentifier
    self.process = Mutex(process)
  }

  /// Writes a line to the child's standard input and reads one from its standard output; blocks meanwhile.
  public func exchange(_ line: String) async throws(RemoteFault) -> String {
    do {
      try input.write(contentsOf: Data("\(line)\n".utf8))
    } catch {
      throw ended()
    }
    return try receive()
  }

  private func receive() throws(RemoteFault) -> String {
    let outcome = output.withLock { $0.next(patience: patience) }
    switch outcome {
    case .line(let line): return line
    case .end: throw ended()
    case .late:
      kill(-identifier, SIGKILL)
      throw RemoteFault(.timedOut, "\(patience) ms\(errors.appendix)")
    }
  }

  /// Closes the child's standard input and ends whatever is left of it.
  public func close() {
    try? input.close()
    process.withLock { if $0.isRunning { $0.terminate() } }
    if !hasEnded() {
      kill(-identifier, SIGKILL)
      _ = hasEnded()
    }
  }

  private func ended() -> RemoteFault {
    let status = hasEnded() ? status : "it closed its standard output and went on"
    errors.settle()
    return RemoteFault(.crashed, status + errors.appendix)
  }

  private var status: String {
    process.withLock { process in
      let word = process.terminationReason == .uncaughtSignal ? "signal" : "exit code"
      return "\(word) \(process.terminationStatus)"
    }
  }

  /// Whether the child has ended, once it was given a moment to.
  private func hasEnded() -> Bool {
    guard exit.wait(timeout: .now() + ChildProcess.grace) == .success else { return false }
    exit.signal()
    return true
  }
}

/// Takes lines out of a descriptor, waiting for each no longer than is asked.
private struct LineBuffer {
  enum Outcome {
    case line(String)
    case end
    case late
  }

  let descriptor: FileHandle
  private var bytes: [UInt8] = []

  init(descriptor: FileHandle) { self.descriptor = descriptor }

  mutating func next(patience: Int) -> Outcome {
    let deadline = ContinuousClock.now + .milliseconds(patience)
    while true {
      if let end = bytes.firstIndex(of: 0x0A) {
        defer { bytes.removeFirst(end + 1) }
        return .line(String(decoding: bytes[..<end], as: UTF8.self))
      }
      guard hasMore(by: deadline) else { return .late }
      let chunk = descriptor.availableData
      guard !chunk.isEmpty else { return .end }
      bytes += chunk
    }
  }

  private func hasMore(by deadline: ContinuousClock.Instant) -> Bool {
    while true {
      let rest = ContinuousClock.now.duration(to: deadline) / .milliseconds(1)
      let timeout = Int32(min(max(rest.rounded(.up), 0), Double(Int32.max)))
      var request = pollfd(fd: descriptor.fileDescriptor, events: Int16(POLLIN), revents: 0)
      let count = poll(&request, 1, timeout)
      if count < 0, errno == EINTR { continue }
      return count > 0
    }
  }
}

/// The last of what a child wrote to standard error, read as it comes so that the child never blocks.
private final class ErrorTail: Sendable {
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
