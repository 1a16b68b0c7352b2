import Gherkin
import JSON

extension OfficialSuites {
  private var data: String { "\(folder)/gherkin/testdata" }

  /// Tokens, source, document and pickles of the good files.
  func gherkin() throws -> SuiteOutcome {
    var outcome = SuiteOutcome("gherkin, good files")
    for name in files.names(in: "\(data)/good", endingIn: ".feature", ".feature.md") {
      let source = try source("good", name)
      var ids = IDGenerator()
      let feature = try ParsedFeature(source, ids: &ids)
      let tokens = try files.read("\(data)/good/\(name).tokens")
      outcome.check(
        "\(name) tokens", .string(source.tokens),
        is: .string(String(decoding: tokens, as: UTF8.self)))
      try check(&outcome, [source], "good/\(name).source.ndjson")
      try check(&outcome, [feature.document], "good/\(name).ast.ndjson")
      try check(&outcome, Array(feature.pickles), "good/\(name).pickles.ndjson")
    }
    return outcome
  }

  /// The errors of the bad files.
  func gherkinErrors() throws -> SuiteOutcome {
    var outcome = SuiteOutcome("gherkin, bad files")
    for name in files.names(in: "\(data)/bad", endingIn: ".feature", ".feature.md") {
      let source = try source("bad", name)
      var ids = IDGenerator()
      do throws(ParseFailure) {
        _ = try ParsedFeature(source, ids: &ids)
        outcome.check(name, "no error")
      } catch {
        try check(&outcome, error.errors, "bad/\(name).errors.ndjson")
      }
    }
    return outcome
  }

  private func source(_ kind: String, _ name: String) throws(MissingFile) -> Source {
    Source(uri: "../testdata/\(kind)/\(name)", bytes: try files.read("\(data)/\(kind)/\(name)"))
  }

  private func check(
    _ outcome: inout SuiteOutcome, _ messages: [some Message], _ file: String
  ) throws {
    var writer = MessageWriter()
    for message in messages { writer.envelope(message) }
    let expected = try lines(try files.read("\(data)/\(file)"))
    outcome.check(file, .array(try lines(writer.take())), is: .array(expected))
  }

  private func lines(_ bytes: [UInt8]) throws(JSONError) -> [JSONValue] {
    var values: [JSONValue] = []
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      values.append(try JSONReader.read(Array(line)))
    }
    return values
  }
}
