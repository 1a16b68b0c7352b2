/// The version that a card declares in its VERSION line.
///
/// A card is read by the rules of its own version: 2.1 has no lists in components and no escape
/// but `\;`, 3.0 is RFC 2426, 4.0 is RFC 6350.
public enum VCardVersion: UInt8, Sendable, Hashable, CaseIterable, CustomStringConvertible {
  /// The versit text of 1996.
  case v2_1 = 21
  /// RFC 2426.
  case v3_0 = 30
  /// RFC 6350.
  case v4_0 = 40

  /// The version as it stands in a card: `2.1`, `3.0` or `4.0`.
  public var description: String {
    switch self {
    case .v2_1: "2.1"
    case .v3_0: "3.0"
    case .v4_0: "4.0"
    }
  }

  init?(bytes: UnsafeBufferPointer<UInt8>) {
    let trimmed = bytes.trimmed
    guard trimmed.count == 3, trimmed[1] == .dot else { return nil }
    switch (trimmed[0], trimmed[2]) {
    case (0x32, 0x31): self = .v2_1
    case (0x33, 0x30): self = .v3_0
    case (0x34, 0x30): self = .v4_0
    default: return nil
    }
  }
}
