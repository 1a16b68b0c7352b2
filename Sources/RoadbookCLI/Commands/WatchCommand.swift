import Foundation
import Gherkin
import ReferenceSystem
import SpecSteps

/// Runs features again whenever they change.
struct WatchCommand: Command {
  let name = "watch"
  let summary = "Runs the features that change, each time they do, until interrupted."
  let usage = "[OPTIONS] [PATHS]"
  let options = RunSettings.options.joined(with: ProjectFolders.options)
    .option("--rounds", nil, "N", "stop after so many changes; else never")

  func run(_ options: ParsedOptions, _ terminal: Terminal) async throws -> ExitCode {
    let checkout = try ProjectFolders(options)
    let options = try checkout.withDefaults(options, of: self)
    let settings = try RunSettings(options, terminal)
    let locators = settings.options.filter.locators
    var rounds = try options.integer("--rounds", least: 1)
    var known = try Stamp.all(checkout, locators)
    terminal.write("watching \(known.count) features\n")
    var code = ExitCode.passed
    while rounds != 0 {
      try await Task.sleep(for: .milliseconds(200))
      let now = try Stamp.all(checkout, locators)
      let changed = now.filter { !known.contains($0) }.map(\.path)
      known = now
      guard !changed.isEmpty else { continue }
      code = try await play(changed, checkout, settings, terminal)
      rounds = rounds.map { $0 - 1 }
    }
    return code
  }

  /// A broken feature is told and waited for, like any other failure.
  private func play(
    _ paths: [String], _ checkout: ProjectFolders, _ settings: RunSettings, _ terminal: Terminal
  ) async throws -> ExitCode {
    let targets = RunCommand.targets("all", places: checkout.places)
    let run = SpecRun(targets: targets, settings: settings, terminal: terminal)
    do {
      return try await run.run(try paths.map(FeatureFiles.read))
    } catch let error as UsageError {
      terminal.writeError("roadbook: \(error)\n")
      return .couldNotRun
    }
  }
}

/// A feature as it was at some moment.
private struct Stamp: Hashable {
  let path: String
  let modified: Date?
  let size: Int?

  static func all(_ checkout: ProjectFolders, _ locators: [FeatureLocator]) throws -> Set<Stamp> {
    let roots = locators.isEmpty ? [checkout.specs] : locators.map(\.uri)
    return Set(
      try roots.flatMap(FeatureFiles.find).map { path in
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        return Stamp(
          path: path, modified: attributes?[.modificationDate] as? Date,
          size: attributes?[.size] as? Int)
      })
  }
}
