import Gherkin
import ReferenceSystem
import SpecSteps

/// Lists the sentences that a spec may use.
struct StepsCommand: Command {
  let name = "steps"
  let summary = "Lists the sentences that a spec may use, and where each is defined."
  let usage = ""
  let options = OptionList()
  let mostOperands = 0

  func run(_ options: ParsedOptions, _ terminal: Terminal) async throws -> ExitCode {
    let library = Steps.library(
      makeSystem: { ReferenceSystem() }, workspace: Workspace(), places: nil)
    let rows = library.catalog.definitions.map { definition in
      "\(definition.expression.source)  # \(definition.place.file):\(definition.place.line)\n"
    }
    terminal.write(rows.sorted().joined())
    return .passed
  }
}
