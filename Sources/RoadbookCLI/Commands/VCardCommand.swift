import AddressBook
import Foundation
import JSON
import Storage

/// Looks into vCard files.
struct VCardCommand: Command {
  let name = "vcard"
  let summary = "Checks, converts or lists vCard files."
  let usage =
    "check PATH… | convert PATH… | list PATH…   (a file, a folder of cards, or - for standard input)"
  let options = OptionList()
    .flag("--strict", nil, "check: warnings fail as errors do")
    .option(
      "--output", "-o", "FILE",
      "convert: replaces the file once all is written; else standard output"
    )
    .flag("--json", nil, "list: one array of objects")
    .flag("--csv", nil, "list: a table with a head (RFC 4180)")

  func run(_ options: ParsedOptions, _ terminal: Terminal) async throws -> ExitCode {
    guard let verb = options.operands.first else { throw UsageError("say what: \(usage)") }
    let paths = options.operands.dropFirst()
    guard !paths.isEmpty else { throw UsageError("name a file: roadbook vcard \(verb) FILE…") }
    var input = VCardInput(paths: Array(paths), terminal: terminal)
    switch verb {
    case "check": return try check(&input, isStrict: options.has("--strict"), terminal)
    case "convert": return try convert(&input, to: options["--output"], terminal)
    case "list": return try list(&input, options, terminal)
    default: throw .unknown("verb", verb, of: ["check", "convert", "list"]) as UsageError
    }
  }
}

// MARK: Checking

extension VCardCommand {
  private func check(
    _ input: inout VCardInput, isStrict: Bool, _ terminal: Terminal
  ) throws -> ExitCode {
    var uids: Set<String> = []
    var isBad = false
    try input.forEachFile { file in
      var found: [VCardWarning] = []
      var count = 0
      try VCardInput.read(file) { batch in
        found += batch.warnings + batch.cards.flatMap { $0.findings() }
        found += batch.cards.compactMap { $0.repeatedUID(in: &uids) }
        count += batch.cards.count
      }
      if count == 0 { found.append(VCardWarning(line: 1, kind: .noCards)) }
      found.sort { $0.line < $1.line }
      for finding in found { terminal.write("\(finding.line(in: file))\n") }
      let failed = found.count(where: \.isError)
      isBad = isBad || failed > 0 || (isStrict && !found.isEmpty)
      terminal.write(
        "\(file): \(count) cards, \(failed) errors, \(found.count - failed) warnings\n")
    }
    let hidden = input.folderWarnings
    for warning in hidden { terminal.write("\(warning)\n") }
    return input.isIncomplete ? .couldNotRun : isBad || !hidden.isEmpty ? .failed : .passed
  }
}

extension VCardWarning {
  /// The finding with its stable name and the section that it rests on.
  fileprivate func line(in file: String) -> String {
    let head = rendered(file: file).split(separator: "\n", maxSplits: 1)
    let source = " [\(([name] + [section].compactMap(\.self)).joined(separator: ", "))]"
    return ([String(head.first ?? "") + source] + head.dropFirst().map(String.init))
      .joined(separator: "\n")
  }
}

extension VCard {
  fileprivate func repeatedUID(in uids: inout Set<String>) -> VCardWarning? {
    guard let uid, !uids.insert(uid).inserted else { return nil }
    return VCardWarning(line: lineNumber, kind: .repeatedUID(uid))
  }
}

// MARK: Converting

extension VCardCommand {
  /// Writes 3.0; what could not be read or kept is told on standard error.
  private func convert(
    _ input: inout VCardInput, to output: String?, _ terminal: Terminal
  ) throws -> ExitCode {
    var writer = VCardWriter()
    var bytes: [UInt8] = []
    try input.forEachCard { file, card in
      let (converted, warnings) = card.convertedTo3()
      for warning in warnings { terminal.writeError("\(warning.line(in: file))\n") }
      writer.append(converted)
      if output == nil { terminal.write(writer.take()) } else { bytes += writer.take() }
    }
    if let output {
      do throws(StorageError) {
        try AtomicFile.replace(output, with: bytes, on: DiskFileSystem())
      } catch {
        throw UsageError(error.sentence)
      }
    }
    return input.exitCode
  }
}

// MARK: Listing

extension VCardCommand {
  private func list(
    _ input: inout VCardInput, _ options: ParsedOptions, _ terminal: Terminal
  ) throws -> ExitCode {
    var rows: [VCardRow] = []
    if options.has("--csv") { terminal.write(VCardRow.csvHead) }
    try input.forEachCard { file, card in
      let row = VCardRow(file, card)
      if options.has("--json") {
        rows.append(row)
      } else {
        terminal.write(options.has("--csv") ? row.csv : row.text)
      }
    }
    if options.has("--json") { terminal.write(JSONValue.array(rows.map(\.json)).compact + "\n") }
    return input.exitCode
  }
}
