/// Cuts bytes into cards and content lines. A machine that is fed physical lines: a line that begins with a blank (or follows a
/// soft break) continues the open content line, every other one closes it. It owns no bytes; offsets are into the caller's buffer.
struct CardScanner {
  /// A card that begins at `start` and whose lines are `lines[first ..< last]`.
  struct Card {
    var start: Int
    var first: Int
    var last: Int
    var lineNumber: Int
    var version: VCardVersion?
  }

  struct OpenCard {
    var start: Int
    var first: Int
    var lineNumber: Int
    var version: VCardVersion?
    var hasVersion = false
    var isRejected = false
    /// How many cards are open inside this one, and whether the last line in there was AGENT.
    var nested = 0
    var nestedAgent = false
  }

  struct OpenLine {
    var layout: LineLayout
    var lineNumber: Int
    var endsInSoftBreak = false
    var hadEmptyLine = false
    /// Of a line whose colon has not come yet.
    var search: ColonSearch = []
  }

  /// The beginning of a folded BEGIN:VCARD.
  struct FoldedBegin {
    var range: Range<Int>
    var lineNumber: Int
  }

  let limits: VCardLimits
  var lines: [LineLayout] = []
  var cards: [Card] = []
  var warnings: WarningList
  /// Where the first byte is that was not consumed.
  var next = 0

  /// Up to where no line ends: what comes chunk by chunk is searched once.
  private var searched = 0
  var lineNumber = 1
  var open: OpenCard?
  var current: OpenLine?
  var foldedBegin: FoldedBegin?
  /// Whether a card has begun in the file.
  var hasBegun = false
  private var isDiscardingLine = false
  var mayHoldNUL = false
  /// Whether the bytes are the lines of one card that was composed here, so that no END in them ends it.
  let isComposed: Bool

  init(limits: VCardLimits) {
    self.limits = limits
    warnings = WarningList(limit: limits.warnings)
    isComposed = false
  }

  /// For the lines of one card, which begin at `first`.
  private init(linesFrom first: Int) {
    limits = .none
    warnings = WarningList(limit: 0)
    isComposed = true
    next = first
    open = OpenCard(start: 0, first: 0, lineNumber: 1)
    lineNumber = 2
  }

  /// Consumes all whole physical lines of the buffer, from ``next`` on.
  mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>, isLast: Bool) {
    mayHoldNUL = mayHoldNUL || bytes.firstIndex(of: 0, from: max(next, searched)) != nil
    while let line = LineEnds.line(from: next, searched: searched, in: bytes, isLast: isLast) {
      if isDiscardingLine {
        isDiscardingLine = false
      } else {
        physicalLine(next..<line.end, bytes)
      }
      next = line.next
      lineNumber += 1
    }
    searched = LineEnds.searched(bytes, from: next)
    if isLast { finish(bytes) } else { guardAgainstEndlessLine(bytes) }
  }

  mutating func reserve(lines count: Int) { lines.reserveCapacity(count) }

  /// The one card that the lines of composed bytes are, whatever they hold.
  static func composedCard(
    _ bytes: UnsafeBufferPointer<UInt8>, linesFrom first: Int
  ) -> (card: Card, lines: [LineLayout]) {
    var scanner = CardScanner(linesFrom: first)
    while let line = LineEnds.line(from: scanner.next, in: bytes, isLast: true) {
      scanner.physicalLine(scanner.next..<line.end, bytes)
      scanner.next = line.next
    }
    scanner.closeLine(bytes)
    let (lines, version) = (scanner.lines, scanner.open?.version)
    return (Card(start: 0, first: 0, last: lines.count, lineNumber: 1, version: version), lines)
  }
}

// MARK: - Taking what is finished

extension CardScanner {
  /// Where the bytes begin that are still needed once the finished cards are taken.
  var needed: Int {
    if let open, !open.isRejected { return open.start }
    return foldedBegin?.range.lowerBound ?? next
  }

  /// Takes what is finished and moves the rest to the front, as the caller does with its bytes.
  mutating func takeFinished() -> (cards: [Card], lines: [LineLayout]) {
    let shift = needed
    let keep = open.map { $0.isRejected ? lines.count : $0.first } ?? lines.count
    var rest = Array(lines[keep...])
    for index in rest.indices { rest[index].start -= shift }
    lines.removeSubrange(keep...)
    let finished = (cards, lines)
    lines = rest
    cards.removeAll(keepingCapacity: true)
    if var card = open {
      card.first = card.isRejected ? 0 : card.first - keep
      card.start -= shift
      open = card
    }
    current?.layout.start -= shift
    if let begin = foldedBegin {
      foldedBegin?.range = begin.range.lowerBound - shift..<begin.range.upperBound - shift
    }
    next -= shift
    searched -= shift
    return finished
  }
}

// MARK: - Warnings

extension CardScanner {
  mutating func warn(
    _ kind: VCardWarning.Kind, _ text: UnsafeBufferPointer<UInt8>?, line: Int? = nil
  ) {
    let number = line ?? lineNumber
    warnings.append {
      let shown = text.map { CardScanner.excerpt($0) } ?? ""
      return VCardWarning(line: number, kind: kind, excerpt: shown)
    }
  }

  static func excerpt(_ text: UnsafeBufferPointer<UInt8>) -> String {
    VCardWarning.excerpt(String(decoding: text.prefix(240), as: UTF8.self))
  }
}

// MARK: - Limits

extension CardScanner {
  func exceededLimit(_ line: Range<Int>) -> VCardWarning.Kind? {
    guard let card = open, !card.isRejected else { return nil }
    if line.upperBound - card.start > limits.bytesInCard {
      return .cardTooLarge(limit: limits.bytesInCard)
    }
    if lines.count - card.first >= limits.linesInCard {
      return .tooManyLines(limit: limits.linesInCard)
    }
    return nil
  }

  /// Leaves the open card out and forgets its lines; its end is still looked for.
  mutating func reject(
    _ kind: VCardWarning.Kind, _ line: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) {
    guard let card = open else { return }
    warn(kind, bytes[part: line])
    lines.removeSubrange(card.first...)
    open?.isRejected = true
    current = card.nested > 0 ? current : nil
  }

  /// A line that does not end within the limit: its card is left out and its bytes are let go.
  private mutating func guardAgainstEndlessLine(_ bytes: UnsafeBufferPointer<UInt8>) {
    if isDiscardingLine {
      next = searched
      return
    }
    let start = open.map { $0.isRejected ? next : $0.start } ?? next
    guard bytes.count - start > limits.bytesInCard else { return }
    if open?.isRejected != true {
      let line = next..<bytes.count
      if open == nil { warn(.lineOutsideCard, bytes[part: line]) }
      reject(.cardTooLarge(limit: limits.bytesInCard), line, bytes)
    }
    if bytes.count - next > limits.bytesInCard {
      isDiscardingLine = true
      next = searched
    }
  }
}
