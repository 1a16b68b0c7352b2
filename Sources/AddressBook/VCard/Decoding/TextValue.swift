/// Text in values: UTF-8 with a fallback, escapes, lists and components.
enum TextValue {
  /// The text of bytes that ought to be UTF-8. What is not is read as Windows-1252.
  @inline(__always)
  static func string(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    // `String(validating:as:)` costs four times as much: it is not specialized in the library.
    var text = String(decoding: bytes, as: UTF8.self)
    return text.withUTF8({ $0.equals(bytes) }) ? text : windows1252(bytes)
  }

  private static func windows1252(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    var utf8: [UInt8] = []
    Charset.windows1252.append(bytes, to: &utf8)
    return String(decoding: utf8, as: UTF8.self)
  }

  /// The text with its escapes resolved: `\n` and `\N` are a line break (RFC 6350 section 3.4 and
  /// RFC 2426 section 4).
  static func unescaped(_ bytes: UnsafeBufferPointer<UInt8>, version: VCardVersion?) -> String {
    let content = Content(bytes)
    guard content.isSpecial else {
      return content.isASCII ? String(decoding: bytes, as: UTF8.self) : string(bytes)
    }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: bytes.count) { out in
      let count = unescape(bytes, version, into: out)
      return withoutReturns(UnsafeBufferPointer(rebasing: out[..<count]))
    }
  }

  /// What is in a text, seen eight bytes at a time.
  private struct Content {
    /// Whether there is a backslash or a CR, so that the text is not what its bytes are.
    private(set) var isSpecial = false
    private(set) var isASCII = true

    @inline(__always)
    init(_ bytes: UnsafeBufferPointer<UInt8>) {
      var (index, all, special) = (0, UInt64(0), UInt64(0))
      while let word = bytes.word(at: index) {
        all |= word
        special |= word.marks(of: .backslash) | word.marks(of: .carriageReturn)
        index += 8
      }
      while index < bytes.count {
        let byte = bytes[index]
        all |= UInt64(byte)
        if byte == .backslash || byte == .carriageReturn { special = 1 }
        index += 1
      }
      isSpecial = special != 0
      isASCII = all & UInt64.highBits == 0
    }
  }

  /// The text with CRLF and CR, which QUOTED-PRINTABLE can bring in, as one line break.
  @inline(__always)
  private static func withoutReturns(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    guard bytes.firstIndex(of: .carriageReturn, from: 0) != nil else { return string(bytes) }
    var out: [UInt8] = []
    for index in 0..<bytes.count {
      if bytes[index] == .lineFeed, index > 0, bytes[index - 1] == .carriageReturn { continue }
      out.append(bytes[index] == .carriageReturn ? .lineFeed : bytes[index])
    }
    return out.withUnsafeBufferPointer { string($0) }
  }

  private static func unescape(
    _ bytes: UnsafeBufferPointer<UInt8>, _ version: VCardVersion?,
    into out: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    var count = 0
    var index = 0
    while index < bytes.count {
      var byte = bytes[index]
      if byte == .backslash, index + 1 < bytes.count, isEscape(bytes[index + 1], version) {
        index += 1
        byte = bytes[index]
        if byte | 0x20 == UInt8(ascii: "n") { byte = .lineFeed }
      }
      out[count] = byte
      count += 1
      index += 1
    }
    return count
  }

  /// Whether a backslash before this byte is an escape: those of the RFCs, and `\:`, `\"`, `\'`, which
  /// Apple and Google write. Any other backslash is data, and in 2.1 so is the one of `C:\new`.
  private static func isEscape(_ byte: UInt8, _ version: VCardVersion?) -> Bool {
    switch byte {
    case .semicolon, .comma, .backslash, .colon: true
    case .quote, UInt8(ascii: "'"), UInt8(ascii: "n"), UInt8(ascii: "N"): version != .v2_1
    default: false
    }
  }

  /// Calls with the parts between unescaped separators.
  @inline(__always)
  static func split(
    _ bytes: UnsafeBufferPointer<UInt8>, at separator: UInt8,
    _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    var start = 0
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == .backslash {
        index += 1
      } else if byte == separator {
        body(bytes[part: start..<index])
        start = index + 1
      }
      index += 1
    }
    body(bytes[part: start..<bytes.count])
  }

  /// The values of a comma list. 2.1 knows no lists.
  static func list(_ bytes: UnsafeBufferPointer<UInt8>, version: VCardVersion?) -> [String] {
    guard version != .v2_1 else { return [unescaped(bytes, version: version)] }
    var values: [String] = []
    split(bytes, at: .comma) { values.append(unescaped($0, version: version)) }
    return values
  }
}
