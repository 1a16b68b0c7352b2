/// Codes of a mark and two hexadecimal digits: `=0A` of QUOTED-PRINTABLE (RFC 2045 section 6.7), once soft breaks
/// are undone, and `%0A` of a URI (RFC 3986 section 2.1).
enum HexCodes {
  /// Appends the bytes that the text stands for. A mark that begins no code stays as it is.
  static func append(
    decoding text: UnsafeBufferPointer<UInt8>, mark: UInt8, to out: inout [UInt8]
  ) {
    var index = 0
    while index < text.count {
      if text[index] == mark, index + 2 < text.count,
        let high = text[index + 1].hexValue, let low = text[index + 2].hexValue
      {
        out.append(high << 4 | low)
        index += 3
      } else {
        out.append(text[index])
        index += 1
      }
    }
  }
}
