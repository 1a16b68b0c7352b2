extension SnippetGenerator {
  /// The template for definitions registered with `steps.define`.
  public static let swift: Template = { candidate, blocks in
    let names = candidate.parameterNames + blocks.map(\.name)
    return """
      steps.define(\(quoted(candidate.source))) { context, arguments in
        \(names.isEmpty ? "" : "// arguments: \(names.joined(separator: ", "))\n  ")throw Pending()
      }
      """
  }

  /// A Swift literal of a text.
  private static func quoted(_ text: String) -> String {
    var literal = String.UnicodeScalarView("\"".unicodeScalars)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": literal.append(contentsOf: ["\\", scalar])
      case "\n": literal.append(contentsOf: "\\n".unicodeScalars)
      case "\r": literal.append(contentsOf: "\\r".unicodeScalars)
      default: literal.append(scalar)
      }
    }
    literal.append("\"")
    return String(literal)
  }
}

extension SnippetGenerator.Block {
  fileprivate var name: String {
    switch self {
    case .dataTable: "dataTable"
    case .docString: "docString"
    }
  }
}
