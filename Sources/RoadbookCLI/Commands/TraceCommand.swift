import Foundation

/// Prints what the specs have to show, and which scenarios show it.
struct TraceCommand: Command {
  let name = "trace"
  let summary = "Prints which scenarios show each listing of the seeds, or each rule."
  let usage = "[--rules]"
  let options = ProjectFolders.options
    .flag("--rules", nil, "the rules and bug reports of Specs/rules.txt instead of the listings")
  let mostOperands = 0

  func run(_ options: ParsedOptions, _ terminal: Terminal) async throws -> ExitCode {
    let checkout = try ProjectFolders(options)
    let index = try SpecIndex([checkout.specs])
    let departures = Departures(try checkout.text("DEPARTURES.md"))
    let tables =
      options.has("--rules")
      ? [TraceTable("rules", list: try checkout.text("rules.txt"), in: index, departures)]
      : [
        TraceTable("listings", list: try checkout.text("listings.txt"), in: index, departures),
        TraceTable.departures(departures, in: index),
      ]
    terminal.write(tables.map(\.text).joined(separator: "\n"))
    return tables.allSatisfy(\.missing.isEmpty) ? .passed : .failed
  }
}

extension TraceTable {
  /// The departures themselves: each must be shown, and no other departure excuses it.
  fileprivate static func departures(_ departures: Departures, in index: SpecIndex) -> TraceTable {
    let ids = departures.ids.filter { $0.hasPrefix("departure-") }
    return TraceTable("departures", list: ids.joined(separator: "\n"), in: index, Departures(""))
  }
}
