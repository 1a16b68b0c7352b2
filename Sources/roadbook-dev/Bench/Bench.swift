import Foundation
import RoadbookCLI

/// Measures by the processor's time and by the clock, and prints medians.
struct Bench {
  let rounds: Int
  let terminal: Terminal

  /// Seconds that something took.
  struct Time {
    var processor: Double
    var wall: Double
  }

  /// Times `body` once; its result is kept until the clocks are read.
  static func time<Result>(_ body: () throws -> Result) rethrows -> (Time, Result) {
    let (processor, wall) = (now(CLOCK_PROCESS_CPUTIME_ID), now(CLOCK_MONOTONIC))
    let result = try body()
    return (
      Time(processor: now(CLOCK_PROCESS_CPUTIME_ID) - processor, wall: now(CLOCK_MONOTONIC) - wall),
      result
    )
  }

  /// Times `body` in every round and prints the medians under a name.
  ///
  /// What `body` makes is let go when the clocks stand again, as the peers' harnesses do.
  func measure<Result>(
    _ name: String, bytes: Int = 0, _ body: () throws -> Result, count: (Result) -> Int
  ) rethrows {
    var times: [Time] = []
    var found = 0
    for _ in 0..<rounds {
      let (time, result) = try Bench.time(body)
      times.append(time)
      found = count(result)
    }
    report(name, times, bytes: bytes, count: found)
  }

  /// Times a `body` that answers how many it has made.
  func measure(_ name: String, bytes: Int = 0, _ body: () throws -> Int) rethrows {
    try measure(name, bytes: bytes, body) { $0 }
  }

  /// Prints medians under a name, with the process's greatest memory so far.
  func report(_ name: String, _ times: [Time], bytes: Int = 0, count: Int = 0) {
    let processor = median(times.map(\.processor))
    let wall = median(times.map(\.wall))
    terminal.write(
      "{\"what\":\"\(name)\",\"cpu\":\(processor),\"wall\":\(wall),\"runs\":\(times.count),"
        + "\"bytes\":\(bytes),\"count\":\(count),\"peakKiB\":\(Bench.peak)}\n")
  }

  private func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

  private static func now(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The greatest memory of this process in KiB; 0 where the system does not tell.
  private static var peak: Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line?.split(separator: " ").compactMap { Int($0) }.first ?? 0
  }
}

/// A file's bytes.
func benchFile(_ path: String) throws -> [UInt8] {
  guard let data = FileManager.default.contents(atPath: path) else {
    throw UsageError("\(path): there is no such file, or it cannot be read")
  }
  return Array(data)
}
