#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

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
