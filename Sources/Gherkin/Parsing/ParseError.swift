/// Something in a feature file that cannot be read: plain data with a place.
public struct ParseError: Error, Sendable, Hashable {
  /// What is wrong.
  public enum Kind: Sendable, Hashable {
    /// A line that cannot stand here.
    case unexpectedLine(expected: [TokenKind], text: String)
    /// The file ends where something has to follow.
    case unexpectedEndOfFile(expected: [TokenKind])
    /// A table row with more or fewer cells than the first one.
    case inconsistentCellCount
    /// A tag with white space in it.
    case whitespaceInTag
    /// A language that has no keywords here.
    case unknownLanguage(String)
    /// Bytes that are not UTF-8.
    case invalidUTF8
  }

  /// What is wrong.
  public let kind: Kind
  /// The source's uri.
  public let uri: String
  /// Where it is.
  public let location: Location
}

/// All that is wrong in one feature file, from top to bottom: at least one error, and not more than
/// eleven, since reading stops there.
public struct ParseFailure: Error, Sendable, Hashable {
  /// The errors.
  public let errors: [ParseError]
}

/// What a line can be. The raw value is its name in Cucumber's grammar.
public enum TokenKind: String, Sendable, Hashable {
  /// The end of the file.
  case endOfFile = "EOF"
  /// A line of white space.
  case empty = "Empty"
  /// A line that starts with `#`.
  case comment = "Comment"
  /// A line of tags.
  case tagLine = "TagLine"
  /// The header of a feature.
  case featureLine = "FeatureLine"
  /// The header of a rule.
  case ruleLine = "RuleLine"
  /// The header of a background.
  case backgroundLine = "BackgroundLine"
  /// The header of a scenario or an outline.
  case scenarioLine = "ScenarioLine"
  /// The header of examples.
  case examplesLine = "ExamplesLine"
  /// A step.
  case stepLine = "StepLine"
  /// The line before or after a doc string.
  case docStringSeparator = "DocStringSeparator"
  /// A row of a table.
  case tableRow = "TableRow"
  /// The line that switches the language.
  case language = "Language"
  /// Any other text.
  case other = "Other"
}
