/// What a line can be, in the order in which errors list what was expected.
public enum TokenKind: UInt8, Sendable, Hashable, CaseIterable {
  /// The end of the file.
  case endOfFile
  /// The line that switches the language.
  case language
  /// A row of a table.
  case tableRow
  /// The line before or after a doc string.
  case docStringSeparator
  /// A step.
  case stepLine
  /// A line of tags.
  case tagLine
  /// The header of a feature.
  case featureLine
  /// The header of a background.
  case backgroundLine
  /// The header of examples.
  case examplesLine
  /// The header of a scenario or an outline.
  case scenarioLine
  /// The header of a rule.
  case ruleLine
  /// A line that starts with `#`.
  case comment
  /// A line of white space.
  case empty
  /// Any other text.
  case other

  /// Its name in Cucumber's grammar.
  public var name: String {
    switch self {
    case .endOfFile: "EOF"
    case .language: "Language"
    case .tableRow: "TableRow"
    case .docStringSeparator: "DocStringSeparator"
    case .stepLine: "StepLine"
    case .tagLine: "TagLine"
    case .featureLine: "FeatureLine"
    case .backgroundLine: "BackgroundLine"
    case .examplesLine: "ExamplesLine"
    case .scenarioLine: "ScenarioLine"
    case .ruleLine: "RuleLine"
    case .comment: "Comment"
    case .empty: "Empty"
    case .other: "Other"
    }
  }
}

/// A set of kinds of line.
struct TokenKinds: OptionSet, Sendable, Hashable {
  let rawValue: UInt16

  init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  init(_ kinds: TokenKind...) {
    rawValue = kinds.reduce(0) { $0 | 1 << $1.rawValue }
  }

  func contains(_ kind: TokenKind) -> Bool {
    rawValue & 1 << kind.rawValue != 0
  }

  func adding(_ kind: TokenKind) -> TokenKinds {
    TokenKinds(rawValue: rawValue | 1 << kind.rawValue)
  }

  func removing(_ kind: TokenKind) -> TokenKinds {
    TokenKinds(rawValue: rawValue & ~(1 << kind.rawValue))
  }

  /// The kinds in the order in which errors list them.
  var list: [TokenKind] {
    TokenKind.allCases.filter(contains)
  }
}
