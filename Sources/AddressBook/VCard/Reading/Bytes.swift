#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension UInt8 {
  static let tab: UInt8 = 0x09
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let blank: UInt8 = 0x20
  static let quote: UInt8 = 0x22
  static let percent: UInt8 = 0x25
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

  /// Whether names may hold the byte: a letter, a digit or a hyphen (RFC 6350 section 3.3).
  var isNameByte: Bool { isDigit || self == .hyphen || uppercased &- 0x41 < 26 }

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

extension UInt64 {
  /// The high bits of eight bytes: none is set in ASCII.
  static let highBits: UInt64 = 0x8080_8080_8080_8080

  /// The capitals of eight ASCII letters; every other byte as it is.
  @inline(__always)
  var uppercased: UInt64 {
    let low = self & ~UInt64.highBits
    let reachesA = low &+ 0x1F1F_1F1F_1F1F_1F1F
    let passesZ = low &+ 0x0505_0505_0505_0505
    let isSmall = (reachesA & ~passesZ) & ~self & UInt64.highBits
    return self & ~(isSmall >> 2)
  }

  /// Not 0 where one of the eight bytes is this one.
  @inline(__always)
  func marks(of byte: UInt8) -> UInt64 {
    let difference = self ^ (0x0101_0101_0101_0101 &* UInt64(byte))
    return (difference &- 0x0101_0101_0101_0101) & ~difference & UInt64.highBits
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// A part of the buffer. The caller checks the bounds.
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

  /// Whether there are only blanks and line ends.
  var isBlankLines: Bool {
    allSatisfy { $0.isBlank || $0 == .lineFeed || $0 == .carriageReturn }
  }

  /// The eight bytes from a place on, the first one lowest; nil where there are fewer.
  @inline(__always)
  func word(at index: Int) -> UInt64? {
    guard let base = UnsafeRawPointer(baseAddress), index + 8 <= count else { return nil }
    return UInt64(littleEndian: base.loadUnaligned(fromByteOffset: index, as: UInt64.self))
  }

  /// Calls with all bytes, eight at a time; the last call may repeat some, or hold fewer and blanks.
  @inline(__always)
  func forEachWord(_ body: (UInt64) -> Void) {
    var index = 0
    while let word = word(at: index) {
      body(word)
      index += 8
    }
    guard index < count else { return }
    if count >= 8, let word = word(at: count - 8) { return body(word) }
    var word: UInt64 = 0x2020_2020_2020_2020
    for index in 0..<count { word = word << 8 | UInt64(self[index]) }
    body(word)
  }

  /// The first eight bytes in capitals, fewer with zeros after them: short names compare as one number.
  @inline(__always)
  var leadingCapitals: UInt64 {
    if let word = word(at: 0) { return word.uppercased }
    var word: UInt64 = 0
    for index in 0..<count { word |= UInt64(self[index]) << UInt64(8 * index) }
    return word.uppercased
  }

  /// Whether the bytes are this ASCII text, without regard to case.
  @inline(__always)
  func matches(_ text: StaticString) -> Bool {
    count == text.utf8CodeUnitCount && starts(with: text)
  }

  /// Whether the bytes begin with this ASCII text, without regard to case.
  @inline(__always)
  func starts(with text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard count >= length else { return false }
    let start = text.utf8Start
    for index in 0..<length where self[index] != start[index] {
      guard self[index].uppercased == start[index].uppercased else { return false }
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

extension UnsafeBufferPointer<UInt8> {
  /// The first place of a byte at or after a position, or nil.
  func firstIndex(of byte: UInt8, from start: Int) -> Int? {
    guard let base = baseAddress, start < count else { return nil }
    guard let hit = memchr(base + start, Int32(byte), count - start) else { return nil }
    return UnsafeRawPointer(base).distance(to: UnsafeRawPointer(hit))
  }

  /// The first CR or LF at or after a position, or nil; eight bytes at a time, since lines are short.
  @inline(__always)
  func firstLineEnd(from start: Int) -> Int? {
    var index = start
    while let word = word(at: index) {
      let marks = word.marks(of: .lineFeed) | word.marks(of: .carriageReturn)
      if marks != 0 { return index + marks.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < count {
      if self[index] == .lineFeed || self[index] == .carriageReturn { return index }
      index += 1
    }
    return nil
  }

  /// Whether both hold the same bytes.
  func equals(_ other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard count == other.count else { return false }
    guard let mine = baseAddress, let theirs = other.baseAddress else { return true }
    return memcmp(mine, theirs, count) == 0
  }
}
