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
  private(set) var lines: [LineLayout] = []
  private(set) var cards: [Card] = []
  private(set) var warnings: [VCardWarning] = []
  /// Where the first byte lies that was not consumed.
  private(set) var next = 0

  private var ends = LineEnds()
  private var lineNumber = 1
  private var open: OpenCard?
  private var current: OpenLine?
  private var unkeptWarnings = 0
  private var isDiscardingLine = false
  private var mayHoldNUL = false

  private struct OpenCard {
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

  private struct OpenLine {
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
    mayHoldNUL = mayHoldNUL || bytes.firstIndex(of: 0, from: next) != nil
    while let line = ends.line(from: next, in: bytes, isLast: isLast) {
      if isDiscardingLine {
        isDiscardingLine = false
      } else {
        physicalLine(next..<line.end, bytes)
      }
      next = line.next
      lineNumber += 1
    }
    if isLast { finish(bytes) } else { guardAgainstEndlessLine(bytes) }
  }

  mutating func reserve(lines count: Int) { lines.reserveCapacity(count) }
}

// MARK: - Physical lines

extension CardScanner {
  @inline(__always)
  private mutating func physicalLine(
    _ line: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) {
    if open != nil, let limit = exceededLimit(line) { reject(limit, line, bytes) }
    if (open?.nested ?? 0) > 0 { return nestedLine(line, bytes) }
    // A soft break before END is a slip; taking END as text would swallow the cards that follow.
    if current?.endsInSoftBreak == true, !bytes[part: line].isCardLine(.end) {
      return extend(with: line, bytes)
    }
    guard line.lowerBound < line.upperBound else { return emptyLine(line) }
    if bytes[line.lowerBound].isBlank, current != nil { return extend(with: line, bytes) }
    newLine(line, bytes)
  }

  private mutating func newLine(_ line: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) {
    guard open != nil else { return outside(line, bytes) }
    guard let head = LineHead(line: bytes[part: line]) else { return lineWithoutColon(line, bytes) }
    if head.property == .begin || head.property == .end,
      bytes[part: line.lowerBound + head.value..<line.upperBound].trimmed.matches("VCARD")
    {
      return head.property == .begin ? beginInside(line, bytes) : endCard(bytes)
    }
    closeLine(bytes)
    openLine(head, line, bytes)
  }

  @inline(__always)
  private mutating func openLine(
    _ head: LineHead, _ line: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) {
    // The quotation mark may be closed on the next physical line: until then there is no colon.
    guard !head.hasUnclosedQuote else { return openStray(line, hasUnclosedQuote: true) }
    let layout = LineLayout(
      start: line.lowerBound, length: UInt32(truncatingIfNeeded: line.count),
      value: UInt32(truncatingIfNeeded: head.value), group: UInt16(truncatingIfNeeded: head.group),
      nameEnd: UInt16(truncatingIfNeeded: head.nameEnd), property: head.property, flags: head.flags)
    current = OpenLine(layout: layout, lineNumber: lineNumber)
    if head.flags.contains(.quotedPrintable) { noteSoftBreak(line, bytes) }
  }

  private mutating func noteSoftBreak(
    _ line: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) {
    current?.endsInSoftBreak = Unfolding.softBreak(bytes, line) != nil
  }

  /// Takes a physical line into the open content line.
  private mutating func extend(with line: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) {
    guard var open = current else { return }
    let isFold = !open.endsInSoftBreak
    if !isFold, line.isEmpty { open.layout.flags.insert(.refold) }
    open.layout.length = UInt32(truncatingIfNeeded: line.upperBound - open.layout.start)
    open.layout.flags.insert(.folded)
    open.endsInSoftBreak = false
    if isFold, line.count > 1, bytes[line.lowerBound + 1].continuesCharacter,
      !open.layout.flags.contains(.base64)
    {
      open.layout.flags.insert(.refold)
      warn(.foldInsideCharacter, bytes[part: line])
    }
    current = open
    if open.layout.isStray { readFoldedHead(bytes, isComplete: false) }
    if current?.layout.flags.contains(.quotedPrintable) == true { noteSoftBreak(line, bytes) }
  }

