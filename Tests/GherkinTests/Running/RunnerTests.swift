import Testing

@testable import Gherkin

@Suite struct `A run` {
  private let three =
    "Feature: f\nScenario: a\nGiven a step passes\nScenario: b\nGiven a step fails\n"
    + "Scenario: c\nGiven a step passes"

  @Test
  func `counts every outcome, and pending and undefined fail it only when it is strict`()
    async throws
  {
    let scenario = { (step: String) in "Scenario: \(step)\nGiven a step \(step)" }
    let text = ["passes", "waits", "is double", "jumps", "skips"].map(scenario).joined(
      separator: "\n")
    var options = RunOptions()
    let strict = try await run(makeLibrary(), "Feature: f\n\(text)", options: options).summary
    #expect(
      strict.scenarios == [.passed: 1, .pending: 1, .ambiguous: 1, .undefined: 1, .skipped: 1])
    #expect(!strict.isSuccess)
    options.isStrict = false
    let loose = ["passes", "waits", "jumps", "skips"].map(scenario).joined(separator: "\n")
    #expect(
      try await run(makeLibrary(), "Feature: f\n\(loose)", options: options).summary.isSuccess)
    #expect(
      try await !run(makeLibrary(), "Feature: f\n\(text)", options: options).summary.isSuccess)
  }

  @Test func `a dry run matches steps and runs nothing`() async throws {
    var library = StepLibrary<World> { _ in throw Failure() }
    library.beforeAll { _ in throw Failure() }
    library.before { _ in throw Failure() }
    library.define("a step fails") { _, _ in throw Failure() }
    var options = RunOptions()
    options.isDryRun = true
    let text = "Feature: f\nScenario: a\nGiven a step fails\nAnd a step jumps\nAnd a step fails"
    let result = try await run(library, text, options: options)
    #expect(result.runs.map(\.letters) == ["--U-"])
  }

  @Test func `stops after a failure when it shall fail fast`() async throws {
    var options = RunOptions()
    options.failsFast = true
    let result = try await run(makeLibrary(), three, options: options)
    #expect(result.runs.map(\.pickle.name) == ["a", "b"])
    #expect(result.summary.notRun == 1)
  }

  @Test func `tells scenarios in the order of the plan, however they end`() async throws {
    let meeting = Meeting(2)
    var library = makeLibrary()
    library.define("the first waits for the third") { _, _ in await meeting.arrive() }
    library.define("the third comes") { _, _ in await meeting.arrive() }
    var options = RunOptions()
    options.jobs = 2
    let text = """
      Feature: f
        Scenario: a
          Given the first waits for the third
        Scenario: b
          Given a step passes
        Scenario: c
          Given the third comes
      """
    let result = try await run(library, text, options: options)
    #expect(result.runs.map(\.pickle.name) == ["a", "b", "c"])
  }

  @Test func `jobs run at the same time`() async throws {
    let meeting = Meeting(2)
    var library = StepLibrary<World> { _ in World() }
    library.define("both meet") { _, _ in await meeting.arrive() }
    var options = RunOptions()
    options.jobs = 2
    let text = "Feature: f\nScenario: a\nGiven both meet\nScenario: b\nGiven both meet"
    #expect(try await run(library, text, options: options).summary.isSuccess)
  }

  @Test func `runs in reverse and shuffled, the same for the same seed`() async throws {
    let scenarios = (0..<10).map { "Scenario: \($0)\nGiven a step passes" }
    let text = "Feature: f\n" + scenarios.joined(separator: "\n")
    func names(_ order: RunOrder) async throws -> [String] {
      var options = RunOptions()
      options.order = order
      return try await run(makeLibrary(), text, text, options: options).runs.map {
        $0.pickle.uri + $0.pickle.name
      }
    }
    let defined = try await names(.defined)
    #expect(try await names(.reverse) == defined.reversed())
    let shuffled = try await names(.random(seed: 7))
    #expect(shuffled != defined)
    #expect(shuffled.sorted() == defined.sorted())
    #expect(try await names(.random(seed: 7)) == shuffled)
    #expect(try await names(.random(seed: 8)) != shuffled)
  }

  @Test func `a failed hook before the run keeps scenarios from running; all other hooks run`()
    async throws
  {
    let log = EventLog()
    var library = makeLibrary()
    library.beforeAll { _ in throw Failure() }
    library.beforeAll { _ in log.add("before") }
    library.afterAll { _ in log.add("after 1") }
    library.afterAll { _ in log.add("after 2") }
    let result = try await run(library, three)
    #expect(log.lines == ["before", "after 2", "after 1"])
    #expect(result.runs.isEmpty)
    #expect(result.summary.failedRunHooks == 1)
    #expect(!result.summary.isSuccess)
    #expect(result.summary.notRun == 3)
  }

  @Test func `a definition that cannot be understood keeps it from beginning`() async throws {
    var library = makeLibrary()
    library.define("an (unfinished") { _, _ in }
    let result = try await run(library, three)
    #expect(result.runs.isEmpty)
    #expect(result.summary.problems.count == 1)
    #expect(!result.summary.isSuccess)
  }

  @Test func `tells each scenario with each target, side by side`() async throws {
    let names = ["memory", "file"]
    let runner = Runner(names.map { RunTarget($0, makeLibrary()) })
    let collector = RunCollector()
    let plan = try runner.plan([Source(uri: "f", text: three)])
    let summary = await runner.run(plan, reporters: [collector])
    let told = collector.runs.all.map { "\($0.pickle.name) \($0.target ?? "")" }
    #expect(told == ["a memory", "a file", "b memory", "b file", "c memory", "c file"])
    #expect(summary.scenarioCount == 6)
  }

  @Test func `nothing can run while a feature is broken, and every error is told`() throws {
    let runner = Runner([RunTarget(makeLibrary())])
    let sources = [
      Source(uri: "good", text: three),
      Source(uri: "1", text: "Feature: f\nScenario: a\nGiven x\nnonsense"),
      Source(uri: "2", text: "oops"),
    ]
    let failure = #expect(throws: PlanFailure.self) { try runner.plan(sources) }
    #expect(failure?.failures.map(\.source.uri) == ["1", "2"])
  }
}

/// A place where a number of tasks wait for each other.
private actor Meeting {
  private var missing: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ count: Int) { missing = count }

  func arrive() async {
    missing -= 1
    guard missing > 0 else {
      for continuation in waiting { continuation.resume() }
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }
}
