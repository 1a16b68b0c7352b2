import Foundation
import Gherkin
import GherkinConformance
import RoadbookCLI

/// Runs Cucumber's official suites against the engine.
struct ConformanceCommand: Command {
  let name = "conformance"
  let summary =
    "Runs Cucumber's official suites against the engine and prints how many checks pass."
  let usage = "DIR   (holds gherkin, cucumber-expressions, tag-expressions, compatibility-kit)"
  let options = OptionList()
  let mostOperands = 1

  func run(_ options: ParsedOptions, _ terminal: Terminal) async throws -> ExitCode {
    guard let folder = options.operands.first else { throw UsageError("name a folder: \(usage)") }
    let files = SuiteFiles(
      names: { (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? [] },
      bytes: { FileManager.default.contents(atPath: $0).map(Array.init) })
    let outcomes = try await OfficialSuites(in: folder, files).run()
    guard outcomes.contains(where: { $0.total > 0 }) else {
      throw UsageError("\(folder): holds none of the suites: \(usage)")
    }
    for outcome in outcomes {
      terminal.write("\(outcome.suite): \(outcome.passed) / \(outcome.total)\n")
      for failure in outcome.failures { terminal.write("  \(failure)\n") }
    }
    return outcomes.allSatisfy { $0.total > 0 && $0.failures.isEmpty } ? .passed : .failed
  }
}
