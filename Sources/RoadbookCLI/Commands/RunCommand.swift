import Gherkin
import ReferenceSystem
import SpecSteps
import Storage

/// Replays the specs against the reference.
struct RunCommand: Command {
  let name = "run"
  let summary = "Replays the specs against the reference, in memory and on files."
  let usage = "[OPTIONS] [FILE.feature[:LINE…] | FOLDER | @RERUN.txt …]"
  let options = RunSettings.options.joined(with: ProjectFolders.options)
    .option(
      "--backing", "-b", "KIND", "memory, file, vdir or all; else all",
      choices: ReferenceSystem.Backing.allCases.map(\.rawValue) + ["all"]
    )
    .option(
      "--directory", nil, "DIR",
      "where the scenarios with file backing keep their data; else a temporary folder"
    )
    .option(
      "--contacts", nil, "FILE.vcf",
      "instead of the specs, pick every person of a vCard file once and check the form")

  func run(_ options: ParsedOptions, _ terminal: Terminal) async throws -> ExitCode {
    let checkout = try ProjectFolders(options)
    let options = try checkout.withDefaults(options, of: self)
    let targets = RunCommand.targets(
      options["--backing"] ?? "all", in: try RunCommand.workspace(options), places: checkout.places)
    let settings = try RunSettings(options, terminal)
    let run = SpecRun(targets: targets, settings: settings, terminal: terminal)
    if let file = options["--contacts"] {
      return try await run.run([try ContactsFeature(file).source])
    }
    return try await run.run(try checkout.sources(settings.options.filter.locators, terminal))
  }

  /// The reference with the backings that a word names: one of them, or `all`.
  static func targets(
    _ word: String, in workspace: Workspace = Workspace(), places: String?
  ) -> [RunTarget<SpecWorld>] {
    let backings = ReferenceSystem.Backing.allCases.filter { [$0.rawValue, "all"].contains(word) }
    return backings.map { backing in
      let library = Steps.library(
        makeSystem: { ReferenceSystem(backing: backing, version: CommandLineTool.version) },
        workspace: workspace, places: places)
      return RunTarget(backing.rawValue, library)
    }
  }

  /// The folder for the scenarios' data; one that was named is tried before anything runs.
  private static func workspace(_ options: ParsedOptions) throws -> Workspace {
    guard let directory = options["--directory"] else { return Workspace() }
    let disk = DiskFileSystem()
    do throws(StorageError) {
      try AtomicFile.makeFolders(directory, on: disk)
      let trial = "\(directory)/.trial"
      try AtomicFile.replace(trial, with: [], on: disk)
      try disk.remove(trial)
    } catch {
      throw UsageError(error.sentence)
    }
    return Workspace(in: directory)
  }
}
