/// Why a text is no JSON, with the place.
public struct JSONError: Error, Hashable, Sendable {
  /// The cause.
  public enum Reason: String, Hashable, Sendable {
    /// The text ends inside a value.
    case unexpectedEnd
    /// A byte that cannot stand here.
    case unexpectedByte
    /// Something follows the value.
    case trailingText
    /// A number that is not of JSON's form or out of range.
    case badNumber
    /// An escape that JSON does not know, or half a surrogate pair.
    case badEscape
    /// A control character in a string.
    case controlCharacter
    /// Bytes that are not UTF-8.
    case invalidUTF8
    /// More than ``JSONReader/maximumDepth`` values inside one another.
    case tooDeep
  }

  /// The cause.
  public var reason: Reason
  /// The offset in bytes, from 0.
  public var offset: Int

  /// An error with its place.
  public init(_ reason: Reason, at offset: Int) {
    self.reason = reason
    self.offset = offset
  }
}
