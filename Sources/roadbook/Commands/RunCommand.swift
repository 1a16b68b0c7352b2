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
    let backing = options["--backing"] ?? "all"
    let candidates = ReferenceSystem.Backing.allCases.filter {
      [$0.rawValue, "all"].contains(backing)
    }
    .map { backing in
      Candidate(
        backing.rawValue,
        Steps.library(
          makeSystem: { ReferenceSystem(backing: backing, version: CommandLineTool.version) },
          workspace: .temporary(), places: checkout.places))
    }
    let settings = try RunSettings(options, terminal)
    let run = SpecRun(candidates: candidates, settings: settings, terminal: terminal)
    if let file = options["--contacts"] {
      return try await run.run([try ContactsFeature(file).source])
    }
    return try await run.run(try checkout.sources(settings.options.filter.locators))
  }
}
