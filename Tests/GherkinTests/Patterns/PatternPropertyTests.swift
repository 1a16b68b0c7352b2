import SeededRandom
import Testing

@testable import Gherkin

@Suite struct `Random regular expressions` {
  @Test(arguments: UInt64(0)..<20)
  func `match as a naive matcher does`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<300 {
      var groups = 0
      let model = RandomPattern.random(depth: 4, groups: &groups, using: &random)
      let length = Int.random(in: 0...7, using: &random)
      let text = (0..<length).map { _ in RandomPattern.letters.randomElement(using: &random) ?? "a"
      }
      let expected = naive(model, text, groups)
      let actual = try real(model.source, text)
      #expect(actual == expected, "seed \(seed): /\(model.source)/ on '\(String(text))'")
    }
  }

  @Test(arguments: UInt64(0)..<8)
  func `never trap, whatever the pattern and the text`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let alphabet = Array("ab01é😀\\()[]{}^$.|?*+-,:=!<>iPdwsbBDWSxu /\n").map(String.init)
    for _ in 0..<3000 {
      let length = Int.random(in: 0...14, using: &random)
      let source = (0..<length).map { _ in alphabet.randomElement(using: &random) ?? "" }.joined()
      let text = (0..<length).map { _ in alphabet.randomElement(using: &random) ?? "" }.joined()
      guard let pattern = try? Pattern(source) else { continue }
      guard let captures = try? pattern.firstMatch(in: text) else { continue }
      for index in pattern.groups.indices {
        guard let range = captures[index] else { continue }
        #expect(range.upperBound <= text.utf8.count, "seed \(seed): /\(source)/ on '\(text)'")
      }
    }
  }

  /// The whole match and the groups, in characters.
  private func naive(_ model: RandomPattern, _ text: [Character], _ groups: Int) -> [Range<Int>?]? {
    for start in 0...text.count {
      let state = RandomPattern.State(position: start)
      if let end = model.match(text, state, { $0 }) {
        return [start..<end.position] + (0..<groups).map { end.groups[$0 + 1] }
      }
    }
    return nil
  }

  private func real(_ source: String, _ text: [Character]) throws -> [Range<Int>?]? {
    let pattern = try Pattern(source)
    let string = String(text)
    let bytes = Array(string.utf8)
    let place = { String(decoding: bytes[..<$0], as: UTF8.self).count }
    guard let captures = try pattern.firstMatch(in: string) else { return nil }
    return pattern.groups.indices.map { index in
      captures[index].map { place($0.lowerBound)..<place($0.upperBound) }
    }
  }
}
