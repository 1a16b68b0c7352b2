/// Something in a feature file that can be read but is most likely a slip: plain data with a place.
public struct LintFinding: Sendable, Hashable {
  /// What was found.
  public enum Kind: Sendable, Hashable {
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
    /// A placeholder in an outline that examples have no column for.
    case missingParameter(String)
  }

  /// What was found.
  public let kind: Kind
  /// The source's uri.
  public let uri: String
  /// Where it is.
  public let location: Location
}

extension LintFinding.Kind {
  /// The rule's name, such as `unused-column`.
  public var rule: String {
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
    case .missingParameter: "missing-parameter"
    }
  }
}
