import Gherkin
import Testing

struct `Bad input` {
  private func parse(_ bytes: [UInt8]) throws -> GherkinDocument {
    var ids = IDGenerator()
    return try GherkinDocument(parsing: Source(uri: "a.feature", bytes: bytes), ids: &ids)
  }

  private func parse(_ text: String) throws -> GherkinDocument {
    try parse(Array(text.utf8))
  }

  private func errors(_ bytes: [UInt8]) throws -> [String] {
    let failure = #expect(throws: ParseFailure.self) { try parse(bytes) }
    return try #require(failure).errors.map(\.message)
  }

  @Test(
    arguments: [
      ([0x80], "(2:3): invalid UTF-8"), ([0xC3], "(2:3): invalid UTF-8"),
      ([0xC0, 0xAF], "(2:3): invalid UTF-8"), ([0xED, 0xA0, 0x80], "(2:3): invalid UTF-8"),
      ([0xF4, 0x90, 0x80, 0x80], "(2:3): invalid UTF-8"),
      ([0xC3, 0xA6, 0xFF], "(2:4): invalid UTF-8"),
    ] as [([UInt8], String)])
  func `bytes that are not UTF-8 are one error with a place`(_ bytes: [UInt8], _ message: String)
    throws
  {
    #expect(try errors(Array("Feature: a\n ø".utf8) + bytes) == [message])
  }

  @Test func `a byte order mark is no part of the first line`() throws {
    let document = try parse([0xEF, 0xBB, 0xBF] + Array("Feature: marked".utf8))
    #expect(document.feature?.name == "marked")
    #expect(document.feature?.location == Location(line: 1, column: 1))
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `every line end gives the same lines`(_ end: String) throws {
    let lines = [
      "Feature: ends", " text", "", " more", " Scenario: a", "  Given b", "   | c |", "   \"\"\"",
      "   one", "   two", "   \"\"\"", "# note", "",
    ]
    let document = try parse(lines.joined(separator: end))
    #expect(try document == parse(lines.joined(separator: "\n")))
    #expect(document.feature?.description == " text\n\n more")
    #expect(document.comments.map(\.text) == ["# note"])
  }

  @Test func `line ends of all kinds may be mixed`() throws {
    #expect(
      Source(uri: "a", text: "Feature: a\r\r\n\nScenario: b\n\r# c\r\n").tokens == """
        (1:1)FeatureLine:()Feature/a/
        (2:1)Empty://
        (3:1)Empty://
        (4:1)ScenarioLine:()Scenario/b/
        (5:1)Empty://
        (6:1)Comment:/# c/
        EOF

        """)
  }

  @Test func `nothing is a document without a feature`() throws {
    #expect(try parse("").feature == nil)
    #expect(try parse("\u{FEFF}").feature == nil)
    #expect(try parse("\n\n# only a comment").comments.count == 1)
  }

  @Test func `a language line counts only at the top`() throws {
    let document = try parse("# a comment\n\n# language: fr\nFonctionnalité: b\n# language: en")
    #expect(document.feature?.language == "fr")
    #expect(document.comments.map(\.text) == ["# a comment", "# language: en"])
  }

  @Test(arguments: ["Scenario: s\n* a\n@a b\n* c\n* d\n", "Scenario: s\n@a b\n* c\n"])
  func `a tag with white space is one error, on its line, wherever it stands`(_ text: String) throws
  {
    let line = text.split(separator: "\n").firstIndex { $0 == "@a b" }.map { $0 + 2 } ?? 0
    #expect(
      try errors(Array("Feature: f\n\(text)".utf8))
        == ["(\(line):1): A tag may not contain whitespace"])
  }

  @Test func `columns count Unicode scalars`() throws {
    let document = try parse("Feature: a\nScenario: b\n* c\n |🎸e\u{301}|\\|\u{A0}🎸| x |\n")
    guard case .scenario(let scenario) = document.feature?.children.first else {
      Issue.record("no scenario")
      return
    }
    let cells = try #require(scenario.steps.first?.dataTable?.rows.first?.cells)
    #expect(cells.map(\.location.column) == [3, 7, 13])
    #expect(cells.map(\.value) == ["🎸e\u{301}", "|\u{A0}🎸", "x"])
  }
}
