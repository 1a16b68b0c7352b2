/// Finds line ends - CRLF, LF, lone CR, and CRCRLF - whatever the mix.
enum LineEnds {
  /// A physical line: `end` without, `next` with its line end.
  struct Line {
    var end: Int
    var next: Int
  }

  /// The physical line that begins at `start`, or nil when the buffer ends before one can tell.
  ///
  /// - Parameter searched: up to where there is no line end, as a call before has told with nil.
  @inline(__always)
  static func line(
    from start: Int, searched: Int = 0, in bytes: UnsafeBufferPointer<UInt8>, isLast: Bool
  ) -> Line? {
    guard let end = bytes.firstLineEnd(from: max(start, searched)) else {
      return isLast && start < bytes.count ? Line(end: bytes.count, next: bytes.count) : nil
    }
    if bytes[end] == .lineFeed { return Line(end: end, next: end + 1) }
    let rest = bytes[part: end + 1..<bytes.count]
    if let next = rest.first, next != .carriageReturn {
      return Line(end: end, next: next == .lineFeed ? end + 2 : end + 1)
    }
    guard rest.count > 1 else { return isLast ? Line(end: end, next: end + 1) : nil }
    return Line(end: end, next: rest[1] == .lineFeed ? end + 3 : end + 1)
  }

  /// How far the buffer is searched when no line can be told: up to a CR whose next bytes are not there yet.
  static func searched(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var end = bytes.count
    while end > start, bytes.count - end < 2, bytes[end - 1] == .carriageReturn { end -= 1 }
    return end
  }
}
