/// The rows of `Specs/DEPARTURES.md`: where the reference leaves the print, and what no scenario shows.
struct Departures {
  /// The ids in the order of the file, the at sign left out.
  let ids: [String]

  /// Reads the text of the file.
  init(_ text: String) { ids = MarkdownRows(text).entries.map(\.id) }

  /// Whether a row explains an id.
  func explains(_ id: String) -> Bool { ids.contains(id) }
}
