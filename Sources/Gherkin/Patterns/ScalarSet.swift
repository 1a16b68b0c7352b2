/// A set of Unicode scalars: sorted ranges that neither touch nor overlap.
struct ScalarSet: Hashable, Sendable {
  private(set) var ranges: [ClosedRange<UInt32>]

  init(_ ranges: [ClosedRange<UInt32>]) {
    self.ranges = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = self.ranges.last, range.lowerBound <= last.upperBound + 1 {
        let upper = max(last.upperBound, range.upperBound)
        self.ranges[self.ranges.count - 1] = last.lowerBound...upper
      } else {
        self.ranges.append(range)
      }
    }
  }

  init(_ scalar: Unicode.Scalar) {
    ranges = [scalar.value...scalar.value]
  }

  func union(_ other: ScalarSet) -> ScalarSet {
    ScalarSet(ranges + other.ranges)
  }

  var inverted: ScalarSet {
    var gaps: [ClosedRange<UInt32>] = []
    var next: UInt32 = 0
    for range in ranges {
      if range.lowerBound > next { gaps.append(next...range.lowerBound - 1) }
      next = range.upperBound + 1
    }
    if next <= Self.last { gaps.append(next...Self.last) }
    return ScalarSet(gaps)
  }

  /// With the other case of every letter. Ranges of thousands are taken to hold both cases already.
  var ignoringCase: ScalarSet {
    var others: [ClosedRange<UInt32>] = []
    for range in ranges where range.count <= 4096 {
      for scalar in range.lazy.compactMap(Unicode.Scalar.init) {
        let properties = scalar.properties
        for text in [properties.lowercaseMapping, properties.uppercaseMapping] {
          let mapped = text.unicodeScalars
          if mapped.count == 1, let other = mapped.first {
            others.append(other.value...other.value)
          }
        }
      }
    }
    return ScalarSet(ranges + others)
  }

  private static let last: UInt32 = 0x10FFFF
}

extension ScalarSet {
  static let digit = ScalarSet([0x30...0x39])
  static let word = ScalarSet([0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A])
  static let space = ScalarSet([
    0x09...0x0D, 0x20...0x20, 0xA0...0xA0, 0x1680...0x1680, 0x2000...0x200A, 0x2028...0x2029,
    0x202F...0x202F, 0x205F...0x205F, 0x3000...0x3000, 0xFEFF...0xFEFF,
  ])
  /// What `.` matches: everything but line breaks.
  static let anyInLine = ScalarSet([0x0A...0x0A, 0x0D...0x0D, 0x2028...0x2029]).inverted
}