  /// Tries again to find the colon, now that one more physical line has come.
  private mutating func readFoldedHead(
    _ bytes: UnsafeBufferPointer<UInt8>, isComplete: Bool
  ) {
    guard var open = current, open.layout.length <= UInt16.max else { return }
    let raw = bytes[part: open.layout.range]
    var unfolded: [UInt8] = []
    Unfolding.append(raw, isQuotedPrintable: false, to: &unfolded)
    guard let head = unfolded.withUnsafeBufferPointer({ LineHead(line: $0) }) else { return }
    open.hasUnclosedQuote = head.hasUnclosedQuote
    current = open
    if head.hasUnclosedQuote, !isComplete { return }
    open.layout.group = UInt16(truncatingIfNeeded: head.group)
    open.layout.nameEnd = UInt16(truncatingIfNeeded: head.nameEnd)
    open.layout.value = UInt32(Unfolding.rawOffset(of: head.value, in: raw))
    open.layout.property = head.property
    open.layout.flags.formUnion(head.flags)
    if open.layout.flags.contains(.folded) { open.layout.flags.insert(.foldedHead) }
    current = open
  }

  private mutating func lineWithoutColon(
    _ line: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) {
    let isBase64 = current?.layout.flags.contains(.base64) ?? false
    if isBase64, current?.hadEmptyLine == false, Base64.isAlphabet(bytes[part: line]) {
      warn(.continuationWithoutBlank, bytes[part: line])
      extend(with: line, bytes)
      current?.layout.flags.insert(.refold)
      return
    }
    closeLine(bytes)
    openStray(line, hasUnclosedQuote: false)
  }

  private mutating func openStray(_ line: Range<Int>, hasUnclosedQuote: Bool) {
    let layout = LineLayout(
      start: line.lowerBound, length: UInt32(truncatingIfNeeded: line.count), value: 0, group: 0,
      nameEnd: 0, property: .unknown, flags: [])
    current = OpenLine(layout: layout, lineNumber: lineNumber, hasUnclosedQuote: hasUnclosedQuote)
  }

  private mutating func emptyLine(_ line: Range<Int>) {
    guard open != nil else { return }
    // An empty line is how base64 ends in 2.1.
    if current?.layout.flags.contains(.base64) != true { warn(.emptyLine, nil) }
    current?.hadEmptyLine = true
  }

  private mutating func closeLine(_ bytes: UnsafeBufferPointer<UInt8>) {
    if current?.hasUnclosedQuote == true {
      warn(.unclosedQuote, current.map { bytes[part: $0.layout.range] }, line: current?.lineNumber)
      readFoldedHead(bytes, isComplete: true)
    }
    guard var line = current else { return }
    current = nil
    if line.endsInSoftBreak { line.layout.flags.formUnion([.folded, .refold]) }
    guard let card = open, !card.isRejected else { return }
    if line.layout.isStray {
      warn(.lineWithoutColon, bytes[part: line.layout.range], line: line.lineNumber)
    }
    if line.layout.property == .version { noteVersion(line, bytes) }
    if mayHoldNUL, bytes[part: line.layout.range].firstIndex(of: 0, from: 0) != nil {
      warn(.nulBytes, bytes[part: line.layout.range], line: line.lineNumber)
    }
    lines.append(line.layout)
  }

  private mutating func noteVersion(_ line: OpenLine, _ bytes: UnsafeBufferPointer<UInt8>) {
    guard open?.hasVersion == false else { return }
    let value = bytes[part: line.layout.valueRange]
    open?.hasVersion = true
    open?.version = VCardVersion(bytes: value)
    if open?.version == nil {
      warn(.unknownVersion(excerpt(value)), bytes[part: line.layout.range], line: line.lineNumber)
    }
  }
}

// MARK: - Cards

extension CardScanner {
  /// A line outside every card: BEGIN:VCARD, or nothing of ours.
  private mutating func outside(_ range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) {
    var line = range
    if bytes[part: line].starts(with: "\u{FEFF}") { line = line.lowerBound + 3..<line.upperBound }
    let text = bytes[part: line].trimmed
    if text.isEmpty { return }
    if text.isCardLine(.begin) { return beginCard(range) }
    warn(text.isCardLine(.end) ? .strayEnd : .lineOutsideCard, text)
  }

