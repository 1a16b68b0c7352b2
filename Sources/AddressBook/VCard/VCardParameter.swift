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
    raw.forEachValue { part in
      values.append(ParameterText.decode(part, version: version))
    }
  }

  func isNamed(_ other: String) -> Bool {
    name.utf8.count == other.utf8.count
      && zip(name.utf8, other.utf8).allSatisfy { $0.uppercased == $1.uppercased }
  }
}
