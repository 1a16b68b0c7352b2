/// A clock that moves only when advanced, and does what was put off until then. It stops at the end of `Int`.
public final class ManualClock {
  /// The time, in milliseconds since 1970 UTC.
  public private(set) var now: Int
  private var waiting: [(due: Int, number: Int, work: () -> Void)] = []
  private var count = 0

  /// A clock that stands at a time.
  public init(now: Int = 0) { self.now = now }

  /// Puts work off; work of the same time is done in the order in which it was put off.
  public func after(milliseconds: Int, _ work: @escaping () -> Void) {
    count += 1
    waiting.append((moment(after: milliseconds), count, work))
  }

  /// Moves on. Work that falls due is done at its own time, and may put off more work.
  public func advance(milliseconds: Int) {
    let end = moment(after: milliseconds)
    while let next = waiting.filter({ $0.due <= end }).min(by: {
      ($0.due, $0.number) < ($1.due, $1.number)
    }) {
      waiting.removeAll { $0.number == next.number }
      now = next.due
      next.work()
    }
    now = end
  }

  private func moment(after milliseconds: Int) -> Int {
    let (sum, isBeyond) = now.addingReportingOverflow(max(0, milliseconds))
    return isBeyond ? .max : sum
  }
}
