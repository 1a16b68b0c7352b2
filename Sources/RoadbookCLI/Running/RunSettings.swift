import Foundation
package import Gherkin

/// How scenarios are chosen, run and reported, as the command line and `Specs/roadbook.json` say.
package struct RunSettings {
  package static let options = OptionList()
    .option(
      "--tags", "-t", "EXPRESSION", "only scenarios whose tags satisfy it: '@RT and not @slow'"
    )
    .option("--name", "-n", "REGEX", "only scenarios in whose name it is found; may be repeated")
    .option("--order", nil, "ORDER", "defined, reverse, random or random:SEED; else defined")
    .option("--jobs", "-j", "N", "how many scenarios run at once; else one a core")
    .option("--retry", nil, "N", "how often a failed scenario is tried again; else never")
    .option("--timeout", nil, "SECONDS", "how long a step may take; else 60")
    .option(
      "--format", "-f", "FORMAT[:FILE]",
      "a report, may be repeated: \(ReportFormat.names); else pretty for named paths, progress for all"
    )
    .flag("--dry-run", "-d", "match the steps and run none")
    .flag("--fail-fast", nil, "start nothing more once a scenario has failed")
    .flag("--no-strict", nil, "let pending, undefined and ambiguous steps pass")
    .flag("--no-color", nil, "write without colours")

  package let options: RunOptions
  let reports: [ReportFormat.Request]
  /// Whether rerun files were named, and they are empty.
  let choosesNothing: Bool
  package let isColoured: Bool

  /// Reads the options; scenarios are chosen among those of the features at the operands.
  package init(_ parsed: ParsedOptions, _ terminal: Terminal) throws {
    var options = RunOptions()
    options.filter.tags = try RunSettings.tags(parsed.all("--tags"))
    for name in parsed.all("--name") { try options.filter.addName(name) }
    options.order = try RunSettings.order(parsed["--order"] ?? "defined")
    let cores = ProcessInfo.processInfo.activeProcessorCount
    options.jobs = try parsed.integer("--jobs", least: 1) ?? cores
    options.retries = try parsed.integer("--retry") ?? 0
    options.stepTimeout = .seconds(try parsed.integer("--timeout", least: 1) ?? 60)
    options.isDryRun = parsed.has("--dry-run")
    options.failsFast = parsed.has("--fail-fast")
    options.isStrict = !parsed.has("--no-strict")
    options.filter.locators = try RunSettings.locators(parsed.operands)
    choosesNothing = options.filter.locators.isEmpty && !parsed.operands.isEmpty
    self.options = options
    let formats = parsed.all("--format")
    let usual = parsed.operands.isEmpty && parsed["--contacts"] == nil ? "progress" : "pretty"
    reports = try (formats.isEmpty ? [usual] : formats).map(ReportFormat.Request.init)
    try RunSettings.checkPlaces(of: reports)
    isColoured = terminal.isColoured && !parsed.has("--no-color")
  }

  /// Several expressions must all hold.
  private static func tags(_ texts: [String]) throws -> TagExpression? {
    let expressions = try texts.map(TagExpression.init)
    guard expressions.count > 1 else { return expressions.first }
    return try TagExpression(texts.map { "(\($0))" }.joined(separator: " and "))
  }

  /// Two reports in one file, or on one screen, would each lose or garble the other.
  private static func checkPlaces(of reports: [ReportFormat.Request]) throws(UsageError) {
    let places = reports.map { report in
      report.file.map { URL(fileURLWithPath: $0).standardizedFileURL.path } ?? ""
    }
    for place in places where !place.hasPrefix("/dev/") {
      guard places.count(where: { $0 == place }) == 1 else {
        throw UsageError(
          "two reports go to one place, \(place.isEmpty ? "standard output" : place); give each a"
            + " file: --format FORMAT:FILE")
      }
    }
  }

  /// A word as a locator; a word that begins with `@` names a file of locators, as the rerun report writes it.
  private static func locators(_ words: [String]) throws -> [FeatureLocator] {
    try words.flatMap { word in
      // A file or folder may have a name that ends like a line.
      if ProjectFolders.exists(word) { return [FeatureLocator(uri: word)] }
      guard word.hasPrefix("@") else { return [FeatureLocator(word)] }
      return FeatureLocator.list(try InputFile.text(of: String(word.dropFirst())))
    }
  }

  private static func order(_ text: String) throws(UsageError) -> RunOrder {
    let parts = text.split(separator: ":", maxSplits: 1)
    switch (parts.first, parts.dropFirst().first) {
    case ("defined", nil): return .defined
    case ("reverse", nil): return .reverse
    case ("random", nil): return .random(seed: UInt64.random(in: 0..<1_000_000))
    case ("random", let seed?):
      guard let seed = UInt64(seed) else { break }
      return .random(seed: seed)
    default: break
    }
    throw .unknown("value of --order", text, of: ["defined", "reverse", "random", "random:SEED"])
  }
}
