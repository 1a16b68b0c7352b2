extension CardScanner {
  /// A line outside every card: BEGIN:VCARD, or nothing of ours.
  mutating func outside(_ range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) {
    var line = range
    if bytes[part: line].starts(with: "\u{FEFF}") { line = line.lowerBound + 3..<line.upperBound }
    let text = bytes[part: line].trimmed
    if text.isEmpty { return }
    if text.isCardLine(.begin) { return beginCard(range) }
    warn(text.isCardLine(.end) ? .strayEnd : .lineOutsideCard, text)
  }

  mutating func beginCard(_ line: Range<Int>) {
    open = OpenCard(start: line.lowerBound, first: lines.count, lineNumber: lineNumber)
  }

  /// BEGIN:VCARD while a card is open: a card in AGENT, or the END before is missing.
  mutating func beginInside(_ line: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) {
    if let agent = current?.layout, agent.property == .agent,
      bytes[part: agent.valueRange].isBlankLines
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
  mutating func nestedLine(_ line: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) {
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
    // A blank line goes on with the one before.
    if !text.trimmed.isEmpty { card.nestedAgent = isAgentLine(text) }
    open = card
    extendNested(to: line)
    if card.nested > limits.depth, !card.isRejected {
      reject(.tooDeep(limit: limits.depth), line, bytes)
    }
  }

  mutating func extendNested(to line: Range<Int>) {
    guard let start = current?.layout.start else { return }
    current?.layout.length = UInt32(truncatingIfNeeded: line.upperBound - start)
  }

  mutating func endCard(_ bytes: UnsafeBufferPointer<UInt8>) {
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

  mutating func finish(_ bytes: UnsafeBufferPointer<UInt8>) {
    if open != nil {
      if open?.isRejected == false { warn(.missingEnd, nil, line: max(1, lineNumber - 1)) }
      endCard(bytes)
    }
    if unkeptWarnings > 0 {
      warnings.append(VCardWarning(line: lineNumber, kind: .more(count: unkeptWarnings)))
    }
  }

  func isAgentLine(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let head = LineHead(line: text), head.property == .agent else { return false }
    return text[part: head.value..<text.count].trimmed.isEmpty
  }
}
