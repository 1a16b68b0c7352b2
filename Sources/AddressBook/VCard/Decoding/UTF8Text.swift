/// Bytes that ought to be UTF-8.
enum UTF8Text {
  /// The offset of the first byte that belongs to no character; nil where all is UTF-8.
  @inline(__always)
  static func firstInvalid(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var all = UInt64(0)
    bytes.forEachWord { all |= $0 }
    return all & UInt64.highBits == 0 ? nil : firstInvalidByte(bytes)
  }

  private static func firstInvalidByte(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var index = 0
    while index < bytes.count {
      if bytes[index] < 0x80 {
        index += 1
      } else {
        let length = characterLength(bytes, index)
        guard length > 0 else { return index }
        index += length
      }
    }
    return nil
  }

  /// Whether a character of more than one byte is among them, so that they can hardly be of another charset.
  static func holdsLongCharacter(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.indices.contains { bytes[$0] >= 0x80 && characterLength(bytes, $0) > 0 }
  }

  /// The length of the character of two bytes or more at a place; 0 where there is none (RFC 3629 section 4).
  private static func characterLength(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int {
    guard index + 1 < bytes.count else { return 0 }
    let (first, second) = (bytes[index], bytes[index + 1])
    let length: Int
    switch first {
    case 0xC2...0xDF: length = 2
    case 0xE0 where second < 0xA0, 0xED where second > 0x9F: return 0
    case 0xE0...0xEF: length = 3
    case 0xF0 where second < 0x90, 0xF4 where second > 0x8F: return 0
    case 0xF0...0xF4: length = 4
    default: return 0
    }
    guard index + length <= bytes.count else { return 0 }
    for place in index + 1..<index + length where !bytes[place].continuesCharacter { return 0 }
    return length
  }
}
