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
