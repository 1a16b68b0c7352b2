import Testing

@testable import Gherkin

@Suite struct `A queue of scenarios` {
  private static func queue(_ order: RunOrder = .defined) throws -> RunQueue {
    let sources = ["a", "b"].map { name in
      Source(
        uri: "\(name).feature",
        text: """
          Feature: \(name)
            Scenario: \(name)1
              Given a step
            Scenario: \(name)2
              Given a step
          """)
    }
    var options = RunOptions()
    options.order = order
    let runner = Runner([RunTarget(StepLibrary<Void> { _ in })], options: options)
    return RunQueue(try runner.plan(sources), workerCount: 2)
  }

  @Test(arguments: [RunOrder.defined, .reverse])
  func `gives the scenarios in order, each once`(_ order: RunOrder) throws {
    let queue = try Self.queue(order)
    var block = 0..<0
    let names = (0..<5).map { _ in queue.next(in: &block)?.pickle.name }
    let expected = ["a1", "a2", "b1", "b2"]
    #expect(names == (order == .defined ? expected : expected.reversed()) + [nil])
  }

  @Test func `gives each scenario once in any order, and nothing once it is stopped`() throws {
    let queue = try Self.queue(.random(seed: 4))
    var block = 0..<0
    let names = (0..<3).compactMap { _ in queue.next(in: &block)?.pickle.name }
    #expect(Set(names).count == 3)
    queue.stop()
    #expect(queue.next(in: &block)?.index == nil)
  }

  @Test func `gives each worker a block, and what is given back first`() throws {
    let scenarios = (0..<100).map { "Scenario: \($0)\nGiven a step\n" }.joined()
    let runner = Runner([RunTarget(StepLibrary<Void> { _ in })])
    let plan = try runner.plan([Source(uri: "a", text: "Feature: a\n" + scenarios)])
    let queue = RunQueue(plan, workerCount: 2)
    var (first, second) = (0..<0, 0..<0)
    #expect(queue.next(in: &first)?.index == 0)
    #expect(queue.next(in: &second)?.index == 12)
    #expect(queue.next(in: &first)?.index == 1)
    queue.giveBack(first)
    first = 0..<0
    second = 0..<0
    #expect(queue.next(in: &second)?.index == 2)
  }

  @Test func `reads a feature once for all its scenarios`() throws {
    let queue = try Self.queue()
    var block = 0..<0
    let features = (0..<4).compactMap { _ in queue.next(in: &block)?.feature }
    #expect(features[0] === features[1])
    #expect(features[2] === features[3])
  }
}
