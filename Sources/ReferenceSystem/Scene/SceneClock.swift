/// The scenario's clock, and what is due at its times.
final class SceneClock {
  private var alarms: [(due: Int, order: Int, action: () -> Void)] = []
  private var count = 0
  /// Milliseconds since 1970 UTC.
  private(set) var now: Int

  init(now: Int) { self.now = now }

  func after(milliseconds: Int, _ action: @escaping () -> Void) {
    alarms.append((now + milliseconds, count, action))
    count += 1
  }

  /// Turns the clock on, stopping at each alarm on the way; equal times in the order in which they were set.
  func advance(milliseconds: Int) {
    let end = now + max(0, milliseconds)
    while let next = alarms.indices.min(by: { isDue(alarms[$0], before: alarms[$1]) }),
      alarms[next].due <= end
    {
      let alarm = alarms.remove(at: next)
      now = max(now, alarm.due)
      alarm.action()
    }
    now = end
  }

  /// Forgets all alarms, as a killed app does.
  func clear() { alarms = [] }

  private func isDue(
    _ left: (due: Int, order: Int, action: () -> Void),
    before right: (due: Int, order: Int, action: () -> Void)
  ) -> Bool {
    (left.due, left.order) < (right.due, right.order)
  }
}
