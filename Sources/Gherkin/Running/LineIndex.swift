/// Tells which scenarios stand at a line of a document.
struct LineIndex {
  /// Scenarios and example rows by their identifiers in the document.
  struct Selection {
    fileprivate(set) var scenarios: Set<NodeID> = []
    fileprivate(set) var rows: Set<NodeID> = []

    func contains(_ pickle: Pickle) -> Bool {
      scenarios.contains(pickle.scenarioID) || pickle.rowID.map(rows.contains) ?? false
    }
  }

  /// A part of the document from its first line to the next part's.
  private struct Part {
    let line: Int
    var selection = Selection()
  }

  private var parts: [Part] = []

  init(_ document: GherkinDocument) {
    guard let feature = document.feature else { return }
    let scenarios = feature.children.flatMap { child -> [Scenario] in
      switch child {
      case .background: []
      case .scenario(let scenario): [scenario]
      case .rule(let rule): Self.scenarios(of: rule)
      }
    }
    add(1, scenarios)
    for child in feature.children {
      switch child {
      case .background(let background): add(background.location.line, scenarios)
      case .scenario(let scenario): add(scenario)
      case .rule(let rule): add(rule)
      }
    }
  }

  /// What stands at some lines.
  func scenarios(at lines: [Int]) -> Selection {
    lines.reduce(into: Selection()) { selection, line in
      guard let part = parts.last(where: { $0.line <= line }) else { return }
      selection.scenarios.formUnion(part.selection.scenarios)
      selection.rows.formUnion(part.selection.rows)
    }
  }

  private static func scenarios(of rule: Rule) -> [Scenario] {
    rule.children.compactMap { if case .scenario(let scenario) = $0 { scenario } else { nil } }
  }

  private mutating func add(_ line: Int, _ scenarios: [Scenario]) {
    parts.append(Part(line: line, selection: Selection(scenarios: Set(scenarios.map(\.id)))))
  }

  private mutating func add(_ rule: Rule) {
    let scenarios = Self.scenarios(of: rule)
    add(rule.tags.firstLine(or: rule.location), scenarios)
    for child in rule.children {
      switch child {
      case .background(let background): add(background.location.line, scenarios)
      case .scenario(let scenario): add(scenario)
      }
    }
  }

  private mutating func add(_ scenario: Scenario) {
    add(scenario.tags.firstLine(or: scenario.location), [scenario])
    for examples in scenario.examples {
      let rows = Selection(rows: Set(examples.tableBody.map(\.id)))
      parts.append(Part(line: examples.tags.firstLine(or: examples.location), selection: rows))
      for row in examples.tableBody {
        parts.append(Part(line: row.location.line, selection: Selection(rows: [row.id])))
      }
    }
  }
}

extension [Tag] {
  fileprivate func firstLine(or location: Location) -> Int {
    first?.location.line ?? location.line
  }
}
