extension JSONValue {
  /// The value on one line, members in their order, no spaces.
  public var compact: String {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The value over several lines, two spaces an indentation, members in their order.
  public var indented: String {
    var bytes: [UInt8] = []
    write(to: &bytes, indentation: 0)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the value as UTF-8 bytes; with an indentation, over several lines.
  public func write(to bytes: inout [UInt8], indentation: Int? = nil) {
    switch self {
    case .null: bytes += "null".utf8
    case .bool(let value): bytes += (value ? "true" : "false").utf8
    case .integer(let value): bytes += String(value).utf8
    case .number(let value): bytes += JSONValue.text(of: value).utf8
    case .string(let text): JSONValue.write(text, to: &bytes)
    case .array(let values):
      JSONValue.list(values, "[", "]", &bytes, indentation) { value, bytes, inner in
        value.write(to: &bytes, indentation: inner)
      }
    case .object(let members):
      JSONValue.list(members, "{", "}", &bytes, indentation) { member, bytes, inner in
        JSONValue.write(member.name, to: &bytes)
        bytes += (inner == nil ? ":" : ": ").utf8
        member.value.write(to: &bytes, indentation: inner)
      }
    }
  }

  private static func list<Element>(
    _ elements: [Element], _ open: String, _ close: String, _ bytes: inout [UInt8],
    _ indentation: Int?, _ body: (Element, inout [UInt8], Int?) -> Void
  ) {
    let inner = indentation.map { $0 + 2 }
    bytes += open.utf8
    for (index, element) in elements.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      newLine(inner, &bytes)
      body(element, &bytes, inner)
    }
    if !elements.isEmpty { newLine(indentation, &bytes) }
    bytes += close.utf8
  }

  private static func newLine(_ indentation: Int?, _ bytes: inout [UInt8]) {
    guard let indentation else { return }
    bytes.append(0x0A)
    bytes += repeatElement(0x20, count: indentation)
  }

  /// Infinity and not-a-number have no form in JSON; they are written as null.
  private static func text(of value: Double) -> String {
    guard value.isFinite else { return "null" }
    if let whole = Int(exactly: value) { return String(whole) }
    return String(value)
  }

  /// Appends a text in quotes, with the escapes that JSON requires and no others.
  public static func write(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): bytes += "\\\"".utf8
      case UInt8(ascii: "\\"): bytes += "\\\\".utf8
      case 0x0A: bytes += "\\n".utf8
      case 0x0D: bytes += "\\r".utf8
      case 0x09: bytes += "\\t".utf8
      case 0..<0x20:
        let digits = String(byte, radix: 16)
        bytes += "\\u00\(digits.utf8.count == 1 ? "0" : "")\(digits)".utf8
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
