/// Writes what happens in a run in some format.
///
/// A run hands the events to one thread at a time, in the order of ``RunEvent``'s cases. A reporter writes through
/// a ``ReportOutput`` of its own.
public protocol Reporter: Sendable {
  /// Takes the next event.
  mutating func receive(_ event: RunEvent)

  /// Whether it wants ``RunEvent/prepared(_:)`` for each scenario before the first one runs; no, unless it says so.
  var wantsPreparation: Bool { get }
}

extension Reporter {
  /// No.
  public var wantsPreparation: Bool { false }
}

/// Where a report goes: bytes are collected and handed on in pieces.
public struct ReportOutput: Sendable {
  /// Takes a piece; pieces come in order, one at a time.
  public typealias Sink = @Sendable ([UInt8]) -> Void

  private let sink: Sink
  private let pieceSize: Int
  /// What was written and not handed on.
  var bytes: [UInt8] = []

  /// An output that hands on pieces of at least `pieceSize` bytes; the last may be smaller.
  public init(pieceSize: Int = 1 << 16, _ sink: @escaping Sink) {
    self.sink = sink
    self.pieceSize = pieceSize
  }

  /// Appends a text.
  mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// Appends bytes.
  mutating func write(_ more: [UInt8]) { bytes.append(contentsOf: more) }

  /// Takes over what a writer has written.
  mutating func write(_ writer: inout JSONWriter) {
    writer.move(to: &bytes)
  }

  /// Hands on what was written, if it is enough.
  mutating func passOn() {
    if bytes.count >= pieceSize { flush() }
  }

  /// Hands on all that was written.
  mutating func flush() {
    guard !bytes.isEmpty else { return }
    sink(bytes)
    bytes.removeAll(keepingCapacity: true)
  }
}
