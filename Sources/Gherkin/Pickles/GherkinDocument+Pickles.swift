extension GherkinDocument {
  /// Compiles the document to pickles, from top to bottom: one for each scenario and for each body row of an
  /// outline's examples.
  ///
  /// Backgrounds' steps come first, unless the scenario has no steps of its own. An outline whose examples have
  /// no rows gives none. Time and memory are linear in the number of steps of all pickles.
  public func pickles(ids: inout IDGenerator) -> [Pickle] {
    guard let feature else { return [] }
    var compiler = PickleCompiler(uri: uri, language: feature.language, ids: ids)
    compiler.compile(feature)
    ids = compiler.ids
    return compiler.pickles
  }
}

/// Compiles a feature to pickles.
struct PickleCompiler {
  /// What the scenarios of a feature or a rule inherit.
  struct Inheritance {
    var tags: [Tag]
    var background: [Step]
  }

  let uri: String
  let language: String
  var ids: IDGenerator
  var pickles: [Pickle] = []
  /// Kept from outline to outline for the memory that it has.
  private var spareFiller = PlaceholderFiller()

  init(uri: String, language: String, ids: IDGenerator) {
    self.uri = uri
    self.language = language
    self.ids = ids
  }

  mutating func compile(_ feature: Feature) {
    pickles.reserveCapacity(feature.children.count)
    var inherited = Inheritance(tags: feature.tags, background: [])
    for child in feature.children {
      switch child {
      case .background(let background): inherited.background = background.steps
      case .scenario(let scenario): compile(scenario, inherited)
      case .rule(let rule): compile(rule, inherited)
      }
    }
  }

  private mutating func compile(_ rule: Rule, _ outer: Inheritance) {
    var inherited = outer
    inherited.tags.add(rule.tags)
    for child in rule.children {
      switch child {
      case .background(let background): inherited.background += background.steps
      case .scenario(let scenario): compile(scenario, inherited)
      }
    }
  }

  private mutating func compile(_ scenario: Scenario, _ inherited: Inheritance) {
    var tags = inherited.tags
    tags.add(scenario.tags)
    if scenario.examples.isEmpty {
      compilePlain(scenario, tags, inherited.background)
    } else {
      for examples in scenario.examples {
        compile(scenario, examples, tags, inherited.background)
      }
    }
  }

  private mutating func compilePlain(_ scenario: Scenario, _ tags: [Tag], _ background: [Step]) {
    var steps: [PickleStep] = []
    if !scenario.steps.isEmpty {
      steps.reserveCapacity(background.count + scenario.steps.count)
      var type = PickleStepType.unknown
      for place in background.indices { steps.append(compile(background[place], &type)) }
      for place in scenario.steps.indices { steps.append(compile(scenario.steps[place], &type)) }
    }
    pickles.append(
      Pickle(
        id: ids.next(), uri: uri, location: scenario.location, scenarioLocation: scenario.location,
        scenarioID: scenario.id, rowID: nil, name: scenario.name, language: language, steps: steps,
        tags: tags))
  }

  @inline(__always)
  private mutating func compile(_ step: Step, _ type: inout PickleStepType) -> PickleStep {
    type = type.followed(by: step.keywordType)
    return PickleStep(
      id: ids.next(), stepID: step.id, rowID: nil, location: step.location, type: type,
      text: step.text, argument: step.argument)
  }

  private mutating func compile(
    _ scenario: Scenario, _ examples: Examples, _ tags: [Tag], _ background: [Step]
  ) {
    guard let header = examples.tableHeader, !examples.tableBody.isEmpty else { return }
    var tags = tags
    tags.add(examples.tags)
    var filler = PlaceholderFiller()
    swap(&filler, &spareFiller)
    defer { swap(&filler, &spareFiller) }
    filler.start(with: header)
    let name = filler.cut(scenario.name)
    let outline = outline(of: scenario.steps, after: background, &filler)
    for row in examples.tableBody {
      filler.take(row)
      let steps = outline.isEmpty ? [] : compile(outline, after: background, row.id, filler)
      pickles.append(
        Pickle(
          id: ids.next(), uri: uri, location: row.location, scenarioLocation: scenario.location,
          scenarioID: scenario.id, rowID: row.id, name: filler.fill(name),
          language: language, steps: steps, tags: tags))
    }
  }

  private func outline(
    of steps: [Step], after background: [Step], _ filler: inout PlaceholderFiller
  ) -> [OutlineStep] {
    var type = background.reduce(PickleStepType.unknown) { $0.followed(by: $1.keywordType) }
    return steps.map { step in
      type = type.followed(by: step.keywordType)
      return OutlineStep(step, type: type, &filler)
    }
  }

  private mutating func compile(
    _ outline: [OutlineStep], after background: [Step], _ row: NodeID,
    _ filler: borrowing PlaceholderFiller
  ) -> [PickleStep] {
    var steps: [PickleStep] = []
    steps.reserveCapacity(background.count + outline.count)
    var type = PickleStepType.unknown
    for place in background.indices { steps.append(compile(background[place], &type)) }
    for step in outline {
      var argument = step.argument
      if let template = step.template, let shared = argument {
        argument = template.fill(shared, filler)
      }
      steps.append(
        PickleStep(
          id: ids.next(), stepID: step.id, rowID: row, location: step.location, type: step.type,
          text: filler.fill(step.text), argument: argument))
    }
    return steps
  }
}

extension PickleStepType {
  /// The type of a step after one of this type.
  fileprivate func followed(by keyword: KeywordType) -> PickleStepType {
    switch keyword {
    case .context: .context
    case .action: .action
    case .outcome: .outcome
    case .conjunction: self
    case .unknown: .unknown
    }
  }
}

extension [Tag] {
  /// Appends tags; without any, the array stays shared.
  fileprivate mutating func add(_ others: [Tag]) {
    if isEmpty {
      self = others
    } else if !others.isEmpty {
      self += others
    }
  }
}
