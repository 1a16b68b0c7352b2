/// Turns a stream of UTF-16 into UTF-8, chunk by chunk; a half unit or half pair waits for more.
struct UTF16Transcoder {
  let isBigEndian: Bool
  private var heldByte: UInt8?
  private var heldHigh: UInt16?

  init(isBigEndian: Bool) {
    self.isBigEndian = isBigEndian
  }

  /// The byte order when bytes begin like UTF-16: a byte order mark, or `B` beside a NUL.
  static func isBigEndian(start bytes: some Collection<UInt8>) -> Bool? {
    switch Array(bytes.prefix(2)) {
    case [0xFF, 0xFE], [UInt8(ascii: "B"), 0]: false
    case [0xFE, 0xFF], [0, UInt8(ascii: "B")]: true
    default: nil
    }
  }

  mutating func append(_ bytes: some Sequence<UInt8>, to out: inout [UInt8]) {
    for byte in bytes {
      guard let first = heldByte else {
        heldByte = byte
        continue
      }
      heldByte = nil
      let unit = isBigEndian ? (first, byte) : (byte, first)
      append(UInt16(unit.0) << 8 | UInt16(unit.1), to: &out)
    }
  }

  /// Ends the stream: what is still held is no character.
  mutating func finish(_ out: inout [UInt8]) {
    if heldHigh != nil || heldByte != nil { out.append(scalar: "\u{FFFD}") }
    heldHigh = nil
    heldByte = nil
  }

  private mutating func append(_ unit: UInt16, to out: inout [UInt8]) {
    if let high = heldHigh {
      heldHigh = nil
      if UTF16.isTrailSurrogate(unit) {
        let value = 0x10000 + (UInt32(high & 0x3FF) << 10 | UInt32(unit & 0x3FF))
        return out.append(scalar: Unicode.Scalar(value) ?? "\u{FFFD}")
      }
      out.append(scalar: "\u{FFFD}")
    }
    if UTF16.isLeadSurrogate(unit) {
      heldHigh = unit
    } else {
      out.append(scalar: Unicode.Scalar(unit) ?? "\u{FFFD}")
    }
  }
}

extension [UInt8] {
  /// Appends the UTF-8 of a scalar.
  mutating func append(scalar: Unicode.Scalar) {
    if scalar.value < 0x80 {
      append(UInt8(truncatingIfNeeded: scalar.value))
    } else {
      append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }
}
