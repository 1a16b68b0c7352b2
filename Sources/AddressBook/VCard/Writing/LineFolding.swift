/// Cuts a content line into physical lines.
enum LineFolding {
  /// The most octets of a physical line without its line end (RFC 6350 section 3.2).
  static let width = 75

  /// Appends a line with its line end, folded at 75 octets, never inside a UTF-8 sequence.
  static func append(_ line: UnsafeBufferPointer<UInt8>, to out: inout ByteSink) {
    var start = 0
    // A first piece that is all letters would be taken for more of the base64 before it.
    let letters = line.firstIndex { !Base64.mayHold($0) } ?? 0
    var limit = max(width, letters + 4)
    while line.count - start > limit {
      let end = characterStart(line, atMost: start + limit, after: start)
      out.append(contentsOf: line[part: start..<end])
      out.append("\r\n ")
      start = end
      limit = width - 1
    }
    out.append(contentsOf: line[part: start..<line.count])
    out.append("\r\n")
  }

  /// Appends a line in QUOTED-PRINTABLE with soft breaks, never inside a code. (A fold of blanks
  /// could leave `=` at the end of a line, which would read as a soft break.)
  static func appendQuotedPrintable(_ line: UnsafeBufferPointer<UInt8>, to out: inout ByteSink) {
    let head = LineHead(line: line)
    var start = head?.value ?? 0
    out.append(contentsOf: line[part: 0..<start])
    // With a quotation mark open, a reader does not know yet that it is QUOTED-PRINTABLE: such a line stays whole.
    let isOpen = head?.hasUnclosedQuote ?? true
    var limit = isOpen ? line.count : max(4, width - 1 - start)
    while line.count - start > limit {
      let end = softBreak(line, atMost: start + limit, after: start)
      out.append(contentsOf: line[part: start..<end])
      out.append("=\r\n")
      start = end
      limit = width - 1
    }
    out.append(contentsOf: line[part: start..<line.count])
    out.append("\r\n")
  }

  /// Where a soft break may stand. What is before it must not end in `=`, blanks aside: that would be read as a
  /// soft break too.
  private static func softBreak(
    _ line: UnsafeBufferPointer<UInt8>, atMost limit: Int, after start: Int
  ) -> Int {
    var end = characterStart(line, atMost: limit, after: start)
    for back in 1...2 where end - back > start && line[end - back] == .equals { end -= back }
    if let mark = Unfolding.softBreak(line, start..<end), mark > start { return mark }
    while end < line.count, Unfolding.softBreak(line, start..<end) != nil { end += 1 }
    return end
  }

  /// The last place at or before a limit where a character begins. Bytes that are no UTF-8 may be
  /// cut anywhere.
  private static func characterStart(
    _ line: UnsafeBufferPointer<UInt8>, atMost limit: Int, after start: Int
  ) -> Int {
    var end = limit
    while end > start, limit - end < 4, line[end].continuesCharacter { end -= 1 }
    return end > start && !line[end].continuesCharacter ? end : limit
  }
}
