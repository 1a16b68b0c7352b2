/// Text as 3.0 and 4.0 write it (RFC 2426 section 4, RFC 6350 section 3.4).
enum TextEscaping {
  /// Appends text with `\`, `;`, `,` and line breaks escaped. CR, LF and CRLF all become `\n`, so
  /// that a value can never begin a line of its own. Other control characters are left out (RFC 6350 section 3.3).
  static func append(_ text: String, to out: inout ByteSink) {
    var text = text
    text.withUTF8 { append($0, to: &out) }
  }

  static func append(_ text: UnsafeBufferPointer<UInt8>, to out: inout ByteSink) {
    out.append(atMost: 2 * text.count) { out in
      var (index, count) = (0, 0)
      while index < text.count {
        if let word = text.word(at: index), !holdsSpecial(word) {
          UnsafeMutableRawPointer(out + count).storeBytes(of: word.littleEndian, as: UInt64.self)
          (index, count) = (index + 8, count + 8)
        } else {
          count += escape(text, index, to: out + count)
          index += 1
        }
      }
      return count
    }
  }

  /// Writes one byte, escaped where it has to be; returns how many bytes that took.
  @inline(__always)
  private static func escape(
    _ text: UnsafeBufferPointer<UInt8>, _ index: Int, to out: UnsafeMutablePointer<UInt8>
  ) -> Int {
    var byte = text[index]
    switch byte {
    case .lineFeed where index > 0 && text[index - 1] == .carriageReturn: return 0
    case .lineFeed, .carriageReturn: byte = UInt8(ascii: "n")
    case .backslash, .comma, .semicolon: break
    default:
      guard !byte.isForbidden else { return 0 }
      out[0] = byte
      return 1
    }
    out[0] = .backslash
    out[1] = byte
    return 2
  }

  @inline(__always)
  private static func holdsSpecial(_ word: UInt64) -> Bool {
    let controls = (word &- 0x2020_2020_2020_2020) & ~word & UInt64.highBits
    let marks =
      word.marks(of: .backslash) | word.marks(of: .comma) | word.marks(of: .semicolon)
      | word.marks(of: 0x7F)
    return controls | marks != 0
  }

  /// Appends a value that is no text, such as a URI, without what would break the line.
  static func appendRaw(_ value: some Sequence<UInt8>, to out: inout ByteSink) {
    for byte in value where !byte.isForbidden { out.append(byte) }
  }
}

extension UInt8 {
  /// Whether this is a control character other than a tab, which no text may hold (RFC 6350 section 3.3).
  var isForbidden: Bool { self < 0x20 && self != .tab || self == 0x7F }
}
