/// Text in values: escapes, lists and components. The bytes are UTF-8 (``ContentLine/withValue(_:)``).
enum TextValue {
  /// The text with its escapes resolved: `\n` and `\N` are a line break (RFC 6350 section 3.4 and
  /// RFC 2426 section 4).
  static func unescaped(_ bytes: UnsafeBufferPointer<UInt8>, version: VCardVersion?) -> String {
    guard isSpecial(bytes) else { return String(decoding: bytes, as: UTF8.self) }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: bytes.count) { out in
      let count = unescape(bytes, version, into: out)
      return withoutReturns(UnsafeBufferPointer(rebasing: out[..<count]))
    }
  }

  /// Whether there is a backslash or a CR, so that the text is not what its bytes are; eight bytes at a time.
  @inline(__always)
  private static func isSpecial(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var special = UInt64(0)
    bytes.forEachWord { special |= $0.marks(of: .backslash) | $0.marks(of: .carriageReturn) }
    return special != 0
  }

  /// The text with CRLF and CR, which QUOTED-PRINTABLE can bring in, as one line break.
  @inline(__always)
  private static func withoutReturns(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    guard bytes.firstIndex(of: .carriageReturn, from: 0) != nil else {
      return String(decoding: bytes, as: UTF8.self)
    }
    var out: [UInt8] = []
    for index in 0..<bytes.count {
      if bytes[index] == .lineFeed, index > 0, bytes[index - 1] == .carriageReturn { continue }
      out.append(bytes[index] == .carriageReturn ? .lineFeed : bytes[index])
    }
    return String(decoding: out, as: UTF8.self)
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
