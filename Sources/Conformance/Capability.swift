/// What a system can do, in the closed list of `Specs/capabilities.txt`.
public struct Capability: RawRepresentable, Hashable, Sendable {
  /// A dotted word such as `picker.asking`.
  public let rawValue: String

  /// Wraps a word; whether it is on the list is for ``Vocabulary`` to say.
  public init(rawValue: String) { self.rawValue = rawValue }
}
