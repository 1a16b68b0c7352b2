/// Looks for the colon of a line that is folded before it, one physical line after the other, each looked at once.
struct ColonSearch: OptionSet {
  let rawValue: UInt8

  private static let inParameters = ColonSearch(rawValue: 1)
  private static let inQuotes = ColonSearch(rawValue: 2)
  /// A colon came inside quotation marks; it counts where no other comes.
  static let quotedColon = ColonSearch(rawValue: 4)
  static let found = ColonSearch(rawValue: 8)

  /// Looks through the next part of the line.
  mutating func look(through part: UnsafeBufferPointer<UInt8>) {
    for byte in part where !contains(.found) {
      switch byte {
      case .colon: insert(contains(.inQuotes) ? .quotedColon : .found)
      case .semicolon: insert(.inParameters)
      case .quote where contains(.inParameters): formSymmetricDifference(.inQuotes)
      default: break
      }
    }
  }
}

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
    guard line.lowerBound < line.upperBound else { return emptyLine() }
    if bytes[line.lowerBound].isBlank {
      return current != nil ? extend(with: line, bytes) : lineAfterBlank(line, bytes)
    }
    newLine(line, bytes)
  }

  /// A line that begins with a blank and has nothing to continue. Kept with its blank it would continue what is written before it.
  private mutating func lineAfterBlank(_ line: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) {
    guard open != nil else { return outside(line, bytes) }
    guard let start = line.first(where: { !bytes[$0].isBlank }) else { return emptyLine() }
    if open?.isRejected == false { warn(.leadingBlank, bytes[part: line]) }
    newLine(start..<line.upperBound, bytes)
  }

  private mutating func newLine(_ line: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) {
    guard open != nil else { return outside(line, bytes) }
    guard let head = LineHead(line: bytes[part: line]) else { return lineWithoutColon(line, bytes) }
    if head.property == .begin || head.property == .end,
      !isComposed || current?.layout.property == .agent,
      bytes[part: line.lowerBound + head.value..<line.upperBound].trimmed.matches("VCARD")
    {
      return head.property == .begin ? beginInside(line, bytes) : end(line, bytes)
    }
    closeLine(bytes)
    // A folded END may have ended the card.
    guard open != nil else { return outside(line, bytes) }
    openLine(head, line, bytes)
  }

  @inline(__always)
  private mutating func openLine(
    _ head: LineHead, _ line: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) {
    // The quotation mark may be closed on the next physical line: until then there is no colon.
    guard !head.hasUnclosedQuote else { return openStray(line, bytes) }
    current = OpenLine(layout: LineLayout(line: line, head: head), lineNumber: lineNumber)
    if head.flags.contains(.quotedPrintable) { noteSoftBreak(line, bytes) }
    if head.property == .agent { beginOnAgentLine(line, bytes) }
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
    if open.layout.isStray, !open.search.contains(.found) {
      open.search.look(through: bytes[part: line])
      current = open
      if open.search.contains(.found) { readFoldedHead(bytes) }
    } else {
      current = open
    }
    if current?.layout.flags.contains(.quotedPrintable) == true { noteSoftBreak(line, bytes) }
  }

  /// Reads the head of a line whose colon came on a later physical line.
  private mutating func readFoldedHead(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard var open = current, open.layout.length <= UInt16.max else { return }
    let raw = bytes[part: open.layout.range]
    let read = Unfolding.withUnfolded(raw, isQuotedPrintable: false) { LineHead(line: $0) }
    guard let head = read else { return }
    open.layout.group = UInt16(truncatingIfNeeded: head.group)
    open.layout.nameEnd = UInt16(truncatingIfNeeded: head.nameEnd)
    open.layout.value = UInt16(truncatingIfNeeded: Unfolding.rawOffset(of: head.value, in: raw))
    open.layout.property = head.property
    open.layout.flags.formUnion(head.flags)
    if open.layout.flags.contains(.folded) { open.layout.flags.insert(.foldedHead) }
    current = open
  }

  private mutating func lineWithoutColon(
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
    guard open != nil else { return outside(line, bytes) }
    openStray(line, bytes)
  }

  private mutating func openStray(_ line: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) {
    var stray = OpenLine(
      layout: LineLayout(line: line, head: LineHead()), lineNumber: lineNumber)
    stray.search.look(through: bytes[part: line])
    current = stray
  }

  private mutating func emptyLine() {
    guard open != nil else { return }
    // An empty line is how base64 ends in 2.1.
    if current?.layout.flags.contains(.base64) != true { warn(.emptyLine, nil) }
    current?.hadEmptyLine = true
  }

  mutating func closeLine(_ bytes: UnsafeBufferPointer<UInt8>) {
    if current?.layout.isStray == true { closeStrayHead(bytes) }
    guard var line = current else { return }
    current = nil
    if line.endsInSoftBreak { line.layout.flags.formUnion([.folded, .refold]) }
    if line.layout.flags.contains(.folded), isFoldedCardLine(line.layout, bytes) {
      return foldedCardLine(line, bytes)
    }
    guard let card = open, !card.isRejected else { return }
    if line.layout.isStray {
      let isLong = line.search.contains(.found) && line.layout.length > UInt16.max
      let text = bytes[part: line.layout.range]
      warn(isLong ? .headTooLong : .lineWithoutColon, text, line: line.lineNumber)
    }
    if line.layout.property == .version { noteVersion(line, bytes) }
    if mayHoldNUL, bytes[part: line.layout.range].firstIndex(of: 0, from: 0) != nil {
      warn(.nulBytes, bytes[part: line.layout.range], line: line.lineNumber)
    }
    lines.append(line.layout)
  }

  /// A line whose only colon is inside quotation marks that are never closed.
  private mutating func closeStrayHead(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let line = current, line.search.contains(.quotedColon), !line.search.contains(.found)
    else { return }
    warn(.unclosedQuote, bytes[part: line.layout.range], line: line.lineNumber)
    readFoldedHead(bytes)
  }

  private mutating func noteVersion(_ line: OpenLine, _ bytes: UnsafeBufferPointer<UInt8>) {
    guard open?.hasVersion == false else { return }
    open?.hasVersion = true
    let raw = bytes[part: line.layout.valueRange]
    Unfolding.withUnfolded(raw, isQuotedPrintable: false) { value in
      open?.version = VCardVersion(bytes: value)
      if open?.version == nil {
        warn(
          .unknownVersion(CardScanner.excerpt(value)), bytes[part: line.layout.range],
          line: line.lineNumber)
      }
    }
  }
}
