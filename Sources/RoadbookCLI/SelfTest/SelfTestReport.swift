import Gherkin
import ReferenceSystem
import SpecMutants

/// Which scenario caught which mutant.
struct SelfTestReport {
  /// A mutant and the scenarios that fail with it.
  struct Row {
    let mutant: Mutant
    let caughtBy: [String]
  }

  /// How many scenarios there are.
  let scenarioCount: Int
  /// The mutants in the order of the catalogue.
  let rows: [Row]
  /// Scenarios that fail with the reference itself.
  let failing: [String]
  /// Scenarios that no mutant fails, and that `Specs/idle.txt` does not list.
  let idle: [String]
  /// Scenarios that `Specs/idle.txt` lists, though a mutant fails them or they are no more.
  let wronglyExcused: [String]
  /// Whether `caughtBy` names all scenarios, not the first alone.
  let isFull: Bool

  /// The mutants that no scenario caught.
  var escaped: [Mutant] { rows.filter(\.caughtBy.isEmpty).map(\.mutant) }

  /// Whether the specs have teeth.
  var isSuccess: Bool {
    escaped.isEmpty && failing.isEmpty && idle.isEmpty && wronglyExcused.isEmpty
  }

  /// The matrix, what is wrong, and a line of counts.
  var text: String {
    let names = rows.map(\.mutant.name.utf8.count).max() ?? 0
    let lines = rows.map { row in
      "\(row.mutant.name.padded(to: names))  \(verdict(row).padded(to: isFull ? 16 : 7))  "
        + "\(row.mutant.sentence) (\(row.mutant.source))"
    }
    let troubles =
      failing.map { "\($0) fails with the reference itself, so it catches nothing." }
      + escaped.map { "\($0.name) ESCAPED: no scenario fails." }
      + idle.map { "\($0) is IDLE: no mutant fails it, and idle.txt gives no reason." }
      + wronglyExcused.map { "\($0) is in idle.txt, and a mutant fails it, or it is no more." }
    return (lines + [""] + troubles + [summary, ""]).joined(separator: "\n")
  }

  private var summary: String {
    "\(rows.count) mutants: \(rows.count - escaped.count) caught, \(escaped.count) escaped; "
      + "\(scenarioCount) scenarios: \(idle.count) idle, \(failing.count) failing"
  }

  private func verdict(_ row: Row) -> String {
    guard let first = row.caughtBy.first else { return "ESCAPED" }
    let others = row.caughtBy.count - 1
    return others > 0 ? "\(first) and \(others)" : first
  }
}
