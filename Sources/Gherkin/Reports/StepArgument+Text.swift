extension StepArgument {
  /// The table and the text as they read in a feature, in their order.
  var blocks: [String] {
    switch self {
    case .dataTable(let table): [table.text]
    case .docString(let text): [text.text]
    case .dataTableThenDocString(let table, let text): [table.text, text.text]
    case .docStringThenDataTable(let text, let table): [text.text, table.text]
    }
  }
}

extension DataTable {
  /// The table with columns of one width.
  fileprivate var text: String {
    let cells = texts.map { row in row.map(Self.escaped) }
    let widths = (cells.first ?? []).indices.map { column in
      cells.map { $0[column].displayWidth }.max() ?? 0
    }
    return cells.map { row in
      "| \(zip(row, widths).map { $0.padded(to: $1) }.joined(separator: " | ")) |"
    }.joined(separator: "\n")
  }

  private static func escaped(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "|", "\\": escaped.append(contentsOf: ["\\", scalar])
      case "\n": escaped.append(contentsOf: ["\\", "n"])
      default: escaped.append(scalar)
      }
    }
    return String(escaped)
  }
}

extension DocString {
  fileprivate var text: String {
    "\(delimiter)\(mediaType ?? "")\n\(content)\n\(delimiter)"
  }
}
