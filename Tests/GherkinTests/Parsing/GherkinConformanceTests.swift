import Foundation
import Gherkin
import Testing

@Suite(.enabled(if: OfficialFile.isPresent, OfficialCases.missing))
struct `Gherkin conformance` {
  @Test(arguments: OfficialFile.good)
  func `tokens are the official ones`(_ file: OfficialFile) throws {
    let expected = try String(decoding: file.expected("tokens"), as: UTF8.self)
    let tokens = try file.source().tokens
    #expect(haveSameBytes([tokens], [expected]), "\(tokens)\nexpected\n\(expected)")
  }

  @Test(arguments: OfficialFile.good)
  func `the source is the official one`(_ file: OfficialFile) throws {
    try expect(canonicalEnvelopes([file.source()]), file, "source.ndjson")
  }

  @Test(arguments: OfficialFile.good)
  func `the document is the official one`(_ file: OfficialFile) throws {
    var ids = IDGenerator()
    let document = try GherkinDocument(parsing: file.source(), ids: &ids)
    try expect(canonicalEnvelopes([document]), file, "ast.ndjson")
  }

  @Test(arguments: OfficialFile.good)
  func `the pickles are the official ones`(_ file: OfficialFile) throws {
    var ids = IDGenerator()
    let document = try GherkinDocument(parsing: file.source(), ids: &ids)
    try expect(canonicalEnvelopes(document.pickles(ids: &ids)), file, "pickles.ndjson")
  }

  @Test(arguments: OfficialFile.bad)
  func `the errors are the official ones`(_ file: OfficialFile) throws {
    var ids = IDGenerator()
    let source = try file.source()
    let failure = #expect(throws: ParseFailure.self) {
      try GherkinDocument(parsing: source, ids: &ids)
    }
    try expect(canonicalEnvelopes(#require(failure).errors), file, "errors.ndjson")
  }

  @Test func `no file is missing`() {
    #expect(OfficialFile.good.count == 55)
    #expect(OfficialFile.bad.count == 12)
  }

  private func expect(_ lines: [String], _ file: OfficialFile, _ suffix: String) throws {
    let expected = try canonicalLines(file.expected(suffix))
    #expect(haveSameBytes(lines, expected), "\(lines)\nexpected\n\(expected)")
  }
}
