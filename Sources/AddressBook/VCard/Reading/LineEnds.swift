/// Finds line ends - CRLF, LF, lone CR, and CRCRLF - whatever the mix.
enum LineEnds {
  /// A physical line: `end` without, `next` with its line end.
  struct Line {
    var end: Int
    var next: Int
  }

  /// The physical line that begins at `start`, or nil when the buffer ends before one can tell.
  @inline(__always)
  static func line(
    from start: Int, in bytes: UnsafeBufferPointer<UInt8>, isLast: Bool
  ) -> Line? {
    guard let end = bytes.firstLineEnd(from: start) else {
      return isLast && start < bytes.count ? Line(end: bytes.count, next: bytes.count) : nil
    }
    if bytes[end] == .lineFeed { return Line(end: end, next: end + 1) }
    let rest = bytes[part: end + 1..<bytes.count]
    if rest.first == .lineFeed { return Line(end: end, next: end + 2) }
    guard rest.count > 1 else { return isLast ? Line(end: end, next: end + 1) : nil }
    let isDoubled = rest[0] == .carriageReturn && rest[1] == .lineFeed
    return Line(end: end, next: isDoubled ? end + 3 : end + 1)
  }
}
