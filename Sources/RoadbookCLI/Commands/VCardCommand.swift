import AddressBook

/// Looks into vCard files.
struct VCardCommand: Command {
  let name = "vcard"
  let summary = "Checks, converts or lists vCard files."
  let usage = "check FILE… | convert FILE… | list FILE…"
  let options = OptionList()

  func run(_ options: ParsedOptions, _ terminal: Terminal) async throws -> ExitCode {
    guard let verb = options.operands.first else { throw UsageError("say what: \(usage)") }
    let files = options.operands.dropFirst()
    guard !files.isEmpty else { throw UsageError("name a file: roadbook vcard \(verb) FILE…") }
    switch verb {
    case "check": return try check(files, terminal)
    case "convert": return try convert(files, terminal)
    case "list": return try list(files, terminal)
    default: throw .unknown("verb", verb, of: ["check", "convert", "list"]) as UsageError
    }
  }

  private func check(_ files: ArraySlice<String>, _ terminal: Terminal) throws -> ExitCode {
    var errors = 0
    for file in files {
      var warnings: [VCardWarning] = []
      var count = 0
      try forEachBatch(of: file) { batch in
        warnings += batch.warnings + batch.cards.flatMap { $0.findings() }
        count += batch.cards.count
      }
      warnings.sort { $0.line < $1.line }
      for warning in warnings { terminal.write("\(warning.rendered(file: file))\n") }
      let failed = warnings.count(where: \.isError)
      errors += failed + (count == 0 ? 1 : 0)
      terminal.write(
        "\(file): \(count) cards, \(failed) errors, \(warnings.count - failed) warnings\n")
    }
    return errors == 0 ? .passed : .failed
  }

  private func convert(_ files: ArraySlice<String>, _ terminal: Terminal) throws -> ExitCode {
    var writer = VCardWriter()
    for file in files {
      try forEachBatch(of: file) { batch in
        for card in batch.cards {
          let (converted, warnings) = card.convertedTo3()
          for warning in warnings { terminal.writeError("\(warning.rendered(file: file))\n") }
          writer.append(converted)
        }
        terminal.write(writer.take())
      }
    }
    return .passed
  }

  private func list(_ files: ArraySlice<String>, _ terminal: Terminal) throws -> ExitCode {
    for file in files {
      try forEachBatch(of: file) { batch in
        for card in batch.cards {
          let name = CardGroup(card).map { "\($0.name) (group)" } ?? Person(card).displayName
          terminal.write("\(file):\(card.lineNumber)  \(name ?? "No Name")\n")
        }
      }
    }
    return .passed
  }

  /// Reads a file in constant memory, whatever its size.
  private func forEachBatch(of file: String, _ body: (VCardReader.Batch) throws -> Void) throws {
    var reader = VCardReader()
    try InputFile.forEachPiece(of: file) { try body(reader.read($0)) }
    try body(reader.finish())
  }
}
