/// The part of a content line before its colon: group, name, and what the parameters say about how
/// the value is encoded.
struct LineHead {
  var group = 0
  var nameEnd = 0
  /// Where the value begins, after the colon.
  var value = 0
  var property = Property.unknown
  var flags: LineLayout.Flags = []
  var hasUnclosedQuote = false

  /// The head of a line without a colon.
  init() {}

  /// Reads the head of an unfolded line; nil when the line has no colon, or nothing before it.
  init?(line: UnsafeBufferPointer<UInt8>) {
    let count = min(line.count, Int(UInt16.max))
    var index = 0
    var nameStart = 0
    scan: while true {
      guard index < count else { return nil }
      switch line[index] {
      case .colon, .semicolon: break scan
      case .dot where nameStart == 0 && index > 0: nameStart = index + 1
      default: break
      }
      index += 1
    }
    guard index > nameStart else { return nil }
    group = nameStart == 0 ? 0 : nameStart - 1
    nameEnd = index
    property = Property(name: line[part: nameStart..<index])
    if line[index] == .semicolon {
      guard let colon = readParameters(line, from: index, until: count) else { return nil }
      index = colon
    }
    value = index + 1
  }

  /// Walks the parameters from the first `;` and returns where the colon is.
  private mutating func readParameters(
    _ line: UnsafeBufferPointer<UInt8>, from start: Int, until count: Int
  ) -> Int? {
    flags.insert(.parameters)
    var index = start
    var firstColon: Int?
    var isQuoted = false
    while index < count {
      switch line[index] {
      case .quote: isQuoted.toggle()
      case .colon where !isQuoted: return index
      case .colon: firstColon = firstColon ?? index
      case .semicolon where !isQuoted: noteEncoding(line[part: index + 1..<count])
      default: break
      }
      index += 1
    }
    hasUnclosedQuote = firstColon != nil
    return firstColon
  }

  /// Notes the encoding or charset that a parameter beginning here gives.
  @inline(__always)
  private mutating func noteEncoding(_ rest: UnsafeBufferPointer<UInt8>) {
    guard let first = rest.first else { return }
    switch first.uppercased {
    case UInt8(ascii: "E") where rest.starts(with: "ENCODING="):
      noteEncodingName(rest[part: 9..<rest.count])
    case UInt8(ascii: "Q"), UInt8(ascii: "B"): noteEncodingName(rest)
    case UInt8(ascii: "C") where rest.starts(with: "CHARSET="): flags.insert(.charset)
    default: break
    }
  }

  private mutating func noteEncodingName(_ rest: UnsafeBufferPointer<UInt8>) {
    var end = 0
    while end < rest.count, rest[end] != .semicolon, rest[end] != .colon { end += 1 }
    var name = rest[part: 0..<end].trimmed
    if name.count >= 2, name[0] == .quote, name[name.count - 1] == .quote {
      name = name[part: 1..<name.count - 1]
    }
    if name.matches("QUOTED-PRINTABLE") || name.matches("Q") {
      flags.insert(.quotedPrintable)
    } else if name.matches("BASE64") || name.matches("B") {
      flags.insert(.base64)
    }
  }
}
