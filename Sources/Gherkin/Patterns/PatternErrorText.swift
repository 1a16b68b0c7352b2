/// Words what is wrong with a regular expression.
enum PatternErrorText {
  static func problem(_ kind: PatternError.Kind) -> String {
    switch kind {
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

  static func remedy(_ kind: PatternError.Kind) -> String {
    switch kind {
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
