extension UInt8 {
  static let tab: UInt8 = 0x09
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let blank: UInt8 = 0x20
  static let quote: UInt8 = 0x22
  static let comma: UInt8 = 0x2C
  static let hyphen: UInt8 = 0x2D
  static let dot: UInt8 = 0x2E
  static let colon: UInt8 = 0x3A
  static let semicolon: UInt8 = 0x3B
  static let equals: UInt8 = 0x3D
  static let backslash: UInt8 = 0x5C
  static let caret: UInt8 = 0x5E

  var isBlank: Bool { self == .blank || self == .tab }
  var isDigit: Bool { self &- 0x30 < 10 }

  /// The capital of an ASCII letter; every other byte as it is.
  var uppercased: UInt8 { self &- 0x61 < 26 ? self &- 0x20 : self }

  /// The value of a hexadecimal digit.
  var hexValue: UInt8? {
    if isDigit { return self &- 0x30 }
    let letter = uppercased &- 0x41
    return letter < 6 ? letter + 10 : nil
  }

  /// Whether the byte continues a UTF-8 sequence.
  var continuesCharacter: Bool { self & 0xC0 == 0x80 }
}

extension UnsafeBufferPointer<UInt8> {
  /// A part of the buffer. The bounds are the caller's to keep.
  subscript(part range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: self[range])
  }

  /// The buffer without blanks and tabs at its ends.
  var trimmed: UnsafeBufferPointer<UInt8> {
    var start = 0
    var end = count
    while start < end, self[start].isBlank { start += 1 }
    while end > start, self[end - 1].isBlank { end -= 1 }
    return self[part: start..<end]
  }

  /// Whether no byte has its high bit set; eight at a time.
  @inline(__always)
  var isASCII: Bool {
    var index = 0
    if let base = UnsafeRawPointer(baseAddress) {
      while index + 8 <= count {
        let word = base.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        if word & 0x8080_8080_8080_8080 != 0 { return false }
        index += 8
      }
    }
    while index < count {
      if self[index] >= 0x80 { return false }
      index += 1
    }
    return true
  }

  /// Whether the bytes are this ASCII text, without regard to case.
  func matches(_ text: StaticString) -> Bool {
    count == text.utf8CodeUnitCount && starts(with: text)
  }

  /// Whether the bytes begin with this ASCII text, without regard to case.
  func starts(with text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard count >= length else { return false }
    let start = text.utf8Start
    for index in 0..<length where self[index].uppercased != start[index].uppercased {
      return false
    }
    return true
  }

  /// Whether both hold the same bytes, without regard to the case of ASCII letters.
  func matches(_ other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard count == other.count else { return false }
    for index in 0..<count where self[index] != other[index] {
      guard self[index].uppercased == other[index].uppercased else { return false }
    }
    return true
  }
}
