import Synchronization

@testable import Gherkin

/// A world that keeps what was done in it.
final class World {
  var lines: [String] = []
}

/// Collects what reports write.
final class ReportText: Sendable {
  private let bytes = Mutex<[UInt8]>([])

  var output: ReportOutput {
    ReportOutput { piece in self.bytes.withLock { $0 += piece } }
  }

  var text: String { bytes.withLock { String(decoding: $0, as: UTF8.self) } }
}

/// Keeps every scenario that a run reports.
struct RunCollector: Reporter {
  final class Runs: Sendable {
    private let kept = Mutex<[ScenarioRun]>([])
    var all: [ScenarioRun] { kept.withLock { $0 } }
    func add(_ run: ScenarioRun) { kept.withLock { $0.append(run) } }
  }

  let runs = Runs()

  func receive(_ event: RunEvent) {
    if case .scenarioFinished(let run) = event { runs.add(run) }
  }
}

/// Lines in the order in which they were added, from any thread.
final class EventLog: Sendable {
  private let kept = Mutex<[String]>([])
  var lines: [String] { kept.withLock { $0 } }
  func add(_ line: String) { kept.withLock { $0.append(line) } }
}

/// A clock that goes on by a millisecond whenever it is read.
func tickingClock() -> RunClock {
  let ticks = Ticks()
  return RunClock { ticks.next() }
}

private final class Ticks: Sendable {
  private let count = Atomic<Int64>(0)

  func next() -> Timestamp {
    let ticks = count.add(1, ordering: .relaxed).newValue
    return Timestamp(nanoseconds: ticks * 1_000_000)
  }
}

/// A library with the steps that the tests need.
func makeLibrary() -> StepLibrary<World> {
  var steps = StepLibrary<World> { _ in World() }
  steps.define("a step passes", file: "Steps.swift", line: 1) { _, _ in }
  steps.define("a step fails", file: "Steps.swift", line: 2) { _, _ in throw Failure() }
  steps.define("a step waits", file: "Steps.swift", line: 3) { _, _ in throw PendingStep() }
  steps.define("a step skips", file: "Steps.swift", line: 4) { _, _ in
    throw SkippedScenario("not here")
  }
  steps.define("a step is {word}", file: "Steps.swift", line: 5) { _, _ in }
  steps.define("a step is double", file: "Steps.swift", line: 6) { _, _ in }
  return steps
}

struct Failure: Error, CustomStringConvertible {
  let description = "it does not hold"
}

/// Runs features of one text each, named `1.feature` and so on.
@discardableResult
func run<World>(
  _ library: StepLibrary<World>, _ texts: String..., options: RunOptions = RunOptions(),
  reporters: [any Reporter] = []
) async throws -> (summary: RunSummary, runs: [ScenarioRun]) {
  let sources = texts.enumerated().map { Source(uri: "\($0 + 1).feature", text: $1) }
  let runner = Runner([RunTarget(library)], options: options, clock: tickingClock())
  let collector = RunCollector()
  let plan = try runner.plan(sources)
  let summary = await runner.run(plan, reporters: [collector] + reporters)
  return (summary, collector.runs.all)
}

extension ScenarioRun {
  /// The outcomes of the steps, a letter each.
  var letters: String { result.steps.map(\.status.letter).joined() }
}
