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
      cells.map { $0[column].unicodeScalars.count }.max() ?? 0
    }
    return cells.map { row in
      let padded = zip(row, widths).map { text, width in
        text + String(repeating: " ", count: width - text.unicodeScalars.count)
      }
      return "| \(padded.joined(separator: " | ")) |"
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

extension Attachment {
  /// The text of a log or a link; else what it is.
  var summary: String {
    switch body {
    case .text(let text) where mediaType == Attachment.logType || mediaType == Attachment.linkType:
      text
    case .text(let text): "attached \(label), \(text.utf8.count) bytes"
    case .bytes(let bytes): "attached \(label), \(bytes.count) bytes"
    }
  }

  private var label: String { fileName.map { "\($0) (\(mediaType))" } ?? mediaType }
}
