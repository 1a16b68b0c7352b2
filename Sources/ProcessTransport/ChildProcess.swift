#if os(macOS) || os(Linux)
  public import Conformance
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
    private let input: LineWriter
    private let output: Mutex<LineReader>
    private let errors = ErrorTail()
    private let exit = DispatchSemaphore(value: 0)
    private let replyTimeout: Int

    /// How long a child may take to go once its output is closed or it was asked to.
    private static let grace = DispatchTimeInterval.seconds(2)
    private static let ignoresBrokenPipes: Void = { _ = signal(SIGPIPE, SIG_IGN) }()

    /// Starts a command, looked up on the path; `replyTimeout` is how many milliseconds a reply may take.
    ///
    /// - Throws: `RemoteFault` of the kind `notStarted`.
    public init(_ command: [String], replyTimeout: Int = 5_000) throws(RemoteFault) {
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
      self.replyTimeout = replyTimeout
      self.input = LineWriter(input.fileHandleForWriting)
      self.output = Mutex(LineReader(output.fileHandleForReading))
      self.errors.drain(errors.fileHandleForReading)
      identifier = process.processIdentifier
      self.process = Mutex(process)
    }

    /// Writes a line to the child's standard input and reads one from its standard output; blocks meanwhile.
    ///
    /// - Throws: `RemoteFault`; its kind is also `garbage` where the answer is longer than 16 MiB.
    public func exchange(_ line: String) async throws(RemoteFault) -> String {
      let deadline = ContinuousClock.now + .milliseconds(replyTimeout)
      do throws(LineFault) {
        try input.write(line, by: deadline)
        return try output.withLock { output throws(LineFault) in try output.next(by: deadline) }
      } catch {
        throw fault(error)
      }
    }

    private func fault(_ fault: LineFault) -> RemoteFault {
      if fault == .closed { return ended() }
      kill(-identifier, SIGKILL)
      return switch fault {
      case .tooLong(let start): RemoteFault(.garbage, "\(start)…, and no line feed in 16 MiB")
      default: RemoteFault(.timedOut, "\(replyTimeout) ms\(errors.appendix)")
      }
    }

    /// Closes the child's standard input and ends whatever is left of it.
    public func close() {
      input.close()
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
#endif
