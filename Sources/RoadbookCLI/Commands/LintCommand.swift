import Gherkin
import SpecSteps

/// Finds slips in features.
struct LintCommand: Command {
  let name = "lint"
  let summary = "Finds slips in features: unknown tags, ids given twice, unused columns, …"
  let usage = "[PATHS]"
  let options = ProjectFolders.options

  func run(_ options: ParsedOptions, _ terminal: Terminal) async throws -> ExitCode {
    let checkout = try ProjectFolders(options)
    let sources = try checkout.sources(options.operands.map { FeatureLocator(uri: $0) })
    var linter = FeatureLinter(vocabulary: try vocabulary(checkout))
    let findings = sources.flatMap { linter.lint($0) }
    for finding in findings { terminal.write("\(finding)\n") }
    terminal.write("\(sources.count) features, \(findings.count) findings\n")
    return findings.isEmpty ? .passed : .failed
  }

  /// The tags that the lists of the specs name.
  private func vocabulary(_ checkout: ProjectFolders) throws -> TagVocabulary {
    let lists = try ["listings.txt", "rules.txt"].flatMap { name in
      WordList(try checkout.text(name)).words
    }
    let departures = Departures(try checkout.text("DEPARTURES.md")).ids
    return TagVocabulary(["@id:*"] + (lists + departures).map { "@\($0)" })
  }
}
