/// Texts for XML 1.0: what a reader takes for mark-up is escaped, and what XML cannot hold is replaced by U+FFFD.
enum XMLText {
  /// For the value of an attribute between double quotes, and for text.
  static func escape(_ text: String) -> String {
    guard text.utf8.contains(where: isSpecial) else { return text }
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped.append(contentsOf: "&amp;".unicodeScalars)
      case "<": escaped.append(contentsOf: "&lt;".unicodeScalars)
      case ">": escaped.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": escaped.append(contentsOf: "&quot;".unicodeScalars)
      case "\n": escaped.append(contentsOf: "&#10;".unicodeScalars)
      case "\t": escaped.append(contentsOf: "&#9;".unicodeScalars)
      case "\r": escaped.append(contentsOf: "&#13;".unicodeScalars)
      default: escaped.append(holds(scalar) ? scalar : "\u{FFFD}")
      }
    }
    return String(escaped)
  }

  /// A section of text that stands as it is.
  static func section(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { holds($0) ? $0 : "\u{FFFD}" }
    let clean = String(String.UnicodeScalarView(scalars))
    return "<![CDATA[" + split(clean) + "]]>"
  }

  /// `]]>` ends a section, so the section is ended inside it and begun again.
  private static func split(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      bytes.append(byte)
      if byte == UInt8(ascii: ">"), bytes.suffix(3).elementsEqual("]]>".utf8) {
        bytes.removeLast()
        bytes += "]]><![CDATA[>".utf8
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<0x20, UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
      0xEF:
      true
    default: false
    }
  }

  private static func holds(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}
