import Conformance

/// A transport on which the same line always comes back.
final class Parrot: LineTransport {
  private let line: String

  init(_ line: String) { self.line = line }

  func exchange(_ line: String) async throws(RemoteFault) -> String { self.line }
  func close() {}
}
