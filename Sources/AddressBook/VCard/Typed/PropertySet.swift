/// A set of properties as bits.
struct PropertySet {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  init(_ properties: [Property] = []) {
    for property in properties { _ = insert(property) }
  }

  @inline(__always)
  func contains(_ property: Property) -> Bool {
    let bit = UInt64(1) << UInt64(property.rawValue & 63)
    return (property.rawValue < 64 ? low : high) & bit != 0
  }

  /// Answers whether the property was not in the set.
  mutating func insert(_ property: Property) -> Bool {
    guard !contains(property) else { return false }
    let bit = UInt64(1) << UInt64(property.rawValue & 63)
    if property.rawValue < 64 { low |= bit } else { high |= bit }
    return true
  }
}
