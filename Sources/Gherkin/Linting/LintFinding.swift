/// Something in a feature file that can be read but is most likely a slip: plain data with a place.
package struct LintFinding: Sendable, Hashable {
  /// What was found.
  package enum Kind: Sendable, Hashable {
    /// The file cannot be read.
    case unreadable(ParseError.Kind)
    /// A scenario has the name of an earlier one of the same feature or rule.
    case duplicateScenarioName(String, first: Location)
    /// An `@id:` tag was there before, perhaps in another file.
    case duplicateID(String, firstURI: String, first: Location)
    /// A tag that is not in the vocabulary, and the one that was perhaps meant.
    case unknownTag(String, suggestion: String?)
    /// The first of so many lines that are indented with tabs.
    case tabs(lines: Int)
    /// The first of so many lines that are indented with tabs and spaces in turn, or otherwise than the first
    /// indented line.
    case mixedIndentation(lines: Int)
    /// A file that has no feature, or a feature without scenarios.
    case emptyFeature
    /// A rule without scenarios.
    case emptyRule
    /// A scenario without steps: it passes whatever happens.
    case emptyScenario
    /// Examples without rows: they run nothing.
    case emptyExamples
    /// A column that nothing in its outline uses.
    case unusedColumn(String)
    /// A column with the name of an earlier one of the same table.
    case duplicateColumn(String)
    /// A tag that stands twice at the same part.
    case duplicateTag(String)
    /// A scenario outline without examples: it runs once, with its placeholders as they are.
    case outlineWithoutExamples
    /// A line of a description that looks like a header whose keyword is misspelt.
    case misspeltKeyword(String, suggestion: String)
    /// A placeholder in an outline that examples have no column for.
    case missingParameter(String)
  }

  /// What was found.
  package let kind: Kind
  /// The source's uri.
  package let uri: String
  /// Where it is.
  package let location: Location
}

extension LintFinding.Kind {
  /// The rule's name, such as `unused-column`.
  package var rule: String {
    switch self {
    case .unreadable: "unreadable"
    case .duplicateScenarioName: "duplicate-scenario-name"
    case .duplicateID: "duplicate-id"
    case .unknownTag: "unknown-tag"
    case .tabs: "tabs"
    case .mixedIndentation: "mixed-indentation"
    case .emptyFeature: "empty-feature"
    case .emptyRule: "empty-rule"
    case .emptyScenario: "empty-scenario"
    case .emptyExamples: "empty-examples"
    case .unusedColumn: "unused-column"
    case .duplicateColumn: "duplicate-column"
    case .duplicateTag: "duplicate-tag"
    case .outlineWithoutExamples: "outline-without-examples"
    case .misspeltKeyword: "misspelt-keyword"
    case .missingParameter: "missing-parameter"
    }
  }
}

extension LintFinding: CustomStringConvertible {
  /// What was found, in a sentence.
  package var message: String {
    switch kind {
    case .unreadable(let kind): ParseError(kind: kind, uri: uri, location: location).sentence
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
    case .duplicateColumn(let name): "the column '\(name)' was there before"
    case .duplicateTag(let tag): "\(tag) stands here twice"
    case .outlineWithoutExamples: "no examples: this outline runs once, with its placeholders"
    case .misspeltKeyword(let word, let keyword):
      "'\(word):' is text of the description here, did you mean '\(keyword):'?"
    case .missingParameter(let name): "no column for <\(name)>"
    }
  }

  /// The place, the message and the rule.
  package var description: String {
    let column = location.column.map { ":\($0)" } ?? ""
    return "\(uri):\(location.line)\(column): \(message) [\(kind.rule)]"
  }

  private func others(_ lines: Int) -> String {
    lines > 1 ? ", as are \(lines - 1) more lines" : ""
  }
}
