/// Where a ``MessageWriter`` goes on writing, in memory that was reserved for it.
struct JSONCursor {
  private(set) var end: UnsafeMutablePointer<UInt8>

  init(at end: UnsafeMutablePointer<UInt8>) { self.end = end }

  @inline(__always)
  mutating func put(_ byte: UInt8) {
    end.pointee = byte
    end += 1
  }

  /// Writes a text as it is.
  @inline(__always)
  mutating func put(_ text: StaticString) {
    end.update(from: text.utf8Start, count: text.utf8CodeUnitCount)
    end += text.utf8CodeUnitCount
  }

  @inline(__always)
  mutating func put(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    end.update(from: start, count: bytes.count)
    end += bytes.count
  }

  /// Writes a number in at most 20 digits.
  @inline(__always)
  mutating func put(digitsOf number: UInt64) {
    var length = 1
    var limit: UInt64 = 10
    while number >= limit {
      length += 1
      if length == 20 { break }
      limit *= 10
    }
    var rest = number
    var place = end + length
    end = place
    for _ in 0..<length {
      place -= 1
      place.pointee = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
  }

  @inline(__always)
  mutating func put(_ id: NodeID) { put(digitsOf: UInt64(id.number)) }

  /// Writes a time as seconds and nanoseconds; none that is negative.
  @inline(__always)
  mutating func put(nanoseconds: Int64) {
    let (seconds, rest) = UInt64(max(0, nanoseconds))
      .quotientAndRemainder(dividingBy: 1_000_000_000)
    put(#"{"seconds":"#)
    put(digitsOf: seconds)
    put(#","nanos":"#)
    put(digitsOf: rest)
    put(UInt8(ascii: "}"))
  }
}
