/// The lines of a description or a doc string while they are read.
struct TextLines {
  private var text: [UInt8] = []
  private var count = 0

  var isEmpty: Bool { count == 0 }

  /// Adds a line; in a doc string, escaped delimiters are resolved.
  mutating func append(_ bytes: Bytes, _ token: borrowing Token) {
    if count > 0 { text.append(UInt8(ascii: "\n")) }
    count += 1
    guard let delimiter = token.delimiter, delimiter.length == 3 else {
      text.append(contentsOf: bytes[token.start..<token.end])
      return
    }
    appendUnescaped(bytes, token.start, token.end, delimiter.byte)
  }

  /// All lines.
  mutating func takeAll() -> String {
    defer { clear() }
    return text.withUnsafeBufferPointer { $0.text(0, $0.count) }
  }

  /// The lines without blank ones at the end.
  mutating func takeDescription() -> String {
    defer { clear() }
    return text.withUnsafeBufferPointer { bytes in
      let end = bytes.beforeSpace(0, bytes.count)
      let rest = bytes[end...].firstIndex(of: UInt8(ascii: "\n"))
      return bytes.text(0, end == 0 ? 0 : rest ?? bytes.count)
    }
  }

  private mutating func clear() {
    text.removeAll(keepingCapacity: true)
    count = 0
  }

  private mutating func appendUnescaped(_ bytes: Bytes, _ start: Int, _ end: Int, _ quote: UInt8) {
    let escape = UInt8(ascii: "\\")
    var place = start
    while place < end {
      let isEscaped =
        bytes[place] == escape && end - place >= 6 && bytes[place + 1] == quote
        && bytes[place + 2] == escape && bytes[place + 3] == quote
        && bytes[place + 4] == escape && bytes[place + 5] == quote
      if isEscaped {
        text.append(contentsOf: [quote, quote, quote])
        place += 6
      } else {
        text.append(bytes[place])
        place += 1
      }
    }
  }
}
