import SeededRandom
import Testing

@testable import Gherkin

/// Feature files with a few bytes changed: whatever they are, reading them ends in a document or in errors
/// that have places.
struct `Mutated files` {
  @Test(
    .enabled(if: OfficialFile.isPresent, OfficialCases.missing),
    arguments: OfficialFile.good + OfficialFile.bad)
  func `end in a document or in errors`(_ file: OfficialFile) throws {
    let source = try file.source()
    for seed in 0..<UInt64(10) {
      var random = SplitMix64(seed: seed)
      let mutated = mutate(source.bytes, with: &random)
      check(Source(uri: source.uri, bytes: mutated), seed)
    }
  }

  @Test(
    .enabled(if: OfficialFile.isPresent, OfficialCases.missing),
    arguments: OfficialFile.good + OfficialFile.bad)
  func `give the same pickles in any order, with identifiers one after the other`(
    _ file: OfficialFile
  ) throws {
    let source = try file.source()
    for seed in 0..<UInt64(40) {
      var random = SplitMix64(seed: seed)
      let bytes = seed == 0 ? source.bytes : mutate(source.bytes, with: &random)
      var ids = IDGenerator(from: 7)
      guard
        let document = try? GherkinDocument(
          parsing: Source(uri: source.uri, bytes: bytes), ids: &ids)
      else { continue }
      let first = ids.upcoming.number
      let pickles = PickleList(document, ids: &ids)
      let given = pickles.flatMap { $0.steps.map(\.id) + [$0.id] }.map(\.number)
      #expect(given == Array(first..<ids.upcoming.number), "seed \(seed)")
      let alone = pickles.indices.shuffled(using: &random).map { ($0, pickles[$0]) }
      #expect(alone.sorted { $0.0 < $1.0 }.map(\.1) == Array(pickles), "seed \(seed)")
    }
  }

  private func check(_ source: Source, _ seed: UInt64) {
    var ids = IDGenerator()
    do {
      let document = try GherkinDocument(parsing: source, ids: &ids)
      let pickles = document.pickles(ids: &ids)
      var writer = MessageWriter()
      writer.envelope(document)
      for pickle in pickles { writer.envelope(pickle) }
      #expect(pickles.map(\.id) == pickles.map(\.id).sorted(), "seed \(seed)")
      #expect(throws: Never.self, "seed \(seed)") { try canonicalLines(writer.take()) }
    } catch {
      let places = error.errors.map(\.location)
      #expect((1...11).contains(places.count), "seed \(seed)")
      #expect(places == places.sorted(), "seed \(seed)")
    }
  }
}
