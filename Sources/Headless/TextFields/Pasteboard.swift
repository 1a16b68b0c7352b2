/// Holds what was cut or copied last.
public final class Pasteboard {
  /// The text; nil where there is none.
  public var text: String?

  /// A pasteboard, empty unless a text is given.
  public init(text: String? = nil) { self.text = text }
}
