/// A parameter of a content line: `TYPE=home,voice`.
public struct VCardParameter: Sendable, Hashable {
  /// The name as it is written; TYPE or ENCODING for a bare value of 2.1.
  public var name: String
  /// The values; a list is split at its commas, quotation marks are taken away and the carets of
  /// RFC 6868 decoded.
  public var values: [String]

  /// A parameter.
  public init(_ name: String, _ values: String...) {
    self.name = name
    self.values = values
  }

  init(_ raw: RawParameter, version: VCardVersion?) {
    name = raw.displayName
    values = []
    let isAddressLabel = raw.isNamed("LABEL")
    raw.forEachValue { part in
      let text = ParameterText.decode(part, version: version)
      values.append(isAddressLabel ? text.replacingEscapedBreaks : text)
    }
  }

  func isNamed(_ other: String) -> Bool {
    name.utf8.count == other.utf8.count
      && zip(name.utf8, other.utf8).allSatisfy { $0.uppercased == $1.uppercased }
  }
}

extension String {
  /// `\n` as a line break: RFC 6350's own example writes it in a LABEL parameter (section 6.3.1).
  fileprivate var replacingEscapedBreaks: String {
    guard utf8.contains(.backslash) else { return self }
    var text = Substring(self)
    var lines = [""]
    while let mark = text.utf8.firstIndex(of: .backslash) {
      let after = text.utf8.index(after: mark)
      let isBreak = after < text.endIndex && text.utf8[after] | 0x20 == UInt8(ascii: "n")
      lines[lines.count - 1] += isBreak ? text[..<mark] : text[..<after]
      if isBreak { lines.append("") }
      text = text[(isBreak ? text.utf8.index(after: after) : after)...]
    }
    lines[lines.count - 1] += text
    return lines.joined(separator: "\n")
  }
}
