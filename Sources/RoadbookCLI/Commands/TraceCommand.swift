import Foundation

/// Prints what the specs have to show, and which scenarios show it.
struct TraceCommand: Command {
  let name = "trace"
  let summary = "Prints which scenarios show each listing of the seeds, or each rule."
  let usage = "[--rules]"
  let options = ProjectFolders.options
    .flag("--rules", nil, "the rules and bug reports of Specs/RULES.md, with what they say")
  let mostOperands = 0

  func run(_ options: ParsedOptions, _ terminal: Terminal) async throws -> ExitCode {
    let checkout = try ProjectFolders(options)
    let index = try SpecIndex([checkout.specs])
    let departures = Departures(try checkout.text("DEPARTURES.md"))
    let tables =
      options.has("--rules")
      ? [TraceTable.rules(try checkout.text("RULES.md"), in: index, departures)]
      : [
        TraceTable(
          "listings", WordList(try checkout.text("listings.txt")).entries, in: index, departures),
        TraceTable.departures(departures, in: index),
      ]
    terminal.write(tables.map(\.text).joined(separator: "\n"))
    return tables.allSatisfy(\.missing.isEmpty) ? .passed : .failed
  }
}

extension TraceTable {
  /// The rules and bug reports. The traps of the print are no rules: the departures answer them.
  fileprivate static func rules(
    _ text: String, in index: SpecIndex, _ departures: Departures
  ) -> TraceTable {
    let rules = MarkdownRows(text).entries.filter { !$0.id.hasPrefix("T") }
    return TraceTable("rules", rules, in: index, departures, showsTitles: true)
  }

  /// The departures themselves: each must be shown, and no other departure excuses it.
  fileprivate static func departures(_ departures: Departures, in index: SpecIndex) -> TraceTable {
    let ids = departures.ids.filter { $0.hasPrefix("departure-") }
    return TraceTable("departures", ids.map { ($0, "") }, in: index, Departures(""))
  }
}
