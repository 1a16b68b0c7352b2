import Testing

@testable import Gherkin

@Suite struct `Running a scenario` {
  @Test(arguments: [
    ("passes|passes", ".."), ("fails|passes", "F-"), ("fails|jumps", "FU"),
    ("fails|is double", "FA"), ("waits|fails", "P-"), ("waits|jumps", "PU"),
    ("jumps|passes", "U-"), ("is double|jumps", "AU"), ("skips|jumps", "--"),
    ("skips|fails", "--"), ("passes|skips|passes", ".--"),
  ])
  func `what follows a step that did not pass`(_ steps: String, _ letters: String) async throws {
    let lines = steps.split(separator: "|").map { "Given a step \($0)" }
    let text = "Feature: f\nScenario: s\n" + lines.joined(separator: "\n")
    var library = makeLibrary()
    library.after { _ in }
    let result = try await run(library, text)
    #expect(result.runs.map(\.letters) == [letters + "."])
  }

  @Test func `hooks run around steps, those after in reverse order`() async throws {
    let log = EventLog()
    var library = StepLibrary<World> { _ in World() }
    library.before { _ in log.add("before 1") }
    library.before { _ in log.add("before 2") }
    library.beforeStep { context in log.add("before step \(context.step?.text ?? "")") }
    library.afterStep { _ in log.add("after step") }
    library.after { _ in log.add("after 1") }
    library.after { context in log.add("after 2 \(context.step == nil)") }
    library.define("a") { _, _ in log.add("a") }
    try await run(library, "Feature: f\nScenario: s\nGiven a")
    #expect(
      log.lines == [
        "before 1", "before 2", "before step a", "a", "after step", "after 2 true", "after 1",
      ])
  }

  @Test func `a step hook follows a failed step, and its own failure fails the step`() async throws
  {
    let log = EventLog()
    var library = makeLibrary()
    library.afterStep { _ in
      log.add("after")
      throw Failure()
    }
    let text = "Feature: f\nScenario: a\nGiven a step fails\nScenario: b\nGiven a step passes"
    let result = try await run(library, text)
    #expect(result.runs.map(\.letters) == ["F", "F"])
    #expect(log.lines == ["after", "after"])
  }

  @Test func `a failed step hook keeps no later hook after the step from running`() async throws {
    let log = EventLog()
    var library = makeLibrary()
    library.beforeStep { _ in log.add("before 1") }
    library.beforeStep { context in
      if context.scenario.name == "a" { throw Failure() }
    }
    library.beforeStep { _ in log.add("before 3") }
    library.afterStep { _ in log.add("after 1") }
    library.afterStep { _ in
      log.add("after 2")
      throw SecondFailure()
    }
    let text = "Feature: f\nScenario: a\nGiven a step passes\nScenario: b\nGiven a step passes"
    let result = try await run(library, text)
    #expect(
      log.lines == [
        "before 1", "after 2", "after 1", "before 1", "before 3", "after 2", "after 1",
      ])
    #expect(result.runs.map { $0.result.firstFailure?.error is Failure } == [true, false])
    #expect(result.runs.last?.result.firstFailure?.error is SecondFailure)
  }

  @Test(arguments: [
    ("string", "the step definition asks for parameter 1 as String, and it is Int 7"),
    ("third", "the step definition asks for parameter 3, and its expression has 1"),
    ("table", "the step definition asks for a table, and there is none below the step"),
    ("text", "the step definition asks for a doc string, and there is none below the step"),
  ])
  func `what a definition asks for and its step lacks is told in a sentence`(
    _ kind: String, _ sentence: String
  ) async throws {
    var library = StepLibrary<World> { _ in World() }
    library.define("number {int}") { _, arguments in
      switch kind {
      case "string": _ = try arguments.string(0)
      case "third": _ = try arguments.int(2)
      case "table": _ = try arguments.requiredTable()
      default: _ = try arguments.text()
      }
    }
    let result = try await run(library, "Feature: f\nScenario: s\nGiven number 7")
    #expect(result.runs.first?.result.firstFailure?.sentence == "number 7: \(sentence)")
  }

  @Test func `a failed Before hook skips the other ones and the steps, not the After hooks`()
    async throws
  {
    var library = makeLibrary()
    library.before { _ in throw Failure() }
    library.before { _ in }
    library.after { _ in }
    let result = try await run(library, "Feature: f\nScenario: s\nGiven a step passes")
    #expect(result.runs.map(\.letters) == ["F--."])
  }

  @Test func `every attempt has a world of its own, and only a failed scenario has another`()
    async throws
  {
    let log = EventLog()
    var library = StepLibrary<World> { _ in
      log.add("world")
      return World()
    }
    library.define("it passes the second time") { context, _ in
      context.world.lines.append("once")
      try #require(context.world.lines.count == 1)
      if context.attempt == 0 { throw Failure() }
    }
    library.define("it waits") { _, _ in throw PendingStep() }
    var options = RunOptions()
    options.retries = 3
    let text =
      "Feature: f\nScenario: a\nGiven it passes the second time\nScenario: b\nGiven it waits"
    let result = try await run(library, text, options: options)
    #expect(log.lines.count == 3)
    #expect(result.runs.map(\.isFlaky) == [true, false])
    #expect(result.runs.map(\.attempts.count) == [2, 1])
    #expect(result.summary.flaky == 1)
  }

  @Test func `a world that cannot be made fails the first step, and one that declines skips`()
    async throws
  {
    var broken = StepLibrary<World> { _ in throw Failure() }
    broken.define("a") { _, _ in }
    let text = "Feature: f\nScenario: s\nGiven a\nAnd a"
    let failed = try await run(broken, text)
    #expect(failed.runs.map(\.letters) == ["F-"])
    #expect(failed.runs.first?.result.steps.first?.error is WorldError)
    var declining = StepLibrary<World> { _ in throw SkippedScenario("unsupported") }
    declining.define("a") { _, _ in }
    let skipped = try await run(declining, text)
    #expect(skipped.runs.map(\.letters) == ["--"])
    #expect(skipped.summary.isSuccess)
  }

  @Test func `one scenario can be run alone, with the place of its failure`() async throws {
    let source = Source(
      uri: "x.feature", text: "Feature: f\nScenario: s\n  Given a step passes\n  Then a step fails")
    var ids = IDGenerator()
    let pickles = try GherkinDocument(parsing: source, ids: &ids).pickles(ids: &ids)
    let result = await ScenarioExecutor(makeLibrary()).run(try #require(pickles.first))
    #expect(result.status == .failed)
    #expect(result.failurePlace == Location(line: 4, column: 3))
    #expect(result.firstFailure?.sentence == "a step fails: it does not hold")
  }

  @Test func `attachments belong to the step that made them`() async throws {
    var library = StepLibrary<World> { _ in World() }
    library.before { $0.log("before") }
    library.define("a") { context, _ in
      context.attach([1, 2], mediaType: "image/png", name: "dot.png")
      context.link("https://example.org")
      throw Failure()
    }
    let result = try await run(library, "Feature: f\nScenario: s\nGiven a")
    let steps = try #require(result.runs.first).result.steps
    #expect(steps.map { $0.attachments.count } == [1, 2])
    #expect(steps[1].attachments.first?.fileName == "dot.png")
  }
}

private struct SecondFailure: Error {}
