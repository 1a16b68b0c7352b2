import Foundation
import ReferenceSystem
import SpecMutants
import SpecSteps

/// Prints which scenario catches which faulty front end.
struct SelfTestCommand: Command {
  let name = "selftest"
  let summary = "Holds the specs against front ends that are wrong on purpose."
  let usage = "[--full] [--mutant NAME]… [PATHS]"
  var options: OptionList {
    ProjectFolders.options
      .flag("--full", nil, "play every scenario with every mutant, not until the first that fails")
      .option("--mutant", nil, "NAME", "this mutant alone; may be repeated")
  }

  func run(_ options: ParsedOptions, _ terminal: Terminal) async throws -> ExitCode {
    let checkout = try ProjectFolders(options)
    let paths = options.operands.isEmpty ? [checkout.specs] : options.operands
    let test = SelfTest(
      pickles: try SpecIndex(paths).pickles, mutants: try mutants(options.all("--mutant")),
      places: checkout.places, isFull: options.has("--full"),
      excused: options.operands.isEmpty && !options.has("--mutant")
        ? Set(WordList(try checkout.text("idle.txt")).words) : nil,
      jobs: ProcessInfo.processInfo.activeProcessorCount)
    let report = await test.run()
    terminal.write(report.text)
    return report.isSuccess ? .passed : .failed
  }

  private func mutants(_ names: [String]) throws(UsageError) -> [Mutant] {
    let all = MutantCatalogue.mutants
    if let unknown = names.first(where: { name in !all.contains { $0.name == name } }) {
      throw .unknown("mutant", unknown, of: all.map(\.name))
    }
    return names.isEmpty ? all : all.filter { names.contains($0.name) }
  }
}
