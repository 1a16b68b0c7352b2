#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A line of a source: places among its bytes.
struct Line {
  /// Its number, from 1.
  let number: Int
  /// Where it starts.
  let start: Int
  /// Where it ends, without its line end.
  let end: Int
  /// Where its first character that is no white space stands; `end` in a blank line.
  let first: Int
  /// Where the white space at its end starts; `first` in a blank line.
  let last: Int

  var isBlank: Bool { first == end }
}

/// Splits a source into lines. A line ends at a line feed, a carriage return, or both in this order.
struct LineReader {
  let bytes: Bytes
  private(set) var number = 0
  private var next: Int
  // The nearest of each from `next` on; looked for again only when passed, so that a file that has but one
  // of them is not searched to its end at every line.
  private var lineFeed = -1
  private var carriageReturn = -1

  /// Starts after the byte order mark, if there is one.
  init(_ bytes: Bytes) {
    self.bytes = bytes
    next = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// Reads the next line; nil at the end. A line end at the end of the source starts no further line.
  mutating func read() -> Line? {
    guard next < bytes.count else { return nil }
    let start = next
    if lineFeed < start { lineFeed = place(of: UInt8(ascii: "\n")) }
    if carriageReturn < start { carriageReturn = place(of: UInt8(ascii: "\r")) }
    let end = min(lineFeed, carriageReturn)
    next = end + (end == carriageReturn && lineFeed == end + 1 ? 2 : 1)
    number += 1
    let first = bytes.afterSpace(start, end)
    let last = bytes.beforeSpace(first, end)
    return Line(number: number, start: start, end: end, first: first, last: last)
  }

  private func place(of byte: UInt8) -> Int {
    guard let base = bytes.baseAddress else { return bytes.count }
    guard let found = memchr(base + next, Int32(byte), bytes.count - next) else {
      return bytes.count
    }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }
}
