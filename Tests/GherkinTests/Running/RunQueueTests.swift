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
    return RunQueue(try runner.plan(sources), targetCount: 1)
  }

  @Test func `lets a worker keep to its feature, and help when none is left to begin`() throws {
    let queue = try Self.queue()
    var (first, second): (Int?, Int?)
    var names: [String?] = []
    names.append(queue.take(from: &first)?.pickle.name)
    names.append(queue.take(from: &second)?.pickle.name)
    for _ in 0..<3 { names.append(queue.take(from: &first)?.pickle.name) }
    #expect(names == ["a1", "b1", "a2", "b2", nil])
  }

  @Test func `gives each scenario once in any order, and nothing once it is stopped`() throws {
    let queue = try Self.queue(.random(seed: 4))
    var stretches: [Int?] = [nil, nil]
    let names = (0..<3).compactMap { queue.take(from: &stretches[$0 % 2])?.pickle.name }
    #expect(Set(names).count == 3)
    queue.stop()
    #expect(queue.take(from: &stretches[0])?.index == nil)
  }
}
