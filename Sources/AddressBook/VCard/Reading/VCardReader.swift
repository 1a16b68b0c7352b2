/// Reads cards from bytes that come in chunks, in constant memory over a file of any size.
///
/// Order of calls: ``read(_:)`` for every chunk, then ``finish()`` once. Each returns the cards
/// that are complete by now and the warnings that go with them. Chunks may be cut anywhere, also
/// inside a character. A card is held until its END, at most ``VCardLimits/bytesInCard``.
///
/// ```swift
/// var reader = VCardReader()
/// while let chunk = nextChunk() { use(reader.read(chunk)) }
/// use(reader.finish())
/// ```
public struct VCardReader: ~Copyable {
  /// What one call gave.
  public struct Batch: Sendable {
    /// The cards, in the order of the file.
    public var cards: [VCard]
    /// What was not as the format says, in the order of the file.
    public var warnings: [VCardWarning]
  }

  private var scanner: CardScanner
  private var buffer: [UInt8] = []
  private var start: [UInt8] = []
  private var encoding = Encoding.undecided
  private let pieceSize: Int

  /// The most bytes that are taken at once: lines know their place in 32 bits (see `LineLayout`).
  static let greatestPiece = 1 << 30

  private enum Encoding {
    case undecided
    case utf8
    case wide(UnicodeTranscoder)
  }

  /// A reader at the start of a file.
  public init(limits: VCardLimits = VCardLimits()) {
    self.init(limits: limits, pieceSize: VCardReader.greatestPiece)
  }

  init(limits: VCardLimits, pieceSize: Int) {
    scanner = CardScanner(limits: limits)
    self.pieceSize = pieceSize
  }

  /// Reads the next bytes of the file.
  ///
  /// - Complexity: O(bytes); the buffer holds one chunk and one unfinished card.
  public mutating func read(_ chunk: [UInt8]) -> Batch {
    guard chunk.count > pieceSize else {
      take(chunk)
      return scan(isLast: false)
    }
    var all = Batch(cards: [], warnings: [])
    for start in stride(from: 0, to: chunk.count, by: pieceSize) {
      let batch = read(Array(chunk[start..<min(start + pieceSize, chunk.count)]))
      all.cards += batch.cards
      all.warnings += batch.warnings
    }
    return all
  }

  /// Reads what is left when the file has ended; the reader is used up.
  public consuming func finish() -> Batch {
    if case .undecided = encoding { decide(start) }
    if case .wide(var transcoder) = encoding { transcoder.finish(&buffer) }
    return scan(isLast: true)
  }

  private mutating func take(_ chunk: [UInt8]) {
    switch encoding {
    case .undecided:
      start.append(contentsOf: chunk)
      if start.count >= UnicodeTranscoder.Form.markLength { decide(start) }
    case .utf8:
      if buffer.isEmpty { buffer = chunk } else { buffer.append(contentsOf: chunk) }
    case .wide(var transcoder):
      transcoder.append(chunk, to: &buffer)
      encoding = .wide(transcoder)
    }
  }

  /// Looks at the first bytes of the file and takes them up.
  private mutating func decide(_ bytes: [UInt8]) {
    start = []
    if let form = UnicodeTranscoder.Form(start: bytes) {
      encoding = .wide(UnicodeTranscoder(form))
      scanner.warn(.transcoded(from: form.name), nil)
    } else {
      encoding = .utf8
    }
    take(bytes)
  }

  private mutating func scan(isLast: Bool) -> Batch {
    buffer.withUnsafeBufferPointer { scanner.scan($0, isLast: isLast) }
    let rest = scanner.needed
    let warnings = scanner.warnings.take()
    guard rest > 0 else { return Batch(cards: [], warnings: warnings) }
    let (cards, lines) = scanner.takeFinished()
    let bytes = buffer
    buffer = Array(bytes[rest...])
    let text = VCardText(bytes: bytes, lines: lines)
    return Batch(cards: cards.map { VCard(text: text, card: $0) }, warnings: warnings)
  }
}

extension VCard {
  /// Reads all cards of a file that is in memory.
  ///
  /// The cards share the bytes given; none are copied, unless there is more than 1 GiB.
  ///
  /// - Returns: the cards and the warnings, both in the order of the file.
  /// - Complexity: O(bytes), one pass.
  public static func parse(
    _ bytes: [UInt8], limits: VCardLimits = VCardLimits()
  ) -> (cards: [VCard], warnings: [VCardWarning]) {
    let fits = bytes.count <= VCardReader.greatestPiece
    guard fits, UnicodeTranscoder.Form(start: bytes) == nil else {
      var reader = VCardReader(limits: limits)
      let first = reader.read(bytes)
      let last = reader.finish()
      return (first.cards + last.cards, first.warnings + last.warnings)
    }
    var scanner = CardScanner(limits: limits)
    scanner.reserve(lines: bytes.count / 32)
    bytes.withUnsafeBufferPointer { scanner.scan($0, isLast: true) }
    let (cards, lines) = scanner.takeFinished()
    let text = VCardText(bytes: bytes, lines: lines)
    return (cards.map { VCard(text: text, card: $0) }, scanner.warnings.take())
  }
}
