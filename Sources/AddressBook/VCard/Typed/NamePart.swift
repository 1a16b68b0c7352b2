/// The components of N (RFC 6350 section 6.2.2).
enum NamePart {
  static let properties: [PersonProperty] = [.lastName, .firstName, .middleName, .prefix, .suffix]

  /// The text of a component; the values of a list stand with blanks between them.
  static func text(_ part: UnsafeBufferPointer<UInt8>, version: VCardVersion?) -> String {
    guard version != .v2_1, part.firstIndex(of: .comma, from: 0) != nil else {
      return TextValue.unescaped(part, version: version)
    }
    return TextValue.list(part, version: version).joined(separator: " ")
  }
}
