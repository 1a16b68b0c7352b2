/// How the keyboard of a text field behaves (R-TF-12).
public struct TextFieldTraits: Hashable, Sendable {
  /// Which letters come out as capitals by themselves.
  public enum Autocapitalization: String, Sendable {
    /// None.
    case none
    /// The first of each word.
    case words
    /// The first of each sentence.
    case sentences
    /// All.
    case allCharacters
  }

  /// Whether the keyboard corrects what is typed.
  public enum Autocorrection: String, Sendable {
    /// As the system sees fit.
    case standard
    /// No; so all five fields of the hotel form.
    case no
    /// Yes.
    case yes
  }

  /// Which letters come out as capitals; sentences unless set.
  public var autocapitalization = Autocapitalization.sentences
  /// Whether the keyboard corrects; as the system sees fit unless set.
  public var autocorrection = Autocorrection.standard

  /// The traits of a fresh field.
  public init() {}

  /// Traits of one's own.
  public init(autocapitalization: Autocapitalization, autocorrection: Autocorrection) {
    self.autocapitalization = autocapitalization
    self.autocorrection = autocorrection
  }
}

/// When a text field shows the button that empties it (R-TF-8). Nowhere is it shown over an empty text.
public enum ClearButtonMode: String, Sendable {
  /// Never; the default.
  case never
  /// While the field is edited.
  case whileEditing
  /// Except while the field is edited.
  case unlessEditing
  /// Always.
  case always
}

/// Why editing ended (R-TF-6).
public enum EndReason: String, Sendable {
  /// The text is kept.
  case committed
  /// The user cancelled.
  case cancelled
}
