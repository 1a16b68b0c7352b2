extension LintFindings {
  /// Looks for empty and repeated parts, and into each scenario.
  mutating func lint(_ document: GherkinDocument) {
    guard let feature = document.feature else {
      return add(.emptyFeature, at: Location(line: 1))
    }
    let dialect = Dialect(code: feature.language)
    var scenarios: [Scenario] = []
    var rules: [Rule] = []
    for child in feature.children {
      switch child {
      case .background: break
      case .scenario(let scenario): scenarios.append(scenario)
      case .rule(let rule): rules.append(rule)
      }
    }
    if scenarios.isEmpty && rules.isEmpty { add(.emptyFeature, at: feature.location) }
    lint(scenarios, in: dialect)
    for rule in rules { lint(rule, in: dialect) }
  }

  private mutating func lint(_ rule: Rule, in dialect: Dialect?) {
    let scenarios = rule.children.compactMap { child in
      if case .scenario(let scenario) = child { scenario } else { nil }
    }
    if scenarios.isEmpty { add(.emptyRule, at: rule.location) }
    lint(scenarios, in: dialect)
  }

  /// Lints the scenarios of a feature or a rule.
  private mutating func lint(_ scenarios: [Scenario], in dialect: Dialect?) {
    var names: [String: Location] = [:]
    for scenario in scenarios {
      if scenario.steps.isEmpty { add(.emptyScenario, at: scenario.location) }
      lintOutline(scenario, in: dialect)
      guard !scenario.name.isEmpty else { continue }
      if let first = names[scenario.name] {
        add(.duplicateScenarioName(scenario.name, first: first), at: scenario.location)
      } else {
        names[scenario.name] = scenario.location
      }
    }
  }
}
