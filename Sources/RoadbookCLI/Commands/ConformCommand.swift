import Conformance
import Gherkin
import ProcessTransport
import SpecSteps

/// Replays the specs against a front end in a process of its own.
struct ConformCommand: Command {
  let name = "conform"
  let startsProgram = true
  let summary = "Replays the specs against a front end of yours, in any language."
  let usage = "[OPTIONS] [PATHS] -- COMMAND [ARGUMENTS]"
  let options = RunSettings.options.joined(with: ProjectFolders.options)
    .option("--patience", nil, "SECONDS", "how long a reply may take; else 5")

  func run(_ options: ParsedOptions, _ terminal: Terminal) async throws -> ExitCode {
    guard !options.trailing.isEmpty else {
      throw UsageError("name the command that starts your front end, after two dashes: -- ./my-app")
    }
    let checkout = try ProjectFolders(options)
    let options = try checkout.withDefaults(options, of: self)
    let settings = try RunSettings(options, terminal)
    let seconds = try options.integer("--patience", least: 1) ?? 5
    let command = options.trailing
    let pool = RemoteSystemPool { try ChildProcess(command, replyTimeout: seconds * 1_000) }
    try await check(pool, checkout)
    let library = Steps.library(
      makeSystem: { try pool.take() }, workspace: Workspace(), places: checkout.places)
    let run = SpecRun(targets: [RunTarget("", library)], settings: settings, terminal: terminal)
    let code = try await run.run(try checkout.sources(settings.options.filter.locators, terminal))
    await pool.shutdown()
    return code
  }

  /// Asks who the front end is before anything runs, so that a command that is none gives an error at once.
  private func check(_ pool: RemoteSystemPool, _ checkout: ProjectFolders) async throws {
    let claimed = try await pool.initialize().capabilities
    let list = CapabilityList(try checkout.text("capabilities.txt"))
    if let unknown = list.unknown(in: claimed).first {
      throw UsageError.unknown(
        "capability", unknown.rawValue, of: list.capabilities.map(\.rawValue))
    }
  }
}
