import Gherkin
import ReferenceSystem
import SpecSteps

/// Replays the specs against the reference.
struct RunCommand: Command {
  let name = "run"
  let summary = "Replays the specs against the reference, in memory and on files."
  let usage = "[OPTIONS] [FILE.feature[:LINE…] | FOLDER | @RERUN.txt …]"
  let options = RunSettings.options.joined(with: Checkout.options)
    .option(
      "--backing", "-b", "KIND", "memory, file or all; else all",
      choices: ["memory", "file", "all"]
    )
    .option(
      "--contacts", nil, "FILE.vcf",
      "instead of the specs, pick every person of a vCard file once and check the form")

  func run(_ options: ParsedOptions, _ terminal: Terminal) async throws -> ExitCode {
    let checkout = try Checkout(options)
    let options = try checkout.withDefaults(options, of: self)
    let candidates = RunCommand.candidates(options["--backing"] ?? "all", places: checkout.places)
    let settings = try RunSettings(options, terminal)
    let run = SpecRun(candidates: candidates, settings: settings, terminal: terminal)
    if let file = options["--contacts"] {
      return try await run.run([try ContactsFeature(file).source])
    }
    return try await run.run(try checkout.sources(settings.options.filter.locators))
  }

  /// The reference with the backings that a word names: one of them, or `all`.
  static func candidates(_ word: String, places: String) -> [Candidate<SpecWorld>] {
    let backings = ReferenceSystem.Backing.allCases.filter { [$0.rawValue, "all"].contains(word) }
    return backings.map { backing in
      let library = Steps.library(
        makeSystem: { ReferenceSystem(backing: backing, version: CommandLineTool.version) },
        workspace: .temporary(), places: places)
      return Candidate(backing.rawValue, library)
    }
  }
}
