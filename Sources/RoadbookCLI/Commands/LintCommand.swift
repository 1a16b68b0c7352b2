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
    let sources = try checkout.sources(options.operands.map { FeatureLocator(uri: $0) }, terminal)
    // The lists of tags and of retired ids are about the features that lie beside them.
    let isOwn = sources.allSatisfy { $0.uri.hasPrefix("\(checkout.specs)/") } && checkout.hasLists
    var linter = FeatureLinter(vocabulary: isOwn ? try vocabulary(checkout) : nil)
    let findings = sources.flatMap { linter.lint($0) }
    let all =
      findings.map(\.description)
      + (isOwn ? retired(try checkout.text("retired.txt"), in: sources) : [])
    for finding in all { terminal.write("\(finding)\n") }
    terminal.write("\(sources.count) features, \(all.count) findings\n")
    return all.isEmpty ? .passed : .failed
  }

  /// A sentence for each id of a scenario that was given to another one before.
  private func retired(_ list: String, in sources: [Source]) -> [String] {
    let ids = Set(WordList(list).words)
    return SpecIndex.scenarioIDs(of: sources).filter { ids.contains($0.id) }.map {
      "\($0.place): the id \($0.id) is in retired.txt, so it cannot be given again [retired-id]"
    }
  }

  /// The tags that the lists of the specs name.
  private func vocabulary(_ checkout: ProjectFolders) throws -> TagVocabulary {
    let lists =
      WordList(try checkout.text("listings.txt")).words
      + MarkdownRows(try checkout.text("RULES.md")).entries.map(\.id)
    let departures = Departures(try checkout.text("DEPARTURES.md")).ids
    return TagVocabulary(["@id:*"] + (lists + departures).map { "@\($0)" })
  }
}
