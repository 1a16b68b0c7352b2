import Gherkin
import JSON

/// What came of one of Cucumber's official suites.
package struct SuiteOutcome: Sendable {
  /// The suite's name.
  package let suite: String
  /// How many checks there are.
  package private(set) var total = 0
  /// The checks that failed, each with its name and the first difference.
  package private(set) var failures: [String] = []
  /// How many checks passed.
  package var passed: Int { total - failures.count }

  init(_ suite: String) { self.suite = suite }

  /// Counts a check; nil where it passed, else the difference.
  mutating func check(_ name: String, _ difference: String?) {
    total += 1
    if let difference { failures.append("\(name): \(difference)") }
  }

  /// Compares values as JSON does: members in any order, texts by their scalars.
  mutating func check(_ name: String, _ actual: JSONValue, is expected: JSONValue) {
    check(name, actual == expected ? nil : "\(actual.compact) instead of \(expected.compact)")
  }
}

/// Cucumber's official suites: Gherkin, Cucumber Expressions, tag expressions and the compatibility kit.
package struct OfficialSuites: Sendable {
  let folder: String
  let files: SuiteFiles

  /// The suites in a folder that holds `gherkin`, `cucumber-expressions`, `tag-expressions` and `compatibility-kit`.
  package init(in folder: String, _ files: SuiteFiles) {
    self.folder = folder
    self.files = files
  }

  /// Runs all suites. A suite that is not there has no checks.
  ///
  /// - Throws: what keeps a file of a suite from being read as JSON.
  package func run() async throws -> [SuiteOutcome] {
    [
      try gherkin(), try gherkinErrors(), try expressions(), try tagExpressions(),
      try await compatibilityKit(),
    ]
  }

  private func compatibilityKit() async throws -> SuiteOutcome {
    var outcome = SuiteOutcome("compatibility kit")
    for sample in KitSample.all(in: "\(folder)/compatibility-kit", files) {
      outcome.check(sample.name, try await sample.difference())
    }
    return outcome
  }

  /// The cases of a JSON file that holds an array.
  func cases(_ path: String) throws -> [JSONValue] {
    guard let bytes = files.bytes("\(folder)/\(path)") else { return [] }
    return try JSONReader.read(bytes).array ?? []
  }
}
