/// The rows of the tables of a Markdown file whose first cell holds ids in backticks.
struct MarkdownRows {
  /// Each id, the at sign left out, with the second cell of its row, in the order of the file.
  let entries: [(id: String, text: String)]

  /// Reads the text of the file.
  init(_ text: String) {
    entries = text.split(whereSeparator: \.isNewline).flatMap {
      line -> [(id: String, text: String)] in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
      guard line.hasPrefix("|"), cells.count > 2 else { return [] }
      let quoted = cells[1].split(separator: "`", omittingEmptySubsequences: false)
      let text = cells[2].drop { $0 == " " }
      return quoted.indices.filter { $0 % 2 == 1 }.map { index in
        (String(quoted[index].drop { $0 == "@" }), String(text.prefix(upTo: text.lastBlankStart)))
      }
    }
  }
}

extension Substring {
  /// Where the blanks at the end begin.
  fileprivate var lastBlankStart: Index {
    (lastIndex { $0 != " " }).map(index(after:)) ?? startIndex
  }
}
