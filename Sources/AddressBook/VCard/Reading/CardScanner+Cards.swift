extension CardScanner {
  /// A line outside every card: BEGIN:VCARD, or nothing of ours.
  mutating func outside(_ range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) {
    if let begin = foldedBegin { return continueBegin(begin, range, bytes) }
    var line = range
    if bytes[part: line].starts(with: "\u{FEFF}") { line = line.lowerBound + 3..<line.upperBound }
    let text = bytes[part: line].trimmed
    if text.isEmpty { return }
    if text.isCardLine(.begin) { return beginCard(at: range.lowerBound, lineNumber) }
    if text.beginsCardLine { return foldedBegin = FoldedBegin(range: line, lineNumber: lineNumber) }
    warn(kind(ofOutside: text), text)
  }

  private func kind(ofOutside text: UnsafeBufferPointer<UInt8>) -> VCardWarning.Kind {
    if text.isCardLine(.end) { return .strayEnd }
    if text.matches("BEGIN:VADDRESSBOOK") || text.matches("END:VADDRESSBOOK") {
      return .addressBookWrapper
    }
    guard !hasBegun else { return .lineOutsideCard }
    if text.matches("BEGIN:VCALENDAR") { return .otherFormat("iCalendar") }
    if text[0] == UInt8(ascii: "[") || text[0] == UInt8(ascii: "{") { return .otherFormat("JSON") }
    return text[0] == UInt8(ascii: "<") ? .otherFormat("XML") : .lineOutsideCard
  }

  /// The line after the beginning of a folded BEGIN:VCARD.
  private mutating func continueBegin(
    _ begin: FoldedBegin, _ line: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) {
    foldedBegin = nil
    let whole = begin.range.lowerBound..<line.upperBound
    if !line.isEmpty, bytes[line.lowerBound].isBlank, whole.count < 64 {
      let (isBegin, goesOn) = Unfolding.withUnfolded(bytes[part: whole], isQuotedPrintable: false) {
        ($0.trimmed.isCardLine(.begin), $0.trimmed.beginsCardLine)
      }
      if isBegin { return beginCard(at: begin.range.lowerBound, begin.lineNumber) }
      if goesOn { return foldedBegin = FoldedBegin(range: whole, lineNumber: begin.lineNumber) }
    }
    giveUpBegin(begin, bytes)
    outside(line, bytes)
  }

  private mutating func giveUpBegin(_ begin: FoldedBegin, _ bytes: UnsafeBufferPointer<UInt8>) {
    foldedBegin = nil
    warn(.lineOutsideCard, bytes[part: begin.range], line: begin.lineNumber)
  }

  private mutating func beginCard(at start: Int, _ lineNumber: Int) {
    hasBegun = true
    open = OpenCard(start: start, first: lines.count, lineNumber: lineNumber)
  }

  /// BEGIN:VCARD while a card is open: a card in AGENT, or the END before is missing.
  mutating func beginInside(_ line: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) {
    if let agent = current?.layout, agent.property == .agent,
      bytes[part: agent.valueRange].isBlankLines
    {
      beginNested()
      extendNested(to: line)
    } else {
      beginAfterMissingEnd(at: line.lowerBound, lineNumber, bytes)
    }
  }

  private mutating func beginAfterMissingEnd(
    at start: Int, _ number: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) {
    warn(.missingEnd, nil, line: number)
    endCard(bytes)
    beginCard(at: start, number)
  }

  // MARK: Cards in AGENT

  private mutating func beginNested() {
    open?.nested = 1
    current?.layout.flags.formUnion([.nestedCard, .folded])
  }

  /// `AGENT:BEGIN:VCARD` on one line, as the grammar of 2.1 allows.
  mutating func beginOnAgentLine(_ line: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) {
    guard let agent = current?.layout, bytes[part: agent.valueRange].trimmed.isCardLine(.begin)
    else {
      return
    }
    beginNested()
  }

  /// A line of a card inside AGENT: only its depth is of interest here.
  mutating func nestedLine(_ line: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) {
    guard var card = open, line.lowerBound < line.upperBound else { return }
    let text = bytes[part: line]
    if text.isCardLine(.begin), !card.nestedAgent {
      return beginAfterMissingEnd(at: line.lowerBound, lineNumber, bytes)
    }
    card.nested += text.nesting
    // A blank line goes on with the one before.
    if !text.trimmed.isEmpty { card.nestedAgent = isEmptyAgent(text) }
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

  private func isEmptyAgent(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let head = LineHead(line: text), head.property == .agent else { return false }
    return text[part: head.value..<text.count].trimmed.isEmpty
  }

  // MARK: The end

  /// END:VCARD while a card is open.
  mutating func end(_ line: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) {
    closeLine(bytes)
    if open == nil { outside(line, bytes) } else { endCard(bytes) }
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

  /// Whether a line is BEGIN:VCARD or END:VCARD in pieces. With parameters it stays a line of the card.
  func isFoldedCardLine(_ layout: LineLayout, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard layout.property == .begin || layout.property == .end, !isComposed,
      layout.flags.contains(.folded), !layout.flags.contains(.parameters), layout.length < 64
    else { return false }
    return Unfolding.withUnfolded(bytes[part: layout.range], isQuotedPrintable: false) {
      $0.isCardLine(layout.property)
    }
  }

  mutating func foldedCardLine(_ line: OpenLine, _ bytes: UnsafeBufferPointer<UInt8>) {
    if line.layout.property == .end {
      endCard(bytes)
    } else {
      beginAfterMissingEnd(at: line.layout.start, line.lineNumber, bytes)
    }
  }

  mutating func finish(_ bytes: UnsafeBufferPointer<UInt8>) {
    if let begin = foldedBegin { giveUpBegin(begin, bytes) }
    closeLine(bytes)
    if open != nil {
      if open?.isRejected == false { warn(.missingEnd, nil, line: max(1, lineNumber - 1)) }
      endCard(bytes)
    }
    warnings.close(line: lineNumber)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether an unfolded line is `BEGIN:VCARD` or `END:VCARD`.
  func isCardLine(_ property: Property) -> Bool {
    guard let first = first?.uppercased, first == UInt8(ascii: "B") || first == UInt8(ascii: "E"),
      let head = LineHead(line: self), head.property == property
    else { return false }
    return self[part: head.value..<count].trimmed.matches("VCARD")
  }

  /// Whether more bytes could make this BEGIN:VCARD.
  fileprivate var beginsCardLine: Bool {
    let whole: StaticString = "BEGIN:VCARD"
    return count < whole.utf8CodeUnitCount && matches(whole.bytes[part: 0..<count])
  }

  /// How many cards more are open after a line of a card in AGENT.
  var nesting: Int {
    if isCardLine(.end) { return -1 }
    if isCardLine(.begin) { return 1 }
    guard first?.uppercased == UInt8(ascii: "A") || firstIndex(of: .dot, from: 0) != nil,
      let head = LineHead(line: self), head.property == .agent
    else { return 0 }
    return self[part: head.value..<count].trimmed.isCardLine(.begin) ? 1 : 0
  }
}
