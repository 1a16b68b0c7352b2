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
