import Gherkin
import RoadbookCLI
import SpecSteps

/// A whole run of the workload's features, as a user of the engine would make it.
struct AccountRun {
  let settings: RunSettings
  let filler: Int

  init(_ settings: RunSettings, filler: Int) {
    self.settings = settings
    self.filler = filler
  }

  func run(_ terminal: Terminal) async throws -> ExitCode {
    let runner = Runner(
      [RunTarget(AccountBook.library(filler: filler))], options: settings.options)
    let paths = try settings.options.filter.locators.map(\.uri).flatMap(FeatureFiles.find(at:))
    let plan = try runner.plan(try paths.map(FeatureFiles.read))
    return try await settings.run(runner, plan, terminal).isSuccess ? .passed : .failed
  }
}
