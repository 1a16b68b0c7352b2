/// Finds line ends (CRLF, LF, a lone CR, and CRCRLF), whatever the mix.
enum LineEnds {
  /// A physical line: `end` without, `next` with its line end.
  struct Line {
    var end: Int
    var next: Int
  }

  /// The physical line that begins at `start`, or nil when the buffer ends before it does.
  ///
  /// - Parameter searched: up to where there is no line end, as an earlier call found.
  @inline(__always)
  static func line(
    from start: Int, searched: Int = 0, in bytes: UnsafeBufferPointer<UInt8>, isLast: Bool
  ) -> Line? {
    guard let end = bytes.firstLineEnd(from: max(start, searched)) else {
      return isLast && start < bytes.count ? Line(end: bytes.count, next: bytes.count) : nil
    }
    if bytes[end] == .lineFeed { return Line(end: end, next: end + 1) }
    let rest = bytes[part: end + 1..<bytes.count]
    if let next = rest.first, next != .carriageReturn {
      return Line(end: end, next: next == .lineFeed ? end + 2 : end + 1)
    }
    guard rest.count > 1 else { return isLast ? Line(end: end, next: end + 1) : nil }
    return Line(end: end, next: rest[1] == .lineFeed ? end + 3 : end + 1)
  }

  /// How far the buffer is searched when no line is whole: up to a CR whose next bytes are not there yet.
  static func searched(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var end = bytes.count
    while end > start, bytes.count - end < 2, bytes[end - 1] == .carriageReturn { end -= 1 }
    return end
  }
}

/// The physical lines of a raw text with line ends of any kind.
enum PhysicalLines {
  /// Calls with every line that is not empty.
  static func forEach(
    _ raw: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    var index = 0
    while index < raw.count {
      let end = Unfolding.nextLineEnd(raw, from: index)
      if end > index { body(raw[part: index..<end]) }
      index = end + 1
    }
  }

  /// Appends the lines with CRLF between them, whatever they ended in.
  static func append(_ raw: UnsafeBufferPointer<UInt8>, to out: inout [UInt8]) {
    var isFirst = true
    forEach(raw) { line in
      if !isFirst { out.appendLineEnd() }
      out.append(contentsOf: line)
      isFirst = false
    }
  }

  /// Appends the lines of a card in AGENT, each after a CRLF; an END that is missing is added.
  static func appendNestedCard(_ raw: UnsafeBufferPointer<UInt8>, to out: inout [UInt8]) {
    var depth = 0
    var isInside = false
    let start = raw.firstIndex { !$0.isBlank } ?? raw.count
    forEach(raw[part: start..<raw.count]) { line in
      depth += line.nesting
      // Blanks after `AGENT:` would read as its value.
      isInside = isInside || depth > 0
      guard isInside else { return }
      out.appendLineEnd()
      out.append(contentsOf: line)
    }
    for _ in 0..<max(0, depth) {
      out.appendLineEnd()
      out.append(contentsOf: "END:VCARD".utf8)
    }
  }
}

extension [UInt8] {
  /// Appends CR and LF.
  mutating func appendLineEnd() {
    append(.carriageReturn)
    append(.lineFeed)
  }

  /// Appends ASCII text.
  mutating func append(_ text: StaticString) {
    append(contentsOf: text.bytes)
  }
}
