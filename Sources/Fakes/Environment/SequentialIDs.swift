/// Identifiers that count: `hotel-1`, `hotel-2`, …
public final class SequentialIDs {
  private let prefix: String
  private var number: Int

  /// A source whose first identifier ends in `first`.
  public init(prefix: String, first: Int = 1) {
    self.prefix = prefix
    number = first
  }

  /// The next identifier; pass the method where an app passes its generator.
  public func next() -> String {
    defer { number &+= 1 }
    return "\(prefix)\(number)"
  }
}
