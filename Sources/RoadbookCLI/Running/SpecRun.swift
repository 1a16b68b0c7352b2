package import Gherkin
import SpecSteps

/// One run of features against targets, as every command that runs specs makes it.
struct SpecRun {
  let targets: [RunTarget<SpecWorld>]
  let settings: RunSettings
  let terminal: Terminal

  /// Runs the features and reports.
  ///
  /// - Returns: 0 where all is well, 1 where a scenario failed, 2 where nothing could be run: a feature with
  ///   errors, a step definition with errors, no scenario chosen, or all of them skipped.
  func run(_ sources: @autoclosure () throws -> [Source]) async throws -> ExitCode {
    guard !settings.choosesNothing else {
      terminal.write("nothing to run: the rerun file is empty\n")
      return .passed
    }
    let sources = try sources()
    let style = Style(isColoured: settings.isColoured)
    let runner = Runner(targets, options: settings.options)
    let plan: RunPlan
    do throws(PlanFailure) {
      plan = try runner.plan(sources)
    } catch {
      terminal.writeError("\(Diagnostics.text(of: error, style: style))\n")
      // The terminal has the errors now; every other report gets them, too.
      let requests = settings.reports.filter { $0.file != nil || !$0.format.isForPeople }
      if !error.failures.isEmpty {
        _ = try await settings.report(requests, terminal) { reporters in
          runner.report(error, to: reporters).isSuccess
        }
      }
      return .couldNotRun
    }
    guard plan.scenarioCount > 0 else {
      throw UsageError(nothingChosen(sources, plan))
    }
    let skips = SkipReasons()
    let summary = try await settings.run(
      runner, plan, terminal, also: SkipReasons.Counter(reasons: skips))
    let ran = summary.scenarioCount - summary.scenarios[.skipped, default: 0]
    guard ran > 0 || !summary.isSuccess || settings.options.isDryRun else {
      throw UsageError("no scenario ran; \(summary.scenarioCount) skipped:\n\(skips.text)")
    }
    return summary.isSuccess ? .passed : .failed
  }

  /// Why there is nothing to run, with the nearest tag where a tag is not known.
  private func nothingChosen(_ sources: [Source], _ plan: RunPlan) -> String {
    var text = "no scenario chosen among \(sources.count) feature(s)"
    guard let tags = settings.options.filter.tags else { return text }
    let known = SpecIndex.tags(of: sources)
    for tag in tags.tags where !known.contains(tag) {
      text += "\n  no scenario bears \(tag)"
      if let near = NearestText(known.sorted()).suggestions(for: tag).first {
        text += "; did you mean \(near)?"
      }
    }
    return text
  }
}

extension RunSettings {
  /// Runs with the reporters that the settings want, and one more.
  ///
  /// - Throws: ``UsageError`` where a report could not be written whole.
  package func run<World>(
    _ runner: Runner<World>, _ plan: RunPlan, _ terminal: Terminal,
    also other: (any Reporter)? = nil
  ) async throws -> RunSummary {
    try await report(reports, terminal) { reporters in
      await runner.run(plan, reporters: reporters + [other].compactMap(\.self))
    }
  }

  /// Calls a body with some of the reporters, and returns what it returns.
  func report<Result>(
    _ requests: [ReportFormat.Request], _ terminal: Terminal,
    _ body: ([any Reporter]) async -> Result
  ) async throws -> Result {
    let files = try requests.map { try $0.file.map { try ReportFile($0) } }
    let reporters = zip(requests, files).map { request, file in
      request.reporter(terminal, isColoured: isColoured, file)
    }
    let result = await body(reporters)
    let complaints = files.compactMap { $0?.complaint }
    guard complaints.isEmpty else { throw UsageError(complaints.joined(separator: "\n")) }
    return result
  }
}
