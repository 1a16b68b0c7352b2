/// A text of several lines under a step.
public struct DocString: Sendable, Hashable {
  /// Where its opening delimiter stands.
  public let location: Location
  /// What stands after the opening delimiter, such as `application/json`; nil where nothing does.
  public let mediaType: String?
  /// The lines, joined by `\n`, without the indentation of the opening delimiter.
  public let content: String
  /// The delimiter: `"""` or three backquotes, or more of them in Markdown.
  public let delimiter: String
}
