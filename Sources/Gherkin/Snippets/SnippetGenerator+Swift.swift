extension SnippetGenerator {
  /// The template for definitions registered with `steps.define`.
  package static let swift: Template = { candidate, blocks in
    var lines = zip(candidate.parameterNames, candidate.parameterTypes).enumerated().map {
      "  let \($1.0) = try arguments.\(accessor(of: $1.1, at: $0))"
    }
    lines += blocks.map { "  let \($0.name) = try arguments.\($0.accessor)" }
    lines.append("  throw PendingStep()")
    return """
      steps.define(\(quoted(candidate.source))) { context, arguments in
      \(lines.joined(separator: "\n"))
      }
      """
  }

  private static func accessor(of type: ParameterType, at index: Int) -> String {
    switch type.name {
    case "int", "string": "\(type.name)(\(index))"
    case "float": "value(\(index), as: Double.self)"
    default: "value(\(index), as: <#\(type.name)#>.self)"
    }
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

  fileprivate var accessor: String {
    switch self {
    case .dataTable: "requiredTable()"
    case .docString: "text()"
    }
  }
}
