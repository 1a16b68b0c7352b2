/// Reading scalars from bytes that should be UTF-8; a stray byte counts as one scalar, U+FFFD.
extension Span<UInt8> {
  /// The scalar at a position and how many bytes it has.
  func scalar(at position: Int32) -> (value: UInt32, length: Int32) {
    let lead = self[Int(position)]
    let length = Self.length(lead: lead)
    guard length > 1, Int(position) + length <= count else {
      return lead < 0x80 ? (UInt32(lead), 1) : (0xFFFD, 1)
    }
    var value = UInt32(lead) & (0x7F >> UInt32(length))
    for offset in 1..<length {
      let byte = self[Int(position) + offset]
      guard byte & 0xC0 == 0x80 else { return (0xFFFD, 1) }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    return (value, Int32(length))
  }

  /// Where the scalar that ends at a position starts.
  func scalarStart(before position: Int32) -> Int32 {
    var start = position - 1
    while start > 0, self[Int(start)] & 0xC0 == 0x80, position - start < 4 { start -= 1 }
    return scalar(at: start).length == position - start ? start : position - 1
  }

  /// Whether exactly one of the neighbours is one of `[0-9A-Za-z_]`.
  func isWordBoundary(_ position: Int32) -> Bool {
    let before = position > 0 && Self.isWord(self[Int(position) - 1])
    let after = position < count && Self.isWord(self[Int(position)])
    return before != after
  }

  private static func length(lead: UInt8) -> Int {
    switch lead {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A: true
    default: false
    }
  }
}
