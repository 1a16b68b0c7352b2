import Gherkin
import SpecSteps

/// Lists the scenarios.
struct ListCommand: Command {
  let name = "list"
  let summary = "Lists the scenarios: id, place and name."
  let usage = "[PATHS]"
  let options = ProjectFolders.options

  func run(_ options: ParsedOptions, _ terminal: Terminal) async throws -> ExitCode {
    let checkout = try ProjectFolders(options)
    let index = try SpecIndex(options.operands.isEmpty ? [checkout.specs] : options.operands)
    let rows = index.pickles.map { pickle in
      "\(pickle.scenarioName)  \(pickle.uri):\(pickle.location.line)  \(pickle.name)\n"
    }
    terminal.write(rows.joined())
    return .passed
  }
}
