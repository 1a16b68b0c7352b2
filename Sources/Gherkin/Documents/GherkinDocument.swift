/// What one feature file says: its feature, if it has one, and its comments.
public struct GherkinDocument: Sendable, Hashable {
  /// The source's uri.
  public let uri: String
  /// The feature; nil in a file without one.
  public let feature: Feature?
  /// All comments, from top to bottom. The line that switches the language is none of them.
  public let comments: [Comment]
}

/// A comment line.
public struct Comment: Sendable, Hashable {
  /// Where the line starts: always in column 1.
  public let location: Location
  /// The whole line: its indentation and `#` included.
  public let text: String
}
