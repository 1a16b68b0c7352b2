/// Text as 3.0 and 4.0 write it (RFC 2426 section 4, RFC 6350 section 3.4).
enum TextEscaping {
  /// Appends text with `\`, `;`, `,` and line breaks escaped. CR, LF and CRLF all become `\n`, so
  /// that a value can never begin a line of its own.
  static func append(_ text: String, to out: inout ByteSink) {
    var text = text
    text.withUTF8 { append($0, to: &out) }
  }

  static func append(_ text: UnsafeBufferPointer<UInt8>, to out: inout ByteSink) {
    var start = 0
    for index in 0..<text.count where isSpecial(text[index]) {
      let byte = text[index]
      out.append(contentsOf: text[part: start..<index])
      start = index + 1
      switch byte {
      case .lineFeed where index > 0 && text[index - 1] == .carriageReturn: break
      case .lineFeed, .carriageReturn: out.append("\\n")
      default:
        out.append(.backslash)
        out.append(byte)
      }
    }
    out.append(contentsOf: text[part: start..<text.count])
  }

  @inline(__always)
  private static func isSpecial(_ byte: UInt8) -> Bool {
    // Small letters and all of UTF-8 beyond ASCII lie above the backslash.
    guard byte <= .backslash else { return false }
    return byte == .backslash || byte == .comma || byte == .semicolon || byte == .lineFeed
      || byte == .carriageReturn
  }

  /// Appends a value that is no text, such as a URI, without what would break the line.
  static func appendRaw(_ value: some Sequence<UInt8>, to out: inout ByteSink) {
    for byte in value where byte != .lineFeed && byte != .carriageReturn { out.append(byte) }
  }
}
