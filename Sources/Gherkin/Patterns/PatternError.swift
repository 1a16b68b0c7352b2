/// Why a regular expression was refused, or gave up on a text.
public struct PatternError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Kind: Hashable, Sendable {
    /// A `(` has no `)`.
    case unfinishedGroup
    /// A `)` has no `(`.
    case unexpectedGroupEnd
    /// A `[` has no `]`.
    case unfinishedClass
    /// A class's range runs backwards.
    case reversedRange
    /// A quantifier has nothing to repeat.
    case nothingToRepeat
    /// A quantifier's lower bound is above the upper one.
    case reversedBounds
    /// A backslash is the last character, or its digits are no character.
    case invalidEscape
    /// Syntax of some engines that this one does not have, quoted.
    case unsupported(String)
    /// A lookbehind whose text has no fixed length.
    case lookbehindWithoutFixedLength
    /// More groups inside one another than `Pattern` accepts.
    case nestedTooDeeply
    /// Bounds or length make the compiled program too large.
    case tooLarge
    /// Matching took more steps than any reasonable pattern needs on a text of that length.
    case tooManySteps
  }

  /// What is wrong.
  public let kind: Kind
  /// Where in the regular expression, in Unicode scalars from 0.
  public let offset: Int

  init(_ kind: Kind, at offset: Int) {
    self.kind = kind
    self.offset = offset
  }
}

extension PatternError.Kind {
  /// What is wrong, in a sentence without its full stop.
  var problem: String {
    switch self {
    case .unfinishedGroup: "The '(' does not have a matching ')'"
    case .unexpectedGroupEnd: "The ')' does not have a matching '('"
    case .unfinishedClass: "The '[' does not have a matching ']'"
    case .reversedRange: "The range runs backwards"
    case .nothingToRepeat: "There is nothing to repeat"
    case .reversedBounds: "The lower bound is above the upper one"
    case .invalidEscape: "The backslash escapes nothing"
    case .unsupported(let syntax): "The syntax '\(syntax)' is not supported"
    case .lookbehindWithoutFixedLength: "The text of a lookbehind must have a fixed length"
    case .nestedTooDeeply: "There are too many groups inside one another"
    case .tooLarge: "The expression is too large"
    case .tooManySteps: "Matching the text took too many steps"
    }
  }

  /// What to write instead.
  var remedy: String {
    switch self {
    case .unfinishedGroup, .unexpectedGroupEnd: "Use '\\(' and '\\)' for parentheses in the text."
    case .unfinishedClass: "Use '\\[' for a bracket in the text."
    case .reversedRange: "Write the lower character first, or escape the '-'."
    case .nothingToRepeat: "Use a backslash before it if the text has this character."
    case .reversedBounds: "Write the lower bound first."
    case .invalidEscape: "Use '\\\\' for a backslash in the text."
    case .unsupported: "Write it with groups, classes, alternatives and quantifiers."
    case .lookbehindWithoutFixedLength: "Write one lookbehind for each length."
    case .nestedTooDeeply, .tooLarge: "Write it with fewer groups or smaller bounds."
    case .tooManySteps: "Avoid quantified groups that hold quantifiers, such as '(a+)+'."
    }
  }
}
