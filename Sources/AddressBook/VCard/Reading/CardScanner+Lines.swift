extension CardScanner {
  @inline(__always)
  mutating func physicalLine(
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

  mutating func newLine(_ line: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) {
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
  mutating func openLine(
    _ head: LineHead, _ line: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) {
    // The quotation mark may be closed on the next physical line: until then there is no colon.
    guard !head.hasUnclosedQuote else { return openStray(line, hasUnclosedQuote: true) }
    current = OpenLine(layout: LineLayout(line: line, head: head), lineNumber: lineNumber)
    if head.flags.contains(.quotedPrintable) { noteSoftBreak(line, bytes) }
  }

  mutating func noteSoftBreak(
    _ line: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) {
    current?.endsInSoftBreak = Unfolding.softBreak(bytes, line) != nil
  }

  /// Takes a physical line into the open content line.
  mutating func extend(with line: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) {
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
  mutating func readFoldedHead(
    _ bytes: UnsafeBufferPointer<UInt8>, isComplete: Bool
  ) {
    guard var open = current, open.layout.length <= UInt16.max else { return }
    let raw = bytes[part: open.layout.range]
    let read = Unfolding.withUnfolded(raw, isQuotedPrintable: false) { LineHead(line: $0) }
    guard let head = read else { return }
    open.hasUnclosedQuote = head.hasUnclosedQuote
    current = open
    if head.hasUnclosedQuote, !isComplete { return }
    open.layout.group = UInt16(truncatingIfNeeded: head.group)
    open.layout.nameEnd = UInt16(truncatingIfNeeded: head.nameEnd)
    open.layout.value = UInt16(truncatingIfNeeded: Unfolding.rawOffset(of: head.value, in: raw))
    open.layout.property = head.property
    open.layout.flags.formUnion(head.flags)
    if open.layout.flags.contains(.folded) { open.layout.flags.insert(.foldedHead) }
    current = open
  }

  mutating func lineWithoutColon(
    _ line: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) {
    let isBase64 = current?.layout.flags.contains(.base64) ?? false
    if isBase64, current?.hadEmptyLine == false, bytes[line].allSatisfy(Base64.mayHold) {
      warn(.continuationWithoutBlank, bytes[part: line])
      extend(with: line, bytes)
      current?.layout.flags.insert(.refold)
      return
    }
    closeLine(bytes)
    openStray(line, hasUnclosedQuote: false)
  }

  mutating func openStray(_ line: Range<Int>, hasUnclosedQuote: Bool) {
    let layout = LineLayout(line: line, head: LineHead())
    current = OpenLine(layout: layout, lineNumber: lineNumber, hasUnclosedQuote: hasUnclosedQuote)
  }

  mutating func emptyLine(_ line: Range<Int>) {
    guard open != nil else { return }
    // An empty line is how base64 ends in 2.1.
    if current?.layout.flags.contains(.base64) != true { warn(.emptyLine, nil) }
    current?.hadEmptyLine = true
  }

  mutating func closeLine(_ bytes: UnsafeBufferPointer<UInt8>) {
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

  mutating func noteVersion(_ line: OpenLine, _ bytes: UnsafeBufferPointer<UInt8>) {
    guard open?.hasVersion == false else { return }
    let value = bytes[part: line.layout.valueRange]
    open?.hasVersion = true
    open?.version = VCardVersion(bytes: value)
    if open?.version == nil {
      warn(.unknownVersion(excerpt(value)), bytes[part: line.layout.range], line: line.lineNumber)
    }
  }
}
