import SeededRandom

/// Which scenarios run and in which order: what ``Runner/plan(_:ids:)`` makes.
///
/// It keeps the texts of the features and not their documents; a feature is read again when its scenarios run, so that
/// memory does not grow with what was run.
public struct RunPlan: Sendable {
  /// A feature, with scenarios to run or without.
  struct Entry: Sendable {
    let source: Source
    /// The first identifier in it.
    let ids: IDGenerator
    /// How many of its scenarios run.
    var count = 0

    /// Reads the feature. It was read before, so that nothing can be wrong with it.
    func read() -> ParsedFeature? {
      var ids = ids
      return try? ParsedFeature(source, ids: &ids)
    }
  }

  /// Chosen scenarios of one feature that follow each other.
  private struct Selection: Sendable {
    let entry: Int
    let positions: Range<Int>
    /// How many scenarios are chosen before these.
    let start: Int
  }

  private(set) var entries: [Entry] = []
  private var selections: [Selection] = []
  private var count = 0
  /// The scenarios in another order than the defined one.
  private var order: [UInt32]?
  /// Identifiers that neither documents nor pickles have.
  private(set) var ids: IDGenerator
  /// The features that could not be read; a plan with any of them is reported and runs nothing.
  public private(set) var unreadable: [UnreadableFeature] = []
  /// The names of the targets that each scenario runs against; empty where there is one without a name.
  public let targets: [String]
  /// The definitions to run with.
  public let catalog: StepCatalog
  /// How the scenarios run.
  public let options: RunOptions

  /// How many features there are.
  public var featureCount: Int { entries.count }
  /// How many runs of a scenario there are: the chosen scenarios times the targets.
  public var scenarioCount: Int { count * targetCount }

  var targetCount: Int { max(1, targets.count) }

  /// The features, in order; each is read when it is asked for.
  var features: some Sequence<ParsedFeature> { entries.lazy.compactMap { $0.read() } }

  /// The feature and the position in it of the scenario at a place in the run.
  func scenario(at index: Int) -> (entry: Int, position: Int) {
    let place = index / targetCount
    let chosen = order.map { Int($0[place]) } ?? place
    let selection = selections[selections.partitioningIndex { $0.start > chosen } - 1]
    return (selection.entry, selection.positions.lowerBound + chosen - selection.start)
  }
}

/// A feature with errors.
public struct UnreadableFeature: Sendable {
  /// The text.
  public let source: Source
  /// What is wrong, from top to bottom; at least one error.
  public let errors: [ParseError]
}

/// Why no plan could be made: everything that is wrong in the features, and conditions that they do not allow.
public struct PlanFailure: Error, Sendable {
  /// The features with errors, in order.
  public let failures: [UnreadableFeature]
  /// What kept scenarios from being chosen.
  public let filterErrors: [ScenarioFilterError]
}

extension RunPlan {
  /// Reads sources and chooses scenarios.
  init(
    _ sources: some Sequence<Source>, options: RunOptions, targets: [String],
    catalog: StepCatalog, ids first: IDGenerator
  ) throws(PlanFailure) {
    self.init(options: options, targets: targets, catalog: catalog, ids: first)
    var filterErrors: [ScenarioFilterError] = []
    for source in sources {
      let start = ids
      do throws(ParseFailure) {
        let feature = try ParsedFeature(source, ids: &ids)
        entries.append(Entry(source: source, ids: start))
        do throws(ScenarioFilterError) {
          for positions in try options.filter.positions(in: feature) { select(positions) }
        } catch {
          filterErrors.append(error)
        }
      } catch {
        unreadable.append(UnreadableFeature(source: source, errors: error.errors))
      }
    }
    guard unreadable.isEmpty, filterErrors.isEmpty else {
      throw PlanFailure(failures: unreadable, filterErrors: filterErrors)
    }
    order = options.order.places(count)
  }

  /// A plan that runs nothing, for the report of a failure.
  init(
    _ failure: PlanFailure, options: RunOptions, targets: [String], catalog: StepCatalog
  ) {
    self.init(options: options, targets: targets, catalog: catalog, ids: IDGenerator())
    unreadable = failure.failures
  }

  private init(
    options: RunOptions, targets: [String], catalog: StepCatalog, ids: IDGenerator
  ) {
    self.options = options
    self.targets = targets
    self.catalog = catalog
    self.ids = ids
  }

  /// Chooses scenarios of the feature that was read last.
  private mutating func select(_ positions: Range<Int>) {
    guard !positions.isEmpty else { return }
    selections.append(Selection(entry: entries.count - 1, positions: positions, start: count))
    entries[entries.count - 1].count += positions.count
    count += positions.count
  }
}

extension RunOrder {
  /// The places of so many scenarios in this order; nil where they stay as they are.
  fileprivate func places(_ count: Int) -> [UInt32]? {
    let places = 0..<UInt32(count)
    switch self {
    case .defined: return nil
    case .reverse: return places.reversed()
    case .random(let seed):
      var generator = SplitMix64(seed: seed)
      return places.shuffled(using: &generator)
    }
  }
}
