extension LintFinding: CustomStringConvertible {
  /// What was found, in a sentence.
  public var message: String {
    switch kind {
    case .unreadable(let fault): ParseError(kind: fault, uri: uri, location: location).sentence
    case .duplicateScenarioName(let name, let first):
      "the scenario on line \(first.line) has the same name, '\(name)'"
    case .duplicateID(let tag, let firstURI, let first):
      "\(tag) is taken: \(firstURI):\(first.line)"
    case .unknownTag(let tag, nil): "unknown tag \(tag)"
    case .unknownTag(let tag, let suggestion?): "unknown tag \(tag), did you mean \(suggestion)?"
    case .tabs(let lines): "indented with tabs\(others(lines))"
    case .mixedIndentation(let lines): "indented with tabs and spaces mixed\(others(lines))"
    case .emptyFeature: "no scenario in this file"
    case .emptyRule: "no scenario in this rule"
    case .emptyScenario: "no steps: this scenario would pass whatever happens"
    case .emptyExamples: "no rows: these examples run nothing"
    case .unusedColumn(let name): "nothing uses the column '\(name)'"
    case .missingParameter(let name): "no column for <\(name)>"
    }
  }

  /// The place, the message and the rule.
  public var description: String {
    let column = location.column.map { ":\($0)" } ?? ""
    return "\(uri):\(location.line)\(column): \(message) [\(kind.rule)]"
  }

  private func others(_ lines: Int) -> String {
    lines > 1 ? ", as are \(lines - 1) more lines" : ""
  }
}
