/// What a system can do, in the closed list of `Specs/capabilities.txt`.
public struct Capability: RawRepresentable, Hashable, Sendable, Comparable {
  /// A dotted word such as `picker`.
  public let rawValue: String

  /// Wraps a word; whether it is on the list is for ``CapabilityList`` to say.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// What an action or query needs: its name up to the last dot, all of it where there is none.
  ///
  /// So no scenario has to name its needs, and none can forget one.
  public init(neededFor name: String) {
    let end = name.utf8.lastIndex(of: UInt8(ascii: ".")) ?? name.endIndex
    rawValue = String(name[..<end])
  }

  /// Orders by the words.
  public static func < (left: Capability, right: Capability) -> Bool {
    left.rawValue < right.rawValue
  }
}
