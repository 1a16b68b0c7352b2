/// Cuts bytes into cards and content lines. A machine that is fed physical lines: a line that
/// begins with a blank (or follows a soft break) continues the open content line, every other one
/// closes it. It owns no bytes; offsets are into the buffer of the caller.
struct CardScanner {
  /// A card that begins at `start` and whose lines are `lines[first ..< last]`.
  struct Card {
    var start: Int
    var first: Int
    var last: Int
    var lineNumber: Int
    var version: VCardVersion?
  }

  let limits: VCardLimits
  var lines: [LineLayout] = []
  var cards: [Card] = []
  var warnings: [VCardWarning] = []
  /// Where the first byte lies that was not consumed.
  var next = 0

  /// Up to where no line ends: what comes chunk by chunk is searched once.
  private var searched = 0
  var lineNumber = 1
  var open: OpenCard?
  var current: OpenLine?
  var unkeptWarnings = 0
  var isDiscardingLine = false
  var mayHoldNUL = false

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
    var hasUnclosedQuote = false
  }

  init(limits: VCardLimits) {
    self.limits = limits
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
    if isLast { finish(bytes) } else { guardAgainstEndlessLine(bytes, searched) }
  }

  mutating func reserve(lines count: Int) { lines.reserveCapacity(count) }
}

extension CardScanner {
  /// Where the bytes begin that are still needed once the finished cards are taken.
  var needed: Int {
    guard let open, !open.isRejected else { return next }
    return open.start
  }

  /// Takes what is finished and moves the rest to the front, as the caller does with its bytes.
  mutating func takeFinished() -> (cards: [Card], lines: [LineLayout], warnings: [VCardWarning]) {
    let shift = needed
    let keep = open.map { $0.isRejected ? lines.count : $0.first } ?? lines.count
    var rest = Array(lines[keep...])
    for index in rest.indices { rest[index].start -= shift }
    lines.removeSubrange(keep...)
    let finished = (cards, lines, warnings)
    lines = rest
    cards.removeAll(keepingCapacity: true)
    warnings.removeAll()
    if var card = open {
      card.first = card.isRejected ? 0 : card.first - keep
      card.start -= shift
      open = card
    }
    current?.layout.start -= shift
    next -= shift
    searched -= shift
    return finished
  }

  mutating func noteTranscoding(from encoding: String) {
    warn(.transcoded(from: encoding), nil)
  }

  mutating func warn(
    _ kind: VCardWarning.Kind, _ text: UnsafeBufferPointer<UInt8>?, line: Int? = nil
  ) {
    guard warnings.count < limits.warnings else {
      unkeptWarnings += 1
      return
    }
    let shown = text.map { excerpt($0) } ?? ""
    warnings.append(VCardWarning(line: line ?? lineNumber, kind: kind, excerpt: shown))
  }

  func excerpt(_ text: UnsafeBufferPointer<UInt8>) -> String {
    let shown = String(decoding: text.prefix(240), as: UTF8.self).unicodeScalars.prefix(80)
    return String(String.UnicodeScalarView(shown.map { $0.value < 0x20 ? " " : $0 }))
  }
}
