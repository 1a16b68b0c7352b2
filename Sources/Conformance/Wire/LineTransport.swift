/// Carries a line to a system and its answer back, one at a time.
public protocol LineTransport: AnyObject, Sendable {
  /// Sends one line and waits for the line that answers it; line feeds are added and taken off.
  ///
  /// - Throws: ``RemoteFault/Kind/crashed`` where no answer can come any more,
  ///   ``RemoteFault/Kind/timedOut`` where none came in time.
  func exchange(_ line: String) async throws(RemoteFault) -> String
  /// Ends the exchange, and the process at the other end.
  func close()
}

/// Why a remote system is of no more use.
public struct RemoteFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// What went wrong.
  public enum Kind: String, Hashable, Sendable {
    /// The process ended, or closed its output.
    case crashed
    /// No answer came in time.
    case timedOut
    /// The answer is not of the protocol's form.
    case garbage
    /// The system speaks another version of the messages.
    case wrongVersion
    /// The process could not be started.
    case notStarted
  }

  /// What went wrong.
  public var kind: Kind
  /// The line, the signal, the last lines of standard error.
  public var what: String
  /// The method that was called.
  public var method = ""

  /// A fault.
  public init(_ kind: Kind, _ what: String) {
    self.kind = kind
    self.what = what
  }

  func during(_ method: String) -> RemoteFault {
    var fault = self
    fault.method = method
    return fault
  }

  /// A sentence with the way out where there is one.
  public var description: String {
    let call = method.isEmpty ? "" : " during \(method)"
    return switch kind {
    case .crashed: "the system ended\(call): \(what)"
    case .timedOut: "the system did not answer\(call) within \(what)"
    case .garbage:
      "the system wrote what is no answer (log to standard error, not to standard output): \(what)"
    case .wrongVersion:
      "the system speaks version \(what) of the messages; this kit speaks \(SystemDescription.currentProtocolVersion)"
    case .notStarted: "the system could not be started: \(what)"
    }
  }
}
