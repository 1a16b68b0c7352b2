/// Turns a stream of UTF-16 or UTF-32 into UTF-8, chunk by chunk; half a unit or half a pair waits for more.
struct UnicodeTranscoder {
  /// The form of a file, which its first bytes show.
  enum Form: Hashable {
    case utf16(isBigEndian: Bool)
    case utf32(isBigEndian: Bool)

    /// How many bytes are needed to see it.
    static let markLength = 4

    /// By a byte order mark, or by the zeros beside the ASCII that a vCard begins with.
    init?(start bytes: some Collection<UInt8>) {
      let first = Array(bytes.prefix(Form.markLength))
      if first.count == 4 {
        switch (first[0], first[1], first[2], first[3]) {
        case (0xFF, 0xFE, 0, 0), (1..<0x80, 0, 0, 0): self = .utf32(isBigEndian: false)
        case (0, 0, 0xFE, 0xFF), (0, 0, 0, 1..<0x80): self = .utf32(isBigEndian: true)
        case (1..<0x80, 0, 1..<0x80, 0): self = .utf16(isBigEndian: false)
        case (0, 1..<0x80, 0, 1..<0x80): self = .utf16(isBigEndian: true)
        default: self.init(mark: first)
        }
      } else {
        self.init(mark: first)
      }
    }

    private init?(mark: [UInt8]) {
      if mark.starts(with: [0xFF, 0xFE]) {
        self = .utf16(isBigEndian: false)
      } else if mark.starts(with: [0xFE, 0xFF]) {
        self = .utf16(isBigEndian: true)
      } else {
        return nil
      }
    }

    var name: String {
      switch self {
      case .utf16(let isBigEndian): isBigEndian ? "UTF-16BE" : "UTF-16LE"
      case .utf32(let isBigEndian): isBigEndian ? "UTF-32BE" : "UTF-32LE"
      }
    }
  }

  private let isBigEndian: Bool
  private let unitLength: Int
  private var unit: UInt32 = 0
  private var unitBytes = 0
  private var high: UInt32?

  init(_ form: Form) {
    switch form {
    case .utf16(let isBigEndian): (self.isBigEndian, unitLength) = (isBigEndian, 2)
    case .utf32(let isBigEndian): (self.isBigEndian, unitLength) = (isBigEndian, 4)
    }
  }

  mutating func append(_ bytes: some Sequence<UInt8>, to out: inout [UInt8]) {
    for byte in bytes {
      unit = isBigEndian ? unit << 8 | UInt32(byte) : unit | UInt32(byte) << UInt32(8 * unitBytes)
      unitBytes += 1
      guard unitBytes == unitLength else { continue }
      appendUnit(to: &out)
      (unit, unitBytes) = (0, 0)
    }
  }

  /// Ends the stream: what is still held is no character.
  mutating func finish(_ out: inout [UInt8]) {
    if high != nil || unitBytes > 0 { out.append(scalar: "\u{FFFD}") }
    (high, unit, unitBytes) = (nil, 0, 0)
  }

  private mutating func appendUnit(to out: inout [UInt8]) {
    if let first = high {
      high = nil
      if unit & 0xFFFF_FC00 == 0xDC00 {
        let value = 0x10000 + ((first & 0x3FF) << 10 | (unit & 0x3FF))
        return out.append(scalar: Unicode.Scalar(value) ?? "\u{FFFD}")
      }
      out.append(scalar: "\u{FFFD}")
    }
    if unitLength == 2, unit & 0xFC00 == 0xD800 {
      high = unit
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
