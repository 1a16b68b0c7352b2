import Foundation
import Gherkin
import Testing

struct `Spoken languages` {
  @Test(.enabled(if: OfficialFile.isPresent, OfficialCases.missing))
  func `all official keywords are known`() throws {
    let file = OfficialCases.folder.appending(path: "gherkin/gherkin-languages.json")
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    let official = try #require(json as? [String: [String: Any]])
    #expect(Dialect.codes == official.keys.sorted())
    for (code, facts) in official {
      let dialect = try #require(Dialect(code: code))
      #expect(dialect.name == facts["name"] as? String)
      #expect(dialect.nativeName == facts["native"] as? String)
      for group in Dialect.Group.allCases {
        let key = group == .outline ? "scenarioOutline" : group.rawValue
        let words = try #require(facts[key] as? [String])
        #expect(haveSameBytes(dialect.keywords(group), words), "\(code) \(key)")
      }
    }
  }

  @Test(arguments: Dialect.codes)
  func `every keyword starts its line`(code: String) throws {
    let dialect = try #require(Dialect(code: code))
    for group in Dialect.Group.allCases {
      for keyword in dialect.keywords(group) {
        let tokens = Source(uri: "a.feature", text: sample(keyword, group, dialect)).tokens
        let line = tokens.split(separator: "\n").dropLast().last ?? ""
        #expect(line.contains(")\(keyword)/something/"), "\(tokens)")
      }
    }
  }

  @Test func `an unknown code is no language`() {
    #expect(Dialect(code: "no-such") == nil)
    #expect(Dialect(code: "e") == nil)
    #expect(Dialect(code: "") == nil)
  }

  /// A text whose last line starts with the keyword, where that may stand.
  private func sample(_ keyword: String, _ group: Dialect.Group, _ dialect: Dialect) -> String {
    let language = "# language: \(dialect.code)\n"
    let feature = language + "\(dialect.keywords(.feature)[0]):\n"
    let scenario = "\(dialect.keywords(.scenario)[0]):\n"
    switch group {
    case .feature: return language + "\(keyword): something"
    case .given, .when, .then, .and, .but: return feature + scenario + "\(keyword)something"
    case .examples: return feature + scenario + "\(keyword): something"
    default: return feature + "\(keyword): something"
    }
  }
}
