// MARK: - Nodes that are complete

extension DocumentBuilder {
  mutating func closeRule() {
    closeBlock()
    guard var header = rule else { return }
    rule = nil
    number(&header.tags)
    let closed = Rule(
      id: ids.next(), location: header.location, tags: header.tags, keyword: header.keyword ?? "",
      name: header.name, description: header.description, children: ruleChildren)
    ruleChildren = []
    featureChildren.append(.rule(closed))
  }

  mutating func closeBlock() {
    closeExamples()
    guard var header = block else { return }
    block = nil
    if isBackground { closeBackground(header) } else { closeScenario(&header) }
  }

  private mutating func closeBackground(_ header: Header) {
    let background = Background(
      id: ids.next(), location: header.location, keyword: header.keyword ?? "", name: header.name,
      description: header.description, steps: takeSteps())
    if rule == nil {
      featureChildren.append(.background(background))
    } else {
      ruleChildren.append(.background(background))
    }
  }

  private mutating func closeScenario(_ header: inout Header) {
    number(&header.tags)
    let scenario = Scenario(
      id: ids.next(), location: header.location, tags: header.tags, keyword: header.keyword ?? "",
      name: header.name, description: header.description, steps: takeSteps(), examples: examples)
    if !examples.isEmpty { examples = [] }
    if rule == nil {
      featureChildren.append(.scenario(scenario))
    } else {
      ruleChildren.append(.scenario(scenario))
    }
  }

  mutating func closeExamples() {
    closeStep()
    closeDescription()
    guard var header = table else { return }
    table = nil
    number(&header.tags)
    let closed = Examples(
      id: ids.next(), location: header.location, tags: header.tags, keyword: header.keyword ?? "",
      name: header.name, description: header.description, tableHeader: tableHeader,
      tableBody: tableBody)
    tableHeader = nil
    tableBody = ExampleRows(of: source.bytes)
    examples.append(closed)
  }

  mutating func closeDescription() {
    guard !lines.isEmpty else { return }
    let text = lines.takeDescription()
    if table != nil {
      table?.description = text
    } else if block != nil {
      block?.description = text
    } else if rule != nil {
      rule?.description = text
    } else {
      feature?.description = text
    }
  }

  private mutating func takeSteps() -> [Step] {
    defer { steps = [] }
    return steps
  }

  /// Gives tags their identifiers, now that their node is complete.
  mutating func number(_ tags: inout [Tag]) {
    for place in tags.indices { tags[place].id = ids.next() }
  }
}
