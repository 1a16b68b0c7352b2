/// A parameter as its bytes stand in the head of a line.
struct RawParameter {
  /// Empty for a bare value of 2.1.
  var name: UnsafeBufferPointer<UInt8>
  /// Everything after the equals sign.
  var value: UnsafeBufferPointer<UInt8>
  /// Name, equals sign and value as they stand.
  var bytes: UnsafeBufferPointer<UInt8>

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    var index = 0
    while index < bytes.count, bytes[index] != .equals, bytes[index] != .quote { index += 1 }
    let isNamed = index < bytes.count && bytes[index] == .equals
    name = isNamed ? bytes[part: 0..<index].trimmed : bytes[part: 0..<0]
    value = isNamed ? bytes[part: index + 1..<bytes.count] : bytes
  }

  func isNamed(_ wanted: StaticString) -> Bool { name.matches(wanted) }

  /// Whether this says a type: TYPE, or a bare value that is no encoding.
  var isType: Bool { name.isEmpty ? !isBareEncoding : isNamed("TYPE") }

  var isBareEncoding: Bool {
    name.isEmpty
      && (value.matches("QUOTED-PRINTABLE") || value.matches("BASE64") || value.matches("8BIT")
        || value.matches("7BIT") || value.matches("B") || value.matches("Q"))
  }

  /// Whether this says how the value is encoded, which no longer holds when the value is written anew.
  var isEncoding: Bool { isBareEncoding || isNamed("ENCODING") || isNamed("CHARSET") }

  var displayName: String {
    guard name.isEmpty else { return String(decoding: name, as: UTF8.self) }
    return isBareEncoding ? "ENCODING" : "TYPE"
  }

  /// Calls with every value of the list. `"a,b"` in quotes is a list only of TYPE (RFC 6350
  /// section 6.4.1), else one value.
  func forEachValue(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    var start = 0
    var isQuoted = false
    let splitsQuoted = isType
    for index in 0..<value.count {
      let byte = value[index]
      if byte == .quote { isQuoted.toggle() }
      guard byte == .comma, !isQuoted || splitsQuoted else { continue }
      body(value[part: start..<index].unquoted)
      start = index + 1
    }
    body(value[part: start..<value.count].unquoted)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Without quotation marks at either end.
  var unquoted: UnsafeBufferPointer<UInt8> {
    var start = 0
    var end = count
    if start < end, self[start] == .quote { start += 1 }
    if start < end, self[end - 1] == .quote { end -= 1 }
    return self[part: start..<end]
  }

  /// Calls with every parameter between the name and the colon of an unfolded head.
  @inline(__always)
  func forEachParameter(after nameEnd: Int, _ body: (RawParameter) -> Void) {
    guard nameEnd < count, self[nameEnd] == .semicolon else { return }
    var start = nameEnd + 1
    var isQuoted = false
    var index = start
    while index < count {
      if self[index] == .quote { isQuoted.toggle() }
      if self[index] == .semicolon, !isQuoted {
        if index > start { body(RawParameter(self[part: start..<index])) }
        start = index + 1
      }
      index += 1
    }
    if start < count { body(RawParameter(self[part: start..<count])) }
  }
}

/// The text of parameter values, in which carets are escapes (RFC 6868).
enum ParameterText {
  /// `^n` is a line break, `^'` a quotation mark, `^^` a caret; any other caret stays (RFC 6868
  /// section 3.1). 2.1 knows no carets.
  static func decode(_ bytes: UnsafeBufferPointer<UInt8>, version: VCardVersion?) -> String {
    guard version != .v2_1, bytes.firstIndex(of: .caret, from: 0) != nil else {
      return text(bytes, version)
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
    return out.withUnsafeBufferPointer { text($0, version) }
  }

  private static func text(_ bytes: UnsafeBufferPointer<UInt8>, _ version: VCardVersion?) -> String
  {
    guard version != .v4_0, UTF8Text.firstInvalid(bytes) != nil, !UTF8Text.holdsLongCharacter(bytes)
    else {
      return String(decoding: bytes, as: UTF8.self)
    }
    var text: [UInt8] = []
    _ = Charset.singleByte(.windows1252).append(bytes, to: &text)
    return String(decoding: text, as: UTF8.self)
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
