/// The steps that come before every scenario of a feature or a rule.
public struct Background: Sendable, Hashable {
  /// Its identifier.
  public let id: NodeID
  /// Where its keyword stands.
  public let location: Location
  /// The keyword as written.
  public let keyword: String
  /// What stands after the keyword.
  public let name: String
  /// The lines under the header; empty where there are none.
  public let description: String
  /// Its steps.
  public let steps: [Step]
}

/// A scenario, or a scenario outline: one with examples.
public struct Scenario: Sendable, Hashable {
  /// Its identifier.
  public let id: NodeID
  /// Where its keyword stands.
  public let location: Location
  /// Its own tags; those of its feature and rule are not among them.
  public let tags: [Tag]
  /// The keyword as written.
  public let keyword: String
  /// What stands after the keyword.
  public let name: String
  /// The lines under the header; empty where there are none.
  public let description: String
  /// Its own steps; those of a background are not among them.
  public let steps: [Step]
  /// Its tables of examples; empty in a plain scenario.
  public let examples: [Examples]
}

/// A table of examples: each body row makes one pickle of the outline.
public struct Examples: Sendable, Hashable {
  /// Its identifier.
  public let id: NodeID
  /// Where its keyword stands.
  public let location: Location
  /// Its tags.
  public let tags: [Tag]
  /// The keyword as written.
  public let keyword: String
  /// What stands after the keyword.
  public let name: String
  /// The lines under the header; empty where there are none.
  public let description: String
  /// The row with the names of the outline's placeholders; nil where there is no table.
  public let tableHeader: TableRow?
  /// The rows of values, each as wide as the header.
  public let tableBody: ExampleRows
}
