/// The scenarios and the keywords of a feature by their identifiers.
struct FeatureOutline: Sendable {
  let feature: ParsedFeature
  private(set) var scenarios: [NodeID: (scenario: Scenario, rule: Rule?)] = [:]
  /// The keywords of the steps, with the space after them.
  private(set) var keywords: [NodeID: String] = [:]

  init(_ feature: ParsedFeature) {
    self.feature = feature
    for child in feature.document.feature?.children ?? [] {
      switch child {
      case .background(let background): add(background.steps)
      case .scenario(let scenario): add(scenario, nil)
      case .rule(let rule): add(rule)
      }
    }
  }

  private mutating func add(_ rule: Rule) {
    for child in rule.children {
      switch child {
      case .background(let background): add(background.steps)
      case .scenario(let scenario): add(scenario, rule)
      }
    }
  }

  private mutating func add(_ scenario: Scenario, _ rule: Rule?) {
    scenarios[scenario.id] = (scenario, rule)
    add(scenario.steps)
  }

  private mutating func add(_ steps: [Step]) {
    for step in steps { keywords[step.id] = step.keyword }
  }
}
