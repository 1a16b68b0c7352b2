/// Reads one JSON text (RFC 8259) from UTF-8 bytes, in one pass.
public struct JSONReader {
  /// How deep arrays and objects may nest.
  public static let maximumDepth = 512

  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads the value that the bytes hold, white space around it allowed.
  ///
  /// - Throws: ``JSONError`` with the offset of the first byte that does not fit.
  public static func read(_ bytes: [UInt8]) throws(JSONError) -> JSONValue {
    var reader = JSONReader(bytes)
    reader.skipSpace()
    let value = try reader.value()
    reader.skipSpace()
    guard reader.index == bytes.count else { throw JSONError(.trailingText, at: reader.index) }
    return value
  }

  /// Reads the one value that begins at an offset, whatever follows it, and answers where it ends.
  ///
  /// - Throws: ``JSONError`` where there is no whole value, or one that nests deeper than `depth`.
  public static func readValue(
    in bytes: [UInt8], at offset: Int, depth: Int = maximumDepth
  ) throws(JSONError) -> (value: JSONValue, end: Int) {
    var reader = JSONReader(bytes)
    reader.index = offset
    reader.depth = maximumDepth - depth
    let value = try reader.value()
    return (value, reader.index)
  }

  /// Reads the value that a text holds.
  public static func read(_ text: String) throws(JSONError) -> JSONValue {
    try read(Array(text.utf8))
  }

  private mutating func skipSpace() {
    while index < bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[index]) { index += 1 }
  }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func value() throws(JSONError) -> JSONValue {
    guard let byte = next else { throw JSONError(.unexpectedEnd, at: index) }
    switch byte {
    case UInt8(ascii: "{"): return try nested { reader throws(JSONError) in try reader.object() }
    case UInt8(ascii: "["): return try nested { reader throws(JSONError) in try reader.array() }
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return try number()
    }
  }

  private mutating func nested(
    _ body: (inout JSONReader) throws(JSONError) -> JSONValue
  ) throws(JSONError) -> JSONValue {
    guard depth < JSONReader.maximumDepth else { throw JSONError(.tooDeep, at: index) }
    depth += 1
    index += 1
    let value = try body(&self)
    depth -= 1
    return value
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws(JSONError) -> JSONValue {
    for byte in word.utf8 { try expect(byte) }
    return value
  }

  private mutating func expect(_ byte: UInt8) throws(JSONError) {
    guard let found = next else { throw JSONError(.unexpectedEnd, at: index) }
    guard found == byte else { throw JSONError(.unexpectedByte, at: index) }
    index += 1
  }

  private mutating func object() throws(JSONError) -> JSONValue {
    var members: [JSONMember] = []
    skipSpace()
    if next == UInt8(ascii: "}") {
      index += 1
      return .object(members)
    }
    while true {
      skipSpace()
      let name = try string()
      skipSpace()
      try expect(UInt8(ascii: ":"))
      skipSpace()
      members.append(JSONMember(name, try value()))
      if try endsList(with: UInt8(ascii: "}")) { return .object(members) }
    }
  }

  private mutating func array() throws(JSONError) -> JSONValue {
    var values: [JSONValue] = []
    skipSpace()
    if next == UInt8(ascii: "]") {
      index += 1
      return .array(values)
    }
    while true {
      skipSpace()
      values.append(try value())
      if try endsList(with: UInt8(ascii: "]")) { return .array(values) }
    }
  }

  private mutating func endsList(with end: UInt8) throws(JSONError) -> Bool {
    skipSpace()
    if next == end {
      index += 1
      return true
    }
    try expect(UInt8(ascii: ","))
    return false
  }

  private mutating func number() throws(JSONError) -> JSONValue {
    let start = index
    while let byte = next, JSONReader.isNumberByte(byte) { index += 1 }
    guard index > start else { throw JSONError(.unexpectedByte, at: start) }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard JSONReader.isNumber(bytes[start..<index]) else { throw JSONError(.badNumber, at: start) }
    if let value = Int(text) { return .integer(value) }
    guard let value = Double(text), value.isFinite else { throw JSONError(.badNumber, at: start) }
    return .number(value)
  }

  private static func isNumberByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "e"),
      UInt8(ascii: "E"):
      true
    default: false
    }
  }

  /// `-? (0 | [1-9][0-9]*) (. [0-9]+)? ([eE] [+-]? [0-9]+)?`
  private static func isNumber(_ bytes: ArraySlice<UInt8>) -> Bool {
    var rest = bytes
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    let whole = takeDigits(&rest)
    guard whole.count == 1 || (whole.count > 1 && whole.first != 0x30) else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      guard !takeDigits(&rest).isEmpty else { return false }
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest.removeFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
      guard !takeDigits(&rest).isEmpty else { return false }
    }
    return rest.isEmpty
  }

  private static func takeDigits(_ bytes: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let digits = bytes.prefix { (0x30...0x39).contains($0) }
    bytes = bytes.dropFirst(digits.count)
    return digits
  }
}

extension JSONReader {
  private mutating func string() throws(JSONError) -> String {
    try expect(UInt8(ascii: "\""))
    let start = index
    var decoded: [UInt8] = []
    var plainStart = index
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        decoded += bytes[plainStart..<index]
        index += 1
        guard let text = String(validating: decoded, as: UTF8.self) else {
          throw JSONError(.invalidUTF8, at: start)
        }
        return text
      case UInt8(ascii: "\\"):
        decoded += bytes[plainStart..<index]
        index += 1
        try escape(into: &decoded)
        plainStart = index
      case 0..<0x20: throw JSONError(.controlCharacter, at: index)
      default: index += 1
      }
    }
    throw JSONError(.unexpectedEnd, at: index)
  }

  private mutating func escape(into decoded: inout [UInt8]) throws(JSONError) {
    guard let byte = next else { throw JSONError(.unexpectedEnd, at: index) }
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): decoded.append(byte)
    case UInt8(ascii: "b"): decoded.append(0x08)
    case UInt8(ascii: "f"): decoded.append(0x0C)
    case UInt8(ascii: "n"): decoded.append(0x0A)
    case UInt8(ascii: "r"): decoded.append(0x0D)
    case UInt8(ascii: "t"): decoded.append(0x09)
    case UInt8(ascii: "u"): decoded += String(try escapedScalar()).utf8
    default: throw JSONError(.badEscape, at: index - 1)
    }
  }

  private mutating func escapedScalar() throws(JSONError) -> Unicode.Scalar {
    let start = index
    let first = try fourHexDigits()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard (0xD800..<0xDC00).contains(first) else { throw JSONError(.badEscape, at: start) }
    try expect(UInt8(ascii: "\\"))
    try expect(UInt8(ascii: "u"))
    let second = try fourHexDigits()
    guard (0xDC00..<0xE000).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw JSONError(.badEscape, at: start) }
    return scalar
  }

  private mutating func fourHexDigits() throws(JSONError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw JSONError(.badEscape, at: index)
      }
      value = value << 4 | UInt32(digit)
      index += 1
    }
    return value
  }
}
