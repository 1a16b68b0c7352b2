/// Finds line ends - CRLF, LF, lone CR, and CRCRLF - in one pass over a buffer, whatever the mix.
struct LineEnds {
  /// A physical line: `end` without, `next` with its line end.
  struct Line {
    var end: Int
    var next: Int
  }

  // The nearest CR and LF at or after the last start; the buffer's count stands for none, so that
  // a file of one kind of line end is searched for the other kind only once.
  private var carriageReturn = -1
  private var lineFeed = -1

  /// The physical line that begins at `start`, or nil when the buffer ends before one can tell.
  @inline(__always)
  mutating func line(
    from start: Int, in bytes: UnsafeBufferPointer<UInt8>, isLast: Bool
  ) -> Line? {
    let count = bytes.count
    if carriageReturn < start {
      carriageReturn = bytes.firstIndex(of: .carriageReturn, from: start) ?? count
    }
    if lineFeed < start { lineFeed = bytes.firstIndex(of: .lineFeed, from: start) ?? count }
    if lineFeed < count, lineFeed <= carriageReturn + 1 {
      return Line(end: min(lineFeed, carriageReturn), next: lineFeed + 1)
    }
    let next = carriageReturn + 1
    if carriageReturn == count {
      return isLast && start < count ? Line(end: count, next: count) : nil
    }
    if next + 1 >= count, !isLast { return nil }
    let isDoubled =
      lineFeed < count && lineFeed == next + 1 && bytes[next] == .carriageReturn
    return Line(end: carriageReturn, next: isDoubled ? lineFeed + 1 : next)
  }

  /// Forgets what was found, because the buffer moved or grew.
  mutating func reset() {
    carriageReturn = -1
    lineFeed = -1
  }
}
