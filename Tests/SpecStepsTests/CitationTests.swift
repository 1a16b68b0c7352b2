import Foundation
import Gherkin
import SpecSteps
import TestSupport
import Testing

/// Holds every citation of a rule, a trap or a bug report to `Specs/RULES.md`, and the ids of scenarios to
/// `Specs/retired.txt`.
@Suite struct CitationTests {
  private let rows: [(id: String, sentence: String, source: String)]

  init() throws {
    rows = try Specs.text("RULES.md")
      .matches(of: /\| `([^`]+)` \| ([^|]+) \| ([^|]+) \|/).map {
        (String($0.output.1), String($0.output.2), String($0.output.3))
      }
  }

  @Test func `every rule stands once, with a sentence and a source`() {
    #expect(rows.count >= 330)
    #expect(Set(rows.map(\.id)).count == rows.count)
    for row in rows {
      #expect(row.sentence.hasSuffix("."), "\(row.id)")
      #expect(!row.source.isEmpty, "\(row.id)")
    }
  }

  @Test func `every citation in Specs, Sources and Tests resolves`() throws {
    let known = Set(rows.map(\.id))
    var count = 0
    for (path, text) in try Self.texts() {
      for match in text.matches(
        of: /\b(R-[A-Z]{2}-[0-9]+|T[01]-(?:sidebar|[0-9]+(?:-[0-9]+)?[a-z]?)|B-[0-9]{2})\b/)
      {
        count += 1
        #expect(known.contains(String(match.output.1)), "\(path): \(match.output.1)")
      }
    }
    #expect(count > 1000)
  }

  @Test func `every rule is cited`() throws {
    let cited = try Self.texts().filter { !$0.path.hasSuffix("RULES.md") }.map(\.text).joined()
    for row in rows { #expect(cited.contains(row.id), "\(row.id)") }
  }

  @Test func `no scenario bears a retired id, and each retired one leads to a scenario`() throws {
    let ids = Set(try Specs.all.get().map(\.scenarioName))
    let lines = try Specs.text("retired.txt").split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(lines.count > 50)
    for line in lines {
      let words = line.split(separator: " ").map(String.init)
      #expect(!ids.contains(words[0]), "\(words[0]) is given again")
      #expect(ids.contains(words[1]), "\(line)")
    }
  }

  /// The features, sources and tests, by their paths.
  private static func texts() throws -> [(path: String, text: String)] {
    try ["Specs", "Sources", "Tests"].flatMap { folder -> [(path: String, text: String)] in
      let root = "\(Checkout.root)/\(folder)"
      let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
      let wanted = [".swift", ".feature", ".md", ".txt"]
      return try names.filter { name in wanted.contains { name.hasSuffix($0) } }.map { name in
        (name, try String(contentsOfFile: "\(root)/\(name)", encoding: .utf8))
      }
    }
  }
}
