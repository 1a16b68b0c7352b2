import Synchronization
import Testing

@testable import Gherkin

@Suite struct `Reports while scenarios run at the same time` {
  /// Lets tasks wait until it is opened.
  private actor Gate {
    private var isOpen = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func wait() async {
      guard !isOpen else { return }
      await withCheckedContinuation { waiting.append($0) }
    }

    func open() {
      isOpen = true
      for continuation in waiting { continuation.resume() }
      waiting = []
    }
  }

  @Test(arguments: [2, 4])
  func `a slow first scenario holds the others back once many are ahead, and the run ends`(
    _ jobs: Int
  ) async throws {
    let gate = Gate()
    let first = Mutex(false)
    let ahead = Atomic(0)
    var library = StepLibrary<World> { _ in World() }
    library.define("the first") { _, _ in
      await gate.wait()
      // Others would go on here if nothing held them back.
      for _ in 0..<200 { await Task.yield() }
      first.withLock { $0 = true }
    }
    library.define("number {int}") { _, arguments in
      let number = try arguments.int(0)
      if number == ReportSequencer.limit - 1 { await gate.open() }
      if !first.withLock({ $0 }), number >= ReportSequencer.limit {
        ahead.add(1, ordering: .relaxed)
      }
    }
    var options = RunOptions()
    options.jobs = jobs
    let text = """
      Feature: f
        Scenario: first
          Given the first
        Scenario Outline: <n>
          Given number <n>
          Examples:
            | n |

      """ + (1...3000).map { "      | \($0) |\n" }.joined()
    let result = try await run(library, text, options: options)
    #expect(ahead.load(ordering: .relaxed) == 0)
    #expect(result.summary.scenarios == [.passed: 3001])
    #expect(result.runs.map(\.index) == Array(0...3000))
  }

  @Test func `a run that fails fast releases the workers that wait`() async throws {
    let gate = Gate()
    var library = StepLibrary<World> { _ in World() }
    library.define("the first") { _, _ in
      await gate.wait()
      throw Failure()
    }
    library.define("number {int}") { _, arguments in
      if try arguments.int(0) == ReportSequencer.limit - 1 { await gate.open() }
    }
    var options = RunOptions()
    options.jobs = 3
    options.failsFast = true
    let scenarios = (1...3000).map { "Scenario: \($0)\nGiven number \($0)\n" }.joined()
    let text = "Feature: f\nScenario: first\nGiven the first\n" + scenarios
    let result = try await run(library, text, options: options)
    #expect(result.summary.scenarios[.failed] == 1)
    #expect(result.summary.notRun > 0)
  }

  @Test func `steps are reported as soon as they end`() async throws {
    let log = EventLog()
    var library = StepLibrary<World> { _ in World() }
    library.define("a") { _, _ in log.add("a runs") }
    library.define("b") { _, _ in log.add("b runs") }
    try await run(
      library, "Feature: f\nScenario: s\nGiven a\nAnd b", reporters: [EventLogger(log: log)])
    #expect(
      log.lines == ["s begins", "a runs", "a reported", "b runs", "b reported", "s ended"])
  }

  @Test func `steps of scenarios that run at the same time are not mixed`() async throws {
    let log = EventLog()
    let gate = Gate()
    var library = StepLibrary<World> { _ in World() }
    library.define("it waits for the second") { _, _ in await gate.wait() }
    library.define("it goes on") { _, _ in }
    library.define("the second ends") { _, _ in await gate.open() }
    var options = RunOptions()
    options.jobs = 2
    let text = """
      Feature: f
        Scenario: 1
          Given it waits for the second
          And it goes on
        Scenario: 2
          Given it goes on
          And the second ends
      """
    try await run(library, text, options: options, reporters: [EventLogger(log: log)])
    #expect(
      log.lines == [
        "1 begins", "it waits for the second reported", "it goes on reported", "1 ended",
        "2 begins", "it goes on reported", "the second ends reported", "2 ended",
      ])
  }
}

private struct EventLogger: Reporter {
  let log: EventLog

  func receive(_ event: RunEvent) {
    switch event {
    case .attemptStarted(let start): log.add("\(start.pickle.name) begins")
    case .stepFinished(let result):
      if case .step(let step) = result.subject { log.add("\(step.text) reported") }
    case .scenarioFinished(let run): log.add("\(run.pickle.name) ended")
    default: break
    }
  }
}
