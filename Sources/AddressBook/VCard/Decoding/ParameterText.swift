/// The text of parameter values: carets of RFC 6868.
enum ParameterText {
  /// `^n` is a line break, `^'` a quotation mark, `^^` a caret; any other caret stays (RFC 6868
  /// section 3.1). 2.1 knows no carets.
  static func decode(_ bytes: UnsafeBufferPointer<UInt8>, version: VCardVersion?) -> String {
    guard version != .v2_1, bytes.firstIndex(of: .caret, from: 0) != nil else {
      return TextValue.string(bytes)
    }
    var out: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let next: UInt8? = index + 1 < bytes.count ? bytes[index + 1] : nil
      switch (bytes[index], next) {
      case (.caret, UInt8(ascii: "n")): out.append(.lineFeed)
      case (.caret, UInt8(ascii: "'")): out.append(.quote)
      case (.caret, UInt8.caret): out.append(.caret)
      default:
        out.append(bytes[index])
        index -= 1
      }
      index += 2
    }
    return out.withUnsafeBufferPointer { TextValue.string($0) }
  }

  /// Appends a value so that it can be read back: quoted when it holds `:`, `;` or `,`; quotation
  /// marks, carets and line breaks as carets; other control characters are left out.
  static func append(_ value: String, to out: inout ByteSink) {
    let needsQuotes = value.utf8.contains { $0 == .colon || $0 == .semicolon || $0 == .comma }
    if needsQuotes { out.append(.quote) }
    var previous: UInt8 = 0
    for byte in value.utf8 {
      switch byte {
      case .caret: out.append("^^")
      case .quote: out.append("^'")
      case .lineFeed where previous == .carriageReturn: break
      case .lineFeed, .carriageReturn: out.append("^n")
      case 0..<0x20 where byte != .tab, 0x7F: break
      default: out.append(byte)
      }
      previous = byte
    }
    if needsQuotes { out.append(.quote) }
  }
}
