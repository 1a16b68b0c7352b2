/// The rows of `Specs/DEPARTURES.md`: what stands in backticks in the first column of its tables.
struct Departures {
  /// The ids in the order of the file, the at sign left out.
  let ids: [String]

  /// Reads the text of the file.
  init(_ text: String) {
    ids = text.split(whereSeparator: \.isNewline).flatMap { line -> [String] in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
      guard line.hasPrefix("|"), cells.count > 2 else { return [] }
      let quoted = cells[1].split(separator: "`", omittingEmptySubsequences: false)
      return quoted.indices.filter { $0 % 2 == 1 }.map {
        String(quoted[$0].drop { $0 == "@" })
      }
    }
  }

  /// Whether a row explains an id.
  func explains(_ id: String) -> Bool { ids.contains(id) }
}
