import Foundation
import RoadbookCLI

/// Measures one thing in this process and prints it as a JSON object a line, for `make bench`.
struct BenchCommand: Command {
  let name = "bench"
  let summary = "Measures one thing and prints it as JSON; make bench asks for all of them."
  let usage = "account PATHS | parse FOLDER | vcard FILE.vcf | store FILE.vcf | search"
  let options = RunSettings.options
    .option("--rounds", nil, "N", "how often it is measured; else 5")
    .option("--filler", nil, "N", "so many step definitions more that no step uses; else none")
    .option("--people", nil, "N", "how many people are searched; else 1000000")
    .option("--names", nil, "FILE", "where the names that are searched are written, one a line")
    .flag("--stream", nil, "read the cards in chunks and keep none")

  func run(_ options: ParsedOptions, _ terminal: Terminal) async throws -> ExitCode {
    var options = options
    let topic = options.takeOperand() ?? ""
    let path = options.operands.first ?? ""
    let rounds = try options.integer("--rounds", least: 1) ?? 5
    let bench = Bench(rounds: rounds, terminal: terminal)
    switch topic {
    case "account":
      let filler = try options.integer("--filler") ?? 0
      return try await AccountRun(RunSettings(options, terminal), filler: filler).run(terminal)
    case "parse": try bench.parseFeatures(path)
    case "vcard" where options.has("--stream"): try bench.streamCards(path)
    case "vcard": try bench.readAndWriteCards(path)
    case "store": try bench.openAndSave(path)
    case "search":
      let people = try options.integer("--people", least: 1) ?? 1_000_000
      try bench.searchNames(people, namesFile: options["--names"])
    default:
      throw UsageError.unknown(
        "bench", topic, of: ["account", "parse", "vcard", "store", "search"])
    }
    return .passed
  }
}
