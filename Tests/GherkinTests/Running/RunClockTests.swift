import Synchronization
import Testing

@testable import Gherkin

@Suite struct `The clock of a run` {
  @Test func `measures by the monotonic clock, whatever becomes of the wall clock`() {
    let wall = Mutex<Int64>(1_000_000)
    let monotonic = Mutex<Int64>(500)
    let clock = RunClock(
      wall: { wall.withLock { $0 } }, monotonic: { monotonic.withLock { $0 } })
    let first = clock.now()
    wall.withLock { $0 = 7 }
    monotonic.withLock { $0 += 30 }
    let second = clock.now()
    #expect(first == Timestamp(nanoseconds: 1_000_000))
    #expect(second == Timestamp(nanoseconds: 1_000_030))
    #expect(second.since(first) == .nanoseconds(30))
  }

  @Test func `of the machine never goes back`() {
    let clock = RunClock.system
    let moments = (0..<1000).map { _ in clock.now() }
    #expect(moments == moments.sorted())
    #expect(moments[0] > Timestamp(nanoseconds: 1_500_000_000_000_000_000))
  }
}
