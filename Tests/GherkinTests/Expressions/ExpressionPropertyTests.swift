import SeededRandom
import Testing

@testable import Gherkin

@Suite struct `Random expressions` {
  @Test(arguments: UInt64(0)..<16)
  func `match the text built from them and give the values back`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let types = ParameterTypeRegistry()
    for _ in 0..<200 {
      let sentence = Sentence.random(using: &random)
      let expression = try CucumberExpression(sentence.expression, parameterTypes: types)
      let arguments = try expression.match(sentence.text)
      let values = try arguments?.map { "\(try $0.value ?? "none")" }
      let note = "seed \(seed): \(sentence.expression) on \(sentence.text)"
      #expect(values == sentence.values, "\(note)")
      #expect(sentence.text.hasPrefix(expression.literalPrefix), "\(note)")
      #expect(try expression.match(sentence.text + " ~") == nil, "\(note)")
    }
  }

  @Test(arguments: UInt64(0)..<16)
  func `a proposed expression matches its text`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let types = ParameterTypeRegistry()
    let generator = SnippetGenerator(parameterTypes: types)
    for _ in 0..<50 {
      let text = Sentence.random(using: &random).text
      for candidate in generator.expressions(for: text) {
        let expression = try CucumberExpression(candidate.source, parameterTypes: types)
        let count = try expression.match(text)?.count
        #expect(
          count == candidate.parameterTypes.count, "seed \(seed): \(candidate.source) on \(text)")
      }
    }
  }

  @Test(arguments: UInt64(0)..<8)
  func `never trap, whatever the expression and the text`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let pieces = [
      "(", ")", "{", "}", "/", "\\", " ", "int", "string", "a", "é", "😀", "^", "$", "not", "and",
    ]
    let types = ParameterTypeRegistry()
    for _ in 0..<2000 {
      let count = Int.random(in: 0...10, using: &random)
      let source = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      do {
        _ = try StepExpression(source, parameterTypes: types).match(source)
      } catch {
        #expect(
          error.place.upperBound <= max(1, source.unicodeScalars.count + 1),
          "seed \(seed): \(source)")
        #expect(error.description.contains(error.source), "seed \(seed): \(source)")
      }
      if let tags = try? TagExpression(source) {
        #expect(
          try TagExpression(tags.description).operations == tags.operations,
          "seed \(seed): \(source)")
      }
    }
  }
}

/// A random expression, a text that matches it, and the values in the text.
private struct Sentence {
  var expression = ""
  var text = ""
  var values: [String] = []

  static func random(using random: inout some RandomNumberGenerator) -> Sentence {
    var sentence = Sentence()
    for index in 0..<Int.random(in: 1...6, using: &random) {
      if index > 0 { sentence.add(expression: " ", text: " ") }
      sentence.addPiece(using: &random)
    }
    return sentence
  }

  private mutating func addPiece(using random: inout some RandomNumberGenerator) {
    switch Int.random(in: 0..<7, using: &random) {
    case 0: add(value: "\(Int.random(in: -999...999, using: &random))", type: "int")
    case 1: add(value: Self.word(using: &random), type: "word")
    case 2: addQuoted(using: &random)
    case 3:
      let number = Double(Int.random(in: -999...999, using: &random)) / 8
      add(value: "\(number)", type: "float")
    case 4:
      let optional = Bool.random(using: &random)
      add(expression: "thing(s)", text: optional ? "things" : "thing")
    case 5:
      let word = ["mice", "rats", "c(a)t"].randomElement(using: &random) ?? ""
      add(expression: "mice/rats/c\\(a\\)t", text: word)
    default:
      let word = Self.word(using: &random)
      add(expression: Self.escaped(word), text: word)
    }
  }

  private mutating func addQuoted(using random: inout some RandomNumberGenerator) {
    let value = Self.word(using: &random) + " " + Self.word(using: &random)
    let quote = Bool.random(using: &random) ? "\"" : "'"
    let inside = value.replacing("\\", with: "/").replacing(quote, with: "\\" + quote)
    add(expression: "{string}", text: quote + inside + quote)
    values.append(value.replacing("\\", with: "/"))
  }

  private mutating func add(value: String, type: String) {
    add(expression: "{\(type)}", text: value)
    values.append(value)
  }

  private mutating func add(expression: String, text: String) {
    self.expression += expression
    self.text += text
  }

  private static func word(using random: inout some RandomNumberGenerator) -> String {
    let letters = Array("abcé😀(){}/\\.*+?^$|[]'\"-").map(String.init)
    return (0..<Int.random(in: 1...5, using: &random))
      .map { _ in letters.randomElement(using: &random) ?? "" }.joined()
  }

  private static func escaped(_ word: String) -> String {
    word.map { "(){}/\\".contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }
}
