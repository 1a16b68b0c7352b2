/// Writes what happens in a run in some format.
///
/// A run calls it from one thread at a time, with events in the order of ``RunEvent``'s cases. A reporter of your own
/// writes through a ``ReportOutput``, or does what it likes with the events.
public protocol Reporter: Sendable {
  /// Takes the next event. The run waits until it returns.
  mutating func receive(_ event: RunEvent)
}

/// Where a report goes: bytes are collected and handed on in pieces.
public struct ReportOutput: Sendable {
  /// Takes a piece; pieces come in order, one at a time.
  public typealias Sink = @Sendable ([UInt8]) -> Void

  private let sink: Sink
  private let pieceSize: Int
  /// What was written and not handed on.
  private var bytes: [UInt8] = []

  /// An output that hands on pieces of at least `pieceSize` bytes; the last may be smaller. With a size of 1 a report
  /// can be followed while it is written.
  public init(pieceSize: Int = 1 << 16, _ sink: @escaping Sink) {
    self.sink = sink
    self.pieceSize = pieceSize
  }

  /// Appends a text.
  public mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// Appends bytes.
  public mutating func write(_ more: [UInt8]) { bytes.append(contentsOf: more) }

  /// Appends what a writer has written, and empties that.
  mutating func write(_ writer: inout MessageWriter) { writer.move(to: &bytes) }

  /// Hands on what was written, if it is enough for a piece: to be called after each event.
  public mutating func passOn() {
    if bytes.count >= pieceSize { flush() }
  }

  /// Hands on all that was written: to be called at the end.
  public mutating func flush() {
    guard !bytes.isEmpty else { return }
    sink(bytes)
    bytes.removeAll(keepingCapacity: true)
  }
}
