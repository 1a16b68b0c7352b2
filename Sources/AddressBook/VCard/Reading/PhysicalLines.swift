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
    forEach(raw) { line in
      depth += line.isCardLine(.begin) ? 1 : line.isCardLine(.end) ? -1 : 0
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
