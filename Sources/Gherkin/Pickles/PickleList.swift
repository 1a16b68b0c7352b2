/// The pickles of a document from top to bottom: one for each scenario and for each row of an outline's examples.
///
/// Each is made when it is looked at, so that their number costs no memory. Backgrounds' steps come first, unless the
/// scenario has no steps of its own. An outline whose examples have no rows gives none.
public struct PickleList: RandomAccessCollection, Sendable {
  /// The pickles of a scenario, or of one of its examples tables: all have the same tags and as many identifiers.
  struct Section: Sendable {
    let scenario: Scenario
    let examples: Examples?
    let tags: [Tag]
    let background: [Step]
    /// Their positions in the list.
    let positions: Range<Int>
    /// The first identifier of the first of them.
    let firstID: NodeID

    /// How many identifiers each takes: one a step and its own, which is the last.
    var idCount: Int { scenario.steps.isEmpty ? 1 : background.count + scenario.steps.count + 1 }
  }

  /// What the scenarios of a feature or a rule inherit.
  private struct Inheritance {
    var tags: [Tag]
    var background: [Step] = []
  }

  let sections: [Section]
  private let uri: String
  private let language: String

  /// Finds the pickles of a document, in time linear in its scenarios and examples tables; identifiers are taken for
  /// all of them.
  public init(_ document: GherkinDocument, ids: inout IDGenerator) {
    uri = document.uri
    language = document.feature?.language ?? ""
    var sections: [Section] = []
    if let feature = document.feature { Self.add(feature, to: &sections, &ids) }
    self.sections = sections
  }

  /// 0.
  public var startIndex: Int { 0 }
  /// How many pickles there are.
  public var endIndex: Int { sections.last?.positions.upperBound ?? 0 }

  /// The pickle at a position, made in time linear in its text.
  public subscript(position: Int) -> Pickle {
    let section = sections[sections.partitioningIndex { $0.positions.lowerBound > position } - 1]
    let offset = position - section.positions.lowerBound
    let ids = IDGenerator(from: section.firstID.following(offset * section.idCount).number)
    let maker = PickleMaker(section: section, uri: uri, language: language)
    return maker.pickle(offset, ids)
  }
}

// MARK: - Finding the sections

extension PickleList {
  private static func add(
    _ feature: Feature, to sections: inout [Section], _ ids: inout IDGenerator
  ) {
    sections.reserveCapacity(feature.children.count)
    var inherited = Inheritance(tags: feature.tags)
    for child in feature.children {
      switch child {
      case .background(let background): inherited.background = background.steps
      case .scenario(let scenario): add(scenario, inherited, to: &sections, &ids)
      case .rule(let rule): add(rule, inherited, to: &sections, &ids)
      }
    }
  }

  private static func add(
    _ rule: Rule, _ outer: Inheritance, to sections: inout [Section], _ ids: inout IDGenerator
  ) {
    var inherited = outer
    inherited.tags += rule.tags
    for child in rule.children {
      switch child {
      case .background(let background): inherited.background += background.steps
      case .scenario(let scenario): add(scenario, inherited, to: &sections, &ids)
      }
    }
  }

  private static func add(
    _ scenario: Scenario, _ inherited: Inheritance, to sections: inout [Section],
    _ ids: inout IDGenerator
  ) {
    let tags = inherited.tags + scenario.tags
    for examples in scenario.examples.isEmpty ? [nil] : scenario.examples.map(Optional.some) {
      let start = sections.last?.positions.upperBound ?? 0
      let section = Section(
        scenario: scenario, examples: examples, tags: tags + (examples?.tags ?? []),
        background: inherited.background, positions: start..<start + (examples?.pickleCount ?? 1),
        firstID: ids.upcoming)
      guard !section.positions.isEmpty else { continue }
      ids.skip(section.positions.count * section.idCount)
      sections.append(section)
    }
  }
}

extension Examples {
  /// How many pickles it gives.
  var pickleCount: Int { tableHeader == nil ? 0 : tableBody.count }
}

extension Scenario {
  /// How many pickles it gives.
  var pickleCount: Int {
    examples.isEmpty ? 1 : examples.reduce(0) { $0 + $1.pickleCount }
  }
}

extension GherkinDocument {
  /// All pickles of the document, made at once; a ``PickleList`` makes each when it is looked at.
  public func pickles(ids: inout IDGenerator) -> [Pickle] { Array(PickleList(self, ids: &ids)) }
}

// MARK: - Making a pickle

/// Makes the pickles of a section.
private struct PickleMaker {
  let section: PickleList.Section
  let uri: String
  let language: String

  func pickle(_ offset: Int, _ first: IDGenerator) -> Pickle {
    var ids = first
    let scenario = section.scenario
    let row = section.examples?.tableBody[offset]
    let filler = row.flatMap { row in
      section.examples?.tableHeader.map { PlaceholderFiller($0, row) }
    }
    let steps = scenario.steps.isEmpty ? [] : steps(filler, row?.id, &ids)
    return Pickle(
      id: ids.next(), uri: uri, location: row?.location ?? scenario.location,
      scenarioLocation: scenario.location, scenarioID: scenario.id, rowID: row?.id,
      name: filler?.fill(scenario.name) ?? scenario.name, language: language, steps: steps,
      tags: section.tags)
  }

  private func steps(
    _ filler: PlaceholderFiller?, _ row: NodeID?, _ ids: inout IDGenerator
  ) -> [PickleStep] {
    var steps: [PickleStep] = []
    steps.reserveCapacity(section.idCount - 1)
    var type = PickleStepType.unknown
    for place in section.background.indices {
      steps.append(step(section.background[place], nil, nil, &type, &ids))
    }
    for place in section.scenario.steps.indices {
      steps.append(step(section.scenario.steps[place], filler, row, &type, &ids))
    }
    return steps
  }

  @inline(__always)
  private func step(
    _ step: Step, _ filler: PlaceholderFiller?, _ row: NodeID?, _ type: inout PickleStepType,
    _ ids: inout IDGenerator
  ) -> PickleStep {
    type = type.followed(by: step.keywordType)
    return PickleStep(
      id: ids.next(), stepID: step.id, rowID: row, location: step.location, type: type,
      text: filler?.fill(step.text) ?? step.text,
      argument: step.argument.map { filler?.fill($0) ?? $0 })
  }
}
