/// The bytes of a source while it is read: valid UTF-8.
typealias Bytes = UnsafeBufferPointer<UInt8>

extension UnsafeBufferPointer<UInt8> {
  /// The text of a range of bytes.
  @inline(__always)
  func text(_ start: Int, _ end: Int) -> String {
    start < end
      ? String(decoding: UnsafeBufferPointer(rebasing: self[start..<end]), as: UTF8.self) : ""
  }

  /// The number of Unicode scalars in a range.
  func scalars(_ start: Int, _ end: Int) -> Int {
    var count = 0
    for place in start..<end where self[place] & 0xC0 != 0x80 { count += 1 }
    return count
  }

  /// Where white space that starts at `start` ends.
  @inline(__always)
  func afterSpace(_ start: Int, _ end: Int) -> Int {
    var place = start
    while place < end {
      let byte = self[place]
      if byte == 0x20 || byte &- 9 < 5 {
        place += 1
      } else if byte < 0x80 {
        break
      } else {
        let length = wideSpace(place, end)
        guard length > 0 else { break }
        place += length
      }
    }
    return place
  }

  /// Where white space that ends at `end` starts.
  @inline(__always)
  func beforeSpace(_ start: Int, _ end: Int) -> Int {
    var place = end
    while place > start {
      let byte = self[place - 1]
      if byte == 0x20 || byte &- 9 < 5 {
        place -= 1
      } else if byte < 0x80 {
        break
      } else {
        let length = byte & 0xC0 == 0x80 ? widthOfSpace(endingAt: place, from: start) : 0
        guard length > 0 else { break }
        place -= length
      }
    }
    return place
  }

  /// Whether three of this byte stand at `start`.
  func standsThrice(_ byte: UInt8, at start: Int, _ end: Int) -> Bool {
    end - start >= 3 && self[start] == byte && self[start + 1] == byte && self[start + 2] == byte
  }

  private func widthOfSpace(endingAt end: Int, from start: Int) -> Int {
    for width in 2...3 where end - width >= start && wideSpace(end - width, end) == width {
      return width
    }
    return 0
  }

  /// The bytes of a white space beyond ASCII at a place; 0 where there is none. These are Unicode's:
  /// U+0085, U+00A0, U+1680, U+2000 to U+200A, U+2028, U+2029, U+202F, U+205F and U+3000.
  private func wideSpace(_ place: Int, _ end: Int) -> Int {
    let rest = end - place
    if self[place] == 0xC2, rest >= 2 {
      return self[place + 1] == 0x85 || self[place + 1] == 0xA0 ? 2 : 0
    }
    guard rest >= 3 else { return 0 }
    switch (self[place], self[place + 1], self[place + 2]) {
    case (0xE1, 0x9A, 0x80), (0xE2, 0x80, 0x80...0x8A), (0xE2, 0x80, 0xA8...0xA9),
      (0xE2, 0x80, 0xAF), (0xE2, 0x81, 0x9F), (0xE3, 0x80, 0x80):
      return 3
    default: return 0
    }
  }
}

extension UInt8 {
  static var space: UInt8 { UInt8(ascii: " ") }
  static var newline: UInt8 { UInt8(ascii: "\n") }
}

extension UnsafeBufferPointer<UInt8> {
  /// Where the first bytes stand that are not UTF-8.
  var firstInvalid: Int? {
    var place = 0
    while true {
      place = afterASCII(place)
      guard place < count else { return nil }
      let length = scalarLength(place)
      guard length > 0 else { return place }
      place += length
    }
  }

  /// Where ASCII that starts at a place ends: thirty-two bytes at a time, then one.
  private func afterASCII(_ start: Int) -> Int {
    var place = start
    let raw = UnsafeRawBufferPointer(self)
    while place + 32 <= count {
      let words = raw.loadUnaligned(fromByteOffset: place, as: SIMD4<UInt64>.self)
      guard words & 0x8080_8080_8080_8080 == .zero else { break }
      place += 32
    }
    while place < count, self[place] < 0x80 { place += 1 }
    return place
  }

  /// The bytes of the scalar beyond ASCII at a place, 0 where there is none: the table of well-formed sequences in
  /// the Unicode Standard, 3-7.
  private func scalarLength(_ place: Int) -> Int {
    let (length, second): (Int, ClosedRange<UInt8>) =
      switch self[place] {
      case 0xC2...0xDF: (2, 0x80...0xBF)
      case 0xE0: (3, 0xA0...0xBF)
      case 0xED: (3, 0x80...0x9F)
      case 0xE1...0xEF: (3, 0x80...0xBF)
      case 0xF0: (4, 0x90...0xBF)
      case 0xF1...0xF3: (4, 0x80...0xBF)
      case 0xF4: (4, 0x80...0x8F)
      default: (0, 0...0)
      }
    guard length > 0, place + length <= count, second.contains(self[place + 1]) else { return 0 }
    let rest = self[(place + 2)..<(place + length)]
    return rest.allSatisfy { $0 & 0xC0 == 0x80 } ? length : 0
  }
}

extension LineReader {
  /// The line and column of a place.
  static func location(of place: Int, in bytes: Bytes) -> Location {
    var reader = LineReader(bytes)
    while let line = reader.read() {
      if place <= line.end {
        return Location(line: line.number, column: bytes.scalars(line.start, place) + 1)
      }
    }
    return Location(line: reader.number + 1)
  }
}
