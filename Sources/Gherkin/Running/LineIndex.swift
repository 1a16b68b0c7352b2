/// Finds the pickles that a line of a document belongs to.
struct LineIndex {
  /// A part of the document from its first line to the next part's, with the positions of its pickles.
  private struct Part {
    let line: Int
    let positions: Range<Int>
    var rows: ExampleRows?
  }

  private var parts: [Part] = []
  private var count = 0

  init(_ document: GherkinDocument) {
    guard let feature = document.feature else { return }
    let total = feature.children.reduce(0) { $0 + $1.pickleCount }
    parts.append(Part(line: 1, positions: 0..<total))
    for child in feature.children {
      switch child {
      case .background(let background): add(background, 0..<total)
      case .scenario(let scenario): add(scenario)
      case .rule(let rule): add(rule, count..<count + child.pickleCount)
      }
    }
  }

  /// The positions of the pickles at a line: those of the examples row or the scenario that it belongs to, or of all
  /// that stands below the header of a feature, a rule, an outline or an examples table.
  func pickles(at line: Int) -> Range<Int> {
    guard let part = parts.last(where: { $0.line <= line }) else { return 0..<0 }
    guard let rows = part.rows else { return part.positions }
    let next = rows.indices.partitioningIndex { rows.line(of: $0) > line }
    guard next > 0 else { return part.positions }
    let position = part.positions.lowerBound + next - 1
    return position..<position + 1
  }

  private mutating func add(_ background: Background, _ positions: Range<Int>) {
    parts.append(Part(line: background.location.line, positions: positions))
  }

  private mutating func add(_ rule: Rule, _ positions: Range<Int>) {
    parts.append(Part(line: rule.tags.firstLine(or: rule.location), positions: positions))
    for child in rule.children {
      switch child {
      case .background(let background): add(background, positions)
      case .scenario(let scenario): add(scenario)
      }
    }
  }

  private mutating func add(_ scenario: Scenario) {
    let line = scenario.tags.firstLine(or: scenario.location)
    parts.append(Part(line: line, positions: count..<count + scenario.pickleCount))
    if scenario.examples.isEmpty { count += 1 }
    for examples in scenario.examples {
      let line = examples.tags.firstLine(or: examples.location)
      let positions = count..<count + examples.pickleCount
      parts.append(Part(line: line, positions: positions, rows: examples.tableBody))
      count += examples.pickleCount
    }
  }
}

extension FeatureChild {
  fileprivate var pickleCount: Int {
    switch self {
    case .background: 0
    case .scenario(let scenario): scenario.pickleCount
    case .rule(let rule):
      rule.children.reduce(0) { count, child in
        if case .scenario(let scenario) = child { count + scenario.pickleCount } else { count }
      }
    }
  }
}

extension [Tag] {
  fileprivate func firstLine(or location: Location) -> Int {
    first?.location.line ?? location.line
  }
}
