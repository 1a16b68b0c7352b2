import Storage

/// Looks into the stores of a directory.
struct StoreCommand: Command {
  let name = "store"
  let summary =
    "Says what the stores of a directory hold, and saves what can be saved of damaged ones."
  let usage = "check|repair DIR"
  let options = OptionList()

  func run(_ options: ParsedOptions, _ terminal: Terminal) async throws -> ExitCode {
    guard options.operands.count == 2 else { throw UsageError("say what and where: \(usage)") }
    let (verb, directory) = (options.operands[0], options.operands[1])
    guard ["check", "repair"].contains(verb) else {
      throw UsageError.unknown("verb", verb, of: ["check", "repair"])
    }
    guard Checkout.isFolder(directory) else { throw UsageError("\(directory): no such folder") }
    let disk = DiskFileSystem()
    let bases = ["contacts.vcf", "trip.json"].map { "\(directory)/\($0)" }
    let reports = try bases.filter(Checkout.exists).map { try StoreReport(base: $0, on: disk) }
    guard !reports.isEmpty else {
      throw UsageError("\(directory): holds neither contacts.vcf nor trip.json")
    }
    for report in reports {
      terminal.write(report.sentences.map { "\($0)\n" }.joined())
      if verb == "repair", !report.opens { try repair(report, disk, terminal) }
    }
    return reports.allSatisfy(\.opens) ? .passed : .failed
  }

  private func repair(
    _ report: StoreReport, _ disk: DiskFileSystem, _ terminal: Terminal
  ) throws {
    let outcome = try Salvage.write(report, on: disk, holder: .thisProcess)
    terminal.write(
      "Written beside: \(outcome.paths.base) with \(outcome.payloadCount) entries in its journal. "
        + "Look at it, then put it in the place of the damaged store.\n")
  }
}
