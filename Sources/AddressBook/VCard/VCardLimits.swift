/// How much one card may ask of the reader.
///
/// A card over a limit is left out with an error that names its line; the cards around it are
/// still read. The limits bound memory for hostile input: a line that never ends, a million
/// properties, AGENT in AGENT a thousand deep.
public struct VCardLimits: Sendable, Hashable {
  /// The most bytes of one card, photos included. The default is 16 MiB.
  public var bytesInCard: Int
  /// The most content lines of one card. The default is 100,000.
  public var linesInCard: Int
  /// How deep cards may lie in each other through AGENT. The default is 16.
  public var depth: Int
  /// The most warnings that are kept; further ones are counted. The default is 10,000.
  public var warnings: Int

  /// Limits that fit every card of a real address book.
  public init(
    bytesInCard: Int = 16 << 20, linesInCard: Int = 100_000, depth: Int = 16,
    warnings: Int = 10_000
  ) {
    self.bytesInCard = bytesInCard
    self.linesInCard = linesInCard
    self.depth = depth
    self.warnings = warnings
  }

  /// For bytes that we composed ourselves.
  static let none = VCardLimits(
    bytesInCard: .max, linesInCard: .max, depth: .max, warnings: 0)
}
