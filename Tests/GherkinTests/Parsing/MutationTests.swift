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
  func `are counted as they are read`(_ file: OfficialFile) throws {
    let source = try file.source()
    for seed in 0..<UInt64(40) {
      var random = SplitMix64(seed: seed)
      let bytes = seed == 0 ? source.bytes : mutate(source.bytes, with: &random)
      let mutated = Source(uri: source.uri, bytes: bytes)
      let read = counts { ids throws(ParseFailure) in
        try ParsedFeature(mutated, ids: &ids).pickles.count
      }
      let counted = counts { ids throws(ParseFailure) in
        try mutated.countPickles(ids: &ids)
      }
      #expect(counted == read, "seed \(seed)")
    }
  }

  /// How many pickles there are and the next identifier, or what is wrong.
  private func counts(
    _ count: (inout IDGenerator) throws(ParseFailure) -> Int
  ) -> Result<[Int], ParseFailure> {
    Result { () throws(ParseFailure) in
      var ids = IDGenerator(from: 7)
      return [try count(&ids), Int(ids.next().number)]
    }
  }

  private func check(_ source: Source, _ seed: UInt64) {
    var ids = IDGenerator()
    do {
      let document = try GherkinDocument(parsing: source, ids: &ids)
      let pickles = document.pickles(ids: &ids)
      var writer = JSONWriter()
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
