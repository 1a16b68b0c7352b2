import Dispatch
import JSON
import Testing

@testable import Gherkin

@Suite struct `A step that takes too long` {
  private let text = """
    Feature: f
      Scenario: a
        Given a step passes
        And it takes for ever
        And a step passes
        And a step jumps
      Scenario: b
        Given a step passes
    """

  private var options: RunOptions {
    var options = RunOptions()
    options.stepTimeout = .milliseconds(200)
    options.gracePeriod = .milliseconds(200)
    options.retries = 2
    return options
  }

  @Test(arguments: [1, 2])
  func `is cancelled, and the hooks after it run`(_ jobs: Int) async throws {
    let log = EventLog()
    var library = makeLibrary()
    library.define("it takes for ever") { context, _ in
      context.log("waiting")
      await untilCancelled()
    }
    library.after { _ in log.add("after") }
    var options = options
    options.jobs = jobs
    // Longer than other tests can keep the threads that the step needs to notice.
    options.gracePeriod = .seconds(1800)
    let result = try await run(library, text, options: options)
    #expect(result.runs.map(\.letters) == [".F-U.", ".."])
    let step = try #require(result.runs.first).result.steps[1]
    #expect(
      step.error as? StepTimedOut == StepTimedOut(limit: .milliseconds(200), wasLeftBehind: false))
    #expect(step.attachments.count == 1)
    #expect(log.lines == ["after", "after"])
    #expect(result.summary.timedOut == 1)
    #expect(result.runs.map(\.attempts.count) == [1, 1])
  }

  @Test(arguments: [1, 2])
  func `is abandoned when it does not give up`(_ jobs: Int) async throws {
    var library = makeLibrary()
    library.define("it takes for ever") { _, _ in await never() }
    library.after { _ in }
    var options = options
    options.jobs = jobs
    let result = try await run(library, text, options: options)
    #expect(result.runs.map(\.letters) == [".F-U-", ".."])
    let error = try #require(result.runs.first).result.steps[1].error
    #expect(error as? StepTimedOut == StepTimedOut(limit: .milliseconds(200), wasLeftBehind: true))
  }

  @Test func `is abandoned with its thread when it blocks it, as many as there are`() async throws {
    var library = makeLibrary()
    library.define("it takes for ever") { _, _ in blockForEver() }
    let scenarios = (0..<6).map { "Scenario: \($0)\nGiven it takes for ever" }
    let text =
      "Feature: f\n" + scenarios.joined(separator: "\n") + "\nScenario: z\nGiven a step passes"
    var options = options
    options.jobs = 3
    let result = try await run(library, text, options: options)
    #expect(result.runs.map(\.letters) == ["F", "F", "F", "F", "F", "F", "."])
    #expect(result.summary.timedOut == 6)
  }

  @Test func `leaves the scenarios after it to another worker`() async throws {
    var library = makeLibrary()
    library.define("it takes for ever") { _, _ in blockForEver() }
    let later = (0..<40).map { "Scenario: \($0)\nGiven a step passes\n" }.joined()
    let text = "Feature: f\nScenario: first\nGiven it takes for ever\n" + later
    let result = try await run(library, text, options: options)
    #expect(result.runs.map(\.index) == Array(0...40))
    #expect(result.summary.scenarios == [.passed: 40, .failed: 1])
  }

  @Test func `is not reported again when it returns at last`() async throws {
    let gate = Gate()
    var library = makeLibrary()
    library.define("it takes for ever") { _, _ in await gate.wait() }
    let log = EventLog()
    library.define("the next step") { _, _ in log.add("next") }
    library.after { _ in log.add("after") }
    library.define("the gate opens") { _, _ in await gate.open() }
    let text = """
      Feature: f
        Scenario: a
          Given it takes for ever
          And the next step
        Scenario: b
          Given the gate opens
      """
    let result = try await run(library, text, options: options)
    #expect(result.runs.map(\.letters) == ["F--", ".."])
    #expect(log.lines == ["after"])
  }

  @Test func `may be a hook around the run or the making of a world`() async throws {
    var library = makeLibrary()
    library.beforeAll { _ in await never() }
    library.afterAll { _ in blockForEver() }
    let hooks = try await run(library, text, options: options)
    #expect(hooks.summary.failedRunHooks == 2)
    #expect(hooks.runs.isEmpty)
    var worlds = StepLibrary<World> { _ in
      await never()
      return World()
    }
    worlds.define("a step passes") { _, _ in }
    let result = try await run(
      worlds, "Feature: f\nScenario: s\nGiven a step passes\nAnd a step passes", options: options)
    #expect(result.runs.map(\.letters) == ["F-"])
  }

  @Test func `ends when the whole run is cancelled, and the run is no success`() async throws {
    let gate = Gate()
    var library = makeLibrary()
    library.define("it takes for ever") { _, _ in
      await gate.open()
      await untilCancelled()
      throw CancellationError()
    }
    let text = text
    let running = Task { [library] in try await run(library, text) }
    await gate.wait()
    running.cancel()
    let result = try await running.value
    #expect(result.runs.map(\.letters) == [".F-U"])
    #expect(result.summary.notRun == 1)
    #expect(!result.summary.isSuccess)
  }

  @Test func `a cancelled run runs the hooks, and its reports end whole`() async throws {
    let gate = Gate()
    let log = EventLog()
    var library = makeLibrary()
    library.define("it takes for ever") { _, _ in
      await gate.open()
      await untilCancelled()
      throw CancellationError()
    }
    library.after { _ in log.add("after") }
    library.afterAll { _ in log.add("after all") }
    let reports = (0..<4).map { _ in ReportText() }
    let reporters: [any Reporter] = [
      JUnitReporter(reports[0].output), JSONReporter(reports[1].output),
      MessagesReporter(reports[2].output, meta: MessageMeta(implementation: .init("test"))),
      RerunReporter(reports[3].output),
    ]
    let text = text
    let running = Task { [library] in try await run(library, text, reporters: reporters) }
    await gate.wait()
    running.cancel()
    _ = try await running.value
    #expect(log.lines == ["after", "after all"])
    #expect(reports[0].text.hasSuffix("</testsuites>\n"))
    #expect(throws: Never.self) { try JSONReader.read(reports[1].text) }
    #expect(reports[2].text.contains("\n{\"testRunFinished\":"))
    #expect(reports[3].text == "1.feature:2:7\n")
  }

  @Test func `a cancelled run goes on without a step that blocks its thread`() async throws {
    let gate = Gate()
    var library = makeLibrary()
    library.define("it takes for ever") { _, _ in
      await gate.open()
      blockForEver()
    }
    var options = RunOptions()
    options.gracePeriod = .milliseconds(20)
    let text = text
    let running = Task { [library, options] in try await run(library, text, options: options) }
    await gate.wait()
    running.cancel()
    let result = try await running.value
    #expect(result.runs.map(\.letters) == [".F-U"])
    #expect(result.runs.first?.result.firstFailure?.error is CancellationError)
    #expect(result.summary.timedOut == 0)
  }

  @Test func `a watchdog counts checks, and does nothing about steps that end`() {
    let dog = Watchdog(limit: .seconds(8), grace: .seconds(3))
    let watched = WatchedSteps()
    dog.watch(watched)
    watched.watch.begin()
    for _ in 0..<8 { dog.check() }
    #expect(watched.log.lines == [])
    _ = watched.watch.end()
    watched.watch.begin()
    for _ in 0..<8 { dog.check() }
    #expect(watched.log.lines == [])
    dog.check()
    #expect(watched.log.lines == ["cancel"])
    dog.check()
    dog.check()
    #expect(watched.log.lines == ["cancel"])
    dog.check()
    #expect(watched.log.lines == ["cancel", "leave"])
    for _ in 0..<30 { dog.check() }
    #expect(watched.log.lines == ["cancel", "leave"])
  }
}

private final class WatchedSteps: Watched {
  let watch = StepWatch()
  let log = EventLog()
  func cancelStep() { log.add("cancel") }
  func abandonStep() { log.add("leave") }
}

/// Returns when the task is cancelled.
private func untilCancelled() async {
  let gate = Gate()
  await withTaskCancellationHandler {
    await gate.wait()
  } onCancel: {
    Task { await gate.open() }
  }
}

/// Does not return and does not care about being cancelled.
private func never() async {
  await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
}

/// Blocks the thread.
private func blockForEver() {
  DispatchSemaphore(value: 0).wait()
}

private actor Gate {
  private var isOpen = false
  private var waiting: CheckedContinuation<Void, Never>?

  func wait() async {
    guard !isOpen else { return }
    await withCheckedContinuation { waiting = $0 }
  }

  func open() {
    isOpen = true
    waiting?.resume()
    waiting = nil
  }
}
