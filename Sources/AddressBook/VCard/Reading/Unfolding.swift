/// Joins the physical lines of a content line: bytes first, characters later.
///
/// RFC 6350 section 3.2 and RFC 2425 section 5.8.1 take away a line end and one blank. A soft break
/// of QUOTED-PRINTABLE (RFC 2045 section 6.7) takes away `=` and the line end, and no blank.
enum Unfolding {
  /// Calls with the unfolded form of raw lines.
  static func withUnfolded<T>(
    _ raw: UnsafeBufferPointer<UInt8>, isQuotedPrintable: Bool,
    _ body: (UnsafeBufferPointer<UInt8>) -> T
  ) -> T {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: raw.count) { out in
      let count = unfold(raw, isQuotedPrintable: isQuotedPrintable, into: out)
      return body(UnsafeBufferPointer(rebasing: out[..<count]))
    }
  }

  private static func unfold(
    _ raw: UnsafeBufferPointer<UInt8>, isQuotedPrintable: Bool,
    into out: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    var (index, count) = (0, 0)
    while index < raw.count {
      let end = nextLineEnd(raw, from: index)
      var kept = end
      var isSoft = false
      if isQuotedPrintable {
        let soft = softBreak(raw, index..<end)
        isSoft = soft != nil
        kept = soft ?? end
      }
      count = out[count...].update(fromContentsOf: raw[index..<kept])
      index = afterFold(raw, at: end, keepsBlank: isSoft)
    }
    return count
  }

  /// The offset in raw lines that belongs to an offset in their unfolded form.
  static func rawOffset(of offset: Int, in raw: UnsafeBufferPointer<UInt8>) -> Int {
    var index = 0
    var left = offset
    while index < raw.count {
      let end = nextLineEnd(raw, from: index)
      if left <= end - index { return index + left }
      left -= end - index
      index = afterFold(raw, at: end, keepsBlank: false)
    }
    return raw.count
  }

  /// The offset in raw lines of a byte of the decoded value: a code of QUOTED-PRINTABLE is one byte.
  static func rawOffset(
    ofDecoded offset: Int, in raw: UnsafeBufferPointer<UInt8>, isQuotedPrintable: Bool
  ) -> Int {
    var (index, left) = (0, offset)
    while index < raw.count {
      let end = nextLineEnd(raw, from: index)
      let soft = isQuotedPrintable ? softBreak(raw, index..<end) : nil
      while index < soft ?? end {
        guard left > 0 else { return index }
        let isCode =
          isQuotedPrintable && raw[index] == .equals && index + 2 < soft ?? end
          && raw[index + 1].hexValue != nil && raw[index + 2].hexValue != nil
        index += isCode ? 3 : 1
        left -= 1
      }
      index = afterFold(raw, at: end, keepsBlank: soft != nil)
    }
    return raw.count
  }

  /// Where the `=` of a soft break stands in a physical line, blanks after it allowed. Of several
  /// the first, so that what is left does not read as a soft break again.
  @inline(__always)
  static func softBreak(_ raw: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) -> Int? {
    var found: Int?
    var end = line.upperBound
    while true {
      while end > line.lowerBound, raw[end - 1].isBlank { end -= 1 }
      guard end > line.lowerBound, raw[end - 1] == .equals else { return found }
      end -= 1
      found = end
    }
  }

  static func nextLineEnd(_ raw: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    raw.firstLineEnd(from: start) ?? raw.count
  }

  /// Skips line ends and, unless it is data, the one blank after them.
  private static func afterFold(
    _ raw: UnsafeBufferPointer<UInt8>, at end: Int, keepsBlank: Bool
  ) -> Int {
    var index = end
    while index < raw.count, raw[index] == .lineFeed || raw[index] == .carriageReturn {
      index += 1
    }
    if !keepsBlank, index > end, index < raw.count, raw[index].isBlank { index += 1 }
    return index
  }
}
