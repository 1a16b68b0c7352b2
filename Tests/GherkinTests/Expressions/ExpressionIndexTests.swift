import SeededRandom
import Testing

@testable import Gherkin

@Suite struct `An index of expressions` {
  private static func index(_ sources: [String]) throws -> ExpressionIndex {
    ExpressionIndex(
      try sources.map { try StepExpression($0, parameterTypes: ParameterTypeRegistry()) })
  }

  @Test func `gives every match in the order of definition`() throws {
    let index = try Self.index(["{int} coins", "a b", "^(.*) b$", "a {word}", "a b", "^a (c)?"])
    #expect(index.match("a b").all.map(\.index) == [1, 2, 3, 4, 5])
    #expect(index.match("3 coins").all.map(\.index) == [0])
    #expect(index.match("a c").all.map(\.index) == [3, 5])
    #expect(index.match("a c").all.map(\.arguments.count) == [1, 1])
    #expect(index.match("").all.isEmpty)
  }

  @Test func `does not offer what begins otherwise`() throws {
    let index = try Self.index(["the user {word}", "the users", "the", "{int}", "the user adds"])
    #expect(index.candidates(for: "the user ad") == [0, 2, 3])
    #expect(index.candidates(for: "the use") == [2, 3])
    #expect(index.candidates(for: "zzz") == [3])
    #expect(ExpressionIndex([]).candidates(for: "a").isEmpty)
  }

  @Test(arguments: UInt64(0)..<8)
  func `finds what trying them all finds`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let words = ["a", "ab", "é", "b ", "{int}", "{word}", "1", " "]
    let sentence = { (random: inout SplitMix64) in
      let count = Int.random(in: 1...5, using: &random)
      return (0..<count).map { _ in words.randomElement(using: &random) ?? "" }.joined()
    }
    let sources = (0..<60).map { _ in sentence(&random) }
    let types = ParameterTypeRegistry()
    let expressions = try sources.map { try StepExpression($0, parameterTypes: types) }
    let index = ExpressionIndex(expressions)
    for _ in 0..<200 {
      let text = sentence(&random).replacing("{int}", with: "7").replacing("{word}", with: "ab")
      let expected = try expressions.indices.filter { try expressions[$0].match(text) != nil }
      #expect(index.match(text).all.map(\.index) == expected, "seed \(seed): \(text)")
    }
  }
}
