/// QUOTED-PRINTABLE (RFC 2045 section 6.7) once soft breaks are undone.
enum QuotedPrintable {
  /// Appends the decoded bytes. An equals sign that is no code stays as it is.
  static func append(_ text: UnsafeBufferPointer<UInt8>, to out: inout [UInt8]) {
    var index = 0
    while index < text.count {
      if text[index] == .equals, index + 2 < text.count,
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