  private mutating func beginCard(_ line: Range<Int>) {
    open = OpenCard(start: line.lowerBound, first: lines.count, lineNumber: lineNumber)
  }

  /// BEGIN:VCARD while a card is open: a card in AGENT, or the END before is missing.
  private mutating func beginInside(_ line: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) {
    if let agent = current?.layout, agent.property == .agent,
      bytes[part: agent.valueRange].trimmed.isEmpty
    {
      open?.nested = 1
      current?.layout.flags.formUnion([.nestedCard, .folded])
      extendNested(to: line)
    } else {
      warn(.missingEnd, nil)
      endCard(bytes)
      beginCard(line)
    }
  }

  /// A line of a card inside AGENT: only its depth is of interest here.
  private mutating func nestedLine(_ line: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) {
    guard var card = open, line.lowerBound < line.upperBound else { return }
    let text = bytes[part: line]
    if text.isCardLine(.begin) {
      guard card.nestedAgent else {
        warn(.missingEnd, nil)
        endCard(bytes)
        return beginCard(line)
      }
      card.nested += 1
    } else if text.isCardLine(.end) {
      card.nested -= 1
    }
    card.nestedAgent = isAgentLine(text)
    open = card
    extendNested(to: line)
    if card.nested > limits.depth, !card.isRejected {
      reject(.tooDeep(limit: limits.depth), line, bytes)
    }
  }

  private mutating func extendNested(to line: Range<Int>) {
    guard let start = current?.layout.start else { return }
    current?.layout.length = UInt32(truncatingIfNeeded: line.upperBound - start)
  }

  private mutating func endCard(_ bytes: UnsafeBufferPointer<UInt8>) {
    closeLine(bytes)
    guard let card = open else { return }
    open = nil
    guard !card.isRejected else { return }
    if !card.hasVersion { warn(.missingVersion, nil, line: card.lineNumber) }
    cards.append(
      Card(
        start: card.start, first: card.first, last: lines.count, lineNumber: card.lineNumber,
        version: card.version))
  }

  private mutating func finish(_ bytes: UnsafeBufferPointer<UInt8>) {
    if open != nil {
      if open?.isRejected == false { warn(.missingEnd, nil, line: max(1, lineNumber - 1)) }
      endCard(bytes)
    }
    if unkeptWarnings > 0 {
      warnings.append(VCardWarning(line: lineNumber, kind: .more(count: unkeptWarnings)))
    }
  }

  private func isAgentLine(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let head = LineHead(line: text), head.property == .agent else { return false }
    return text[part: head.value..<text.count].trimmed.isEmpty
  }
}

// MARK: - Limits

extension CardScanner {
  private func exceededLimit(_ line: Range<Int>) -> VCardWarning.Kind? {
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
  private mutating func reject(
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
    let start = open.map { $0.isRejected ? next : $0.start } ?? next
    guard bytes.count - start > limits.bytesInCard else { return }
    if !isDiscardingLine, open?.isRejected != true {
      let line = next..<bytes.count
      if open == nil { warn(.lineOutsideCard, bytes[part: line]) }
      reject(.cardTooLarge(limit: limits.bytesInCard), line, bytes)
    }
    if bytes.count - next > limits.bytesInCard {
      isDiscardingLine = true
      next = bytes.count
    }
  }
}

// MARK: - Buffers and warnings

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
    ends.reset()
    return finished
  }

  mutating func noteTranscoding(from encoding: String) {
    warn(.transcoded(from: encoding), nil)
  }

  private mutating func warn(
    _ kind: VCardWarning.Kind, _ text: UnsafeBufferPointer<UInt8>?, line: Int? = nil
  ) {
    guard warnings.count < limits.warnings else {
      unkeptWarnings += 1
      return
    }
    let shown = text.map { excerpt($0) } ?? ""
    warnings.append(VCardWarning(line: line ?? lineNumber, kind: kind, excerpt: shown))
  }

  private func excerpt(_ text: UnsafeBufferPointer<UInt8>) -> String {
    let shown = String(decoding: text.prefix(240), as: UTF8.self).unicodeScalars.prefix(80)
    return String(String.UnicodeScalarView(shown.map { $0.value < 0x20 ? " " : $0 }))
  }
}
