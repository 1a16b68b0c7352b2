/// A user's intent makes no sense now. Nothing has changed.
public struct IntentRefused: Error, Hashable, Sendable {
  /// Why, from a closed list; the raw value is the name on the wire.
  public enum Code: String, CaseIterable, Sendable {
    /// The screen is not in front, so it cannot be touched.
    case notShown
    /// A transition runs.
    case inTransition
    /// An alert is in the way.
    case alertInTheWay
    /// No alert is up.
    case noAlert
    /// No button has the title.
    case noSuchButton
    /// The button is there and cannot be tapped.
    case buttonDisabled
    /// The row is not in the list as it is shown.
    case notListed
    /// The row is in the list and cannot be tapped.
    case rowDisabled
    /// No card is open.
    case noCard
    /// The card does not show the value.
    case noSuchValue
    /// There is nothing to go back to.
    case nothingBehind
    /// The screen is not being edited.
    case notEditing
    /// The screen is being edited already.
    case alreadyEditing
    /// The screen was not set up to allow it.
    case notAllowed
    /// The screen has told its delegate the end already.
    case alreadyEnded
    /// The range is not inside the text.
    case outOfRange
    /// The edit menu or keyboard does not offer it.
    case notOffered
    /// The value does not fit the property.
    case wrongType
  }

  /// Why.
  public var code: Code
  /// What the intent was about: a person's number, a property, a word.
  public var what: String

  /// A refusal.
  public init(_ code: Code, _ what: String = "") {
    self.code = code
    self.what = what
  }
}
