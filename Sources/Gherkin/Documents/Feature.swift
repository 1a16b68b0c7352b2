/// A feature: the top of a document.
public struct Feature: Sendable, Hashable {
  /// Where its keyword stands.
  public let location: Location
  /// Its tags.
  public let tags: [Tag]
  /// The code of the spoken language whose keywords the file uses, such as `en`.
  public let language: String
  /// The keyword as written; nil in a Markdown file that has no feature header.
  public let keyword: String?
  /// What stands after the keyword.
  public let name: String
  /// The lines under the header as they are, joined by `\n`, without comments and without blank lines at the
  /// end; empty where there are none.
  public let description: String
  /// Its background, scenarios and rules, from top to bottom.
  public let children: [FeatureChild]
}

/// A part of a feature.
public enum FeatureChild: Sendable, Hashable {
  /// The steps before each scenario.
  case background(Background)
  /// A scenario or a scenario outline.
  case scenario(Scenario)
  /// A rule with scenarios of its own.
  case rule(Rule)
}

/// A rule: scenarios that show one thing.
public struct Rule: Sendable, Hashable {
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
  /// Its background and scenarios, from top to bottom.
  public let children: [RuleChild]
}

/// A part of a rule.
public enum RuleChild: Sendable, Hashable {
  /// The steps before each scenario of the rule, after those of the feature's background.
  case background(Background)
  /// A scenario or a scenario outline.
  case scenario(Scenario)
}

/// A tag of a feature, a rule, a scenario, an examples table or a pickle.
public struct Tag: Sendable, Hashable {
  /// Its identifier.
  public internal(set) var id: NodeID
  /// Where its `@` stands.
  public let location: Location
  /// The tag, with its `@`.
  public let name: String
}
