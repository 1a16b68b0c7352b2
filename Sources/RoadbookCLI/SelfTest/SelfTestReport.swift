import ReferenceSystem
import SpecMutants

/// Which scenario caught which fault.
struct SelfTestReport {
  /// A fault and the scenarios that fail with it.
  struct Row {
    let fault: Mutant
    let caughtBy: [String]
  }

  /// How many scenarios there are.
  let scenarioCount: Int
  /// The faults in the order of the catalogue.
  let rows: [Row]
  /// Scenarios that fail with the sound reference.
  let unsound: [String]
  /// Scenarios that no fault fails, and that `Specs/idle.txt` does not list.
  let idle: [String]
  /// Scenarios that `Specs/idle.txt` lists, though a fault fails them or they are no more.
  let wronglyExcused: [String]
  /// Whether `caughtBy` names all scenarios, not the first alone.
  let isFull: Bool

  /// The faults that no scenario caught.
  var escaped: [Mutant] { rows.filter(\.caughtBy.isEmpty).map(\.fault) }

  /// Whether the specs have teeth.
  var isSuccess: Bool {
    escaped.isEmpty && unsound.isEmpty && idle.isEmpty && wronglyExcused.isEmpty
  }

  /// The matrix, what is wrong, and a line of counts.
  var text: String {
    let names = rows.map(\.fault.name.utf8.count).max() ?? 0
    let lines = rows.map { row in
      "\(row.fault.name.padded(to: names))  \(verdict(row).padded(to: isFull ? 16 : 7))  "
        + "\(row.fault.sentence) (\(row.fault.source))"
    }
    let troubles =
      unsound.map { "\($0) fails with the sound reference, so it catches nothing." }
      + escaped.map { "\($0.name) ESCAPED: no scenario fails." }
      + idle.map { "\($0) is IDLE: no fault fails it, and idle.txt gives no reason." }
      + wronglyExcused.map { "\($0) is in idle.txt, and a fault fails it, or it is no more." }
    return (lines + [""] + troubles + [summary, ""]).joined(separator: "\n")
  }

  private var summary: String {
    "\(rows.count) faults: \(rows.count - escaped.count) caught, \(escaped.count) escaped; "
      + "\(scenarioCount) scenarios: \(idle.count) idle, \(unsound.count) unsound"
  }

  private func verdict(_ row: Row) -> String {
    guard let first = row.caughtBy.first else { return "ESCAPED" }
    let others = row.caughtBy.count - 1
    return others > 0 ? "\(first) and \(others)" : first
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - utf8.count))
  }
}
