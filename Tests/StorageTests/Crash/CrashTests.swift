import Storage
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite struct CrashTests {
  /// `ROADBOOK_TORTURE=1000000` runs so many crash points; `ROADBOOK_SEED=5` begins with that seed.
  @Test(arguments: 0..<2)
  func `after a crash anywhere, the last save or the one being made is found`(lane: Int) throws {
    let wanted = (number("ROADBOOK_TORTURE") ?? 8_000) / 2
    var seed = UInt64(number("ROADBOOK_SEED") ?? 1) + UInt64(lane) << 32
    var crashPoints = 0
    var failures = 0
    while crashPoints < wanted {
      let torture = Torture(seed: seed)
      try torture.run(steps: 12)
      crashPoints += torture.crashPoints
      failures += torture.failures
      seed += 1
    }
    print("lane \(lane): \(crashPoints) crash points, \(failures) failed calls on the way")
  }

  private func number(_ name: String) -> Int? {
    getenv(name).flatMap { Int(String(cString: $0)) }
  }
}
