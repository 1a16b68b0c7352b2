import Gherkin
import ReferenceSystem
import SpecSteps
import Testing

@Suite struct SentenceTests {
  /// Used by `roadbook run --contacts`, which writes its own features.
  private static let ofContactFiles: Set = [
    "the people of the file {string} are in the address book",
    "the user picks person {int} of the file, and the form says",
  ]

  @Test func `every sentence can be understood`() {
    let library = Steps.library(
      makeSystem: { ReferenceSystem() }, workspace: Workspace(), places: nil)
    #expect(library.catalog.problems.isEmpty, "\(library.catalog.problems)")
  }

  @Test func `every sentence is used by a feature, and no step has two`() throws {
    let library = Steps.library(
      makeSystem: { ReferenceSystem() }, workspace: Workspace(), places: nil)
    let texts = Set(try Specs.all.get().flatMap(\.steps).map(\.text))
    var used: [String: Int] = [:]
    var unused: [String] = []
    for definition in library.catalog.definitions {
      let prefix = definition.expression.literalPrefix
      let matching = try texts.filter { text in
        try text.hasPrefix(prefix) && definition.expression.match(text) != nil
      }
      for text in matching { used[text, default: 0] += 1 }
      if matching.isEmpty { unused.append(definition.expression.source) }
    }
    #expect(Set(unused) == Self.ofContactFiles)
    #expect(used.filter { $0.value > 1 }.isEmpty)
    #expect(used.count == texts.count)
  }
}
