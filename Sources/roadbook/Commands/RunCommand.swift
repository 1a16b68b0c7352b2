import Conformance
import Foundation
import Gherkin
import ReferenceSystem
import SpecSteps

struct RunCommand: Command {
  let name = "run"
  let summary = "Replays the specs against the reference, in memory and on files."
  let usage = "[OPTIONS] [FILE.feature[:LINE]…]"
  var options: OptionList { Checkout.options }

  func run(_ options: ParsedOptions, _ terminal: Terminal) async throws -> ExitCode {
    let checkout = try Checkout(options)
    let places = "\(checkout.fixtures)/Places/places.tsv"
    let candidates = ReferenceSystem.Backing.allCases.map { backing in
      Candidate(
        "\(backing)",
        Steps.library(
          makeSystem: { ReferenceSystem(backing: backing) }, workspace: .temporary(),
          places: places))
    }
    var runOptions = RunOptions()
    runOptions.jobs = ProcessInfo.processInfo.activeProcessorCount
    runOptions.filter.locators = options.operands.map { FeatureLocator($0) }
    let named = runOptions.filter.locators.map(\.uri)
    let sources = try (named.isEmpty ? [checkout.specs] : named).flatMap(FeatureFiles.find)
      .map(FeatureFiles.read)
    let style = Style(isColoured: terminal.isColoured)
    let runner = Runner(candidates, options: runOptions)
    do throws(PlanFailure) {
      let plan = try runner.plan(sources)
      let report = PrettyReporter(
        ReportOutput { terminal.write($0) }, style: style, isInteractive: terminal.isInteractive)
      return await runner.run(plan, reporters: [report]).isSuccess ? .passed : .failed
    } catch {
      terminal.writeError("\(Diagnostics.text(of: error, style: style))\n")
      return .couldNotRun
    }
  }
}
