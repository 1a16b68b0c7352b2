import Foundation
import Gherkin
import SeededRandom
import Testing

/// The two laws of formatting, over the official files and mutations of them.
@Suite(.enabled(if: OfficialFile.isPresent, OfficialCases.missing))
struct `Formatting official files` {
  private let formatter = FeatureFormatter()

  @Test(arguments: OfficialFile.good)
  func `keeps what the file says and changes nothing the second time`(_ file: OfficialFile) throws {
    try checkLaws(file.source(), "unchanged")
  }

  @Test(arguments: OfficialFile.good.filter { $0.name.hasSuffix(".feature") })
  func `keeps what mutated files say`(_ file: OfficialFile) throws {
    let source = try file.source()
    for seed in 0..<UInt64(6) {
      var random = SplitMix64(seed: seed)
      let bytes = mutate(source.bytes, with: &random)
      try checkLaws(Source(uri: source.uri, bytes: bytes), "seed \(seed)")
    }
  }

  @Test func `Markdown comes back as it is`() throws {
    for file in OfficialFile.good where file.name.hasSuffix(".md") {
      let source = try file.source()
      #expect(try formatter.format(source) == source.bytes)
    }
  }

  private func checkLaws(_ source: Source, _ what: Testing.Comment) throws {
    guard let before = try? meaning(source) else { return }
    let formatted = Source(uri: source.uri, bytes: try formatter.format(source))
    #expect(try meaning(formatted) == before, what)
    let again = try String(decoding: formatter.format(formatted), as: UTF8.self)
    #expect(again == String(decoding: formatted.bytes, as: UTF8.self), what)
  }

  /// The document and its pickles without places, and the comments without their indentation.
  private func meaning(_ source: Source) throws -> [String] {
    var ids = IDGenerator()
    let document = try GherkinDocument(parsing: source, ids: &ids)
    var writer = MessageWriter()
    writer.envelope(document)
    for pickle in document.pickles(ids: &ids) { writer.envelope(pickle) }
    return try Data(writer.take()).split(separator: UInt8(ascii: "\n")).map { line in
      let value = withoutPlaces(try JSONSerialization.jsonObject(with: line))
      let data = try JSONSerialization.data(withJSONObject: value, options: [.sortedKeys])
      return data.base64EncodedString()
    }
  }

  private func withoutPlaces(_ value: Any) -> Any {
    if let array = value as? [Any] { return array.map(withoutPlaces) }
    guard var object = value as? [String: Any] else { return value }
    object["location"] = nil
    if let comments = object["comments"] as? [[String: Any]] {
      object["comments"] = comments.map {
        ($0["text"] as? String ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
      }
    }
    return object.mapValues(withoutPlaces)
  }
}
