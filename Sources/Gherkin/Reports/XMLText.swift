/// Texts for XML 1.0: mark-up is escaped, and what XML cannot hold is replaced by U+FFFD.
enum XMLText {
  /// For the value of an attribute between double quotes, and for text.
  static func escape(_ text: String) -> String {
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
      default: escaped.append(scalar.isPrintable ? scalar : "\u{FFFD}")
      }
    }
    return String(escaped)
  }

  /// A CDATA section; one that holds `]]>`, which ends a section, is ended inside it and begun again.
  static func section(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.printable.utf8 {
      bytes.append(byte)
      if byte == UInt8(ascii: ">"), bytes.suffix(3).elementsEqual("]]>".utf8) {
        bytes.removeLast()
        bytes += "]]><![CDATA[>".utf8
      }
    }
    return "<![CDATA[" + String(decoding: bytes, as: UTF8.self) + "]]>"
  }
}
