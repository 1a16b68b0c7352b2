import SeededRandom

/// Which scenarios run and in which order: what ``Runner/plan(_:ids:)`` makes.
///
/// It keeps the texts of the features and not what they say; a feature is read again when its scenarios run,
/// and forgotten after them, so that memory does not grow with what was run.
public struct RunPlan: Sendable {
  /// A feature with scenarios to run or without.
  struct Entry: Sendable {
    let source: Source
    /// The first identifier in it.
    let ids: IDGenerator
    /// How many of its scenarios run.
    let count: Int

    /// The feature, where it is kept once it was read.
    var kept: LazyValue<ParsedFeature?>?

    /// The feature, read when somebody looks into it.
    var feature: LazyValue<ParsedFeature?> { kept ?? LazyValue(read) }

    /// Reads the feature; it was read before, so that nothing can be wrong with it.
    private func read() -> ParsedFeature? {
      var ids = ids
      return try? ParsedFeature(source, ids: &ids)
    }
  }

  /// A scenario to run.
  struct Scenario: Sendable {
    let entry: UInt32
    let offset: UInt32
  }

  private(set) var entries: [Entry]
  let scenarios: [Scenario]
  /// Whether what was read is kept.
  private(set) var keepsFeatures = false
  /// Identifiers that neither documents nor pickles have.
  let ids: IDGenerator
  /// The names of the targets that each scenario runs against; empty where there is one without a name.
  public let targets: [String]
  /// The definitions to run with.
  public let catalog: StepCatalog
  /// How the scenarios run.
  public let options: RunOptions

  /// How many features there are.
  public var featureCount: Int { entries.count }
  /// How many runs of a scenario there are: the chosen scenarios times the targets.
  public var scenarioCount: Int { scenarios.count * max(1, targets.count) }
  /// The plan with the features kept once they are read again, for reports that need them thrice. From a size on
  /// reading them each time is better than keeping them.
  func keepingFeatures() -> RunPlan {
    guard entries.reduce(0, { $0 + $1.source.bytes.count }) <= 16 << 20 else { return self }
    var plan = self
    for (index, entry) in entries.enumerated() {
      plan.entries[index].kept = entry.feature
    }
    plan.keepsFeatures = true
    return plan
  }

  /// The features, in order; each is read when it is asked for.
  var features: some Sequence<ParsedFeature> { entries.lazy.compactMap { $0.feature.value } }
}

/// Everything that is wrong in some features.
public struct PlanFailure: Error, Sendable {
  /// Each broken feature with its errors, in the order of the features.
  public let failures: [(source: Source, errors: [ParseError])]
}

extension RunPlan {
  /// Reads sources and chooses scenarios.
  init(
    _ sources: some Sequence<Source>, options: RunOptions, targets: [String],
    catalog: StepCatalog, ids first: IDGenerator
  ) throws(PlanFailure) {
    var ids = first
    var entries: [Entry] = []
    var scenarios: [Scenario] = []
    var failures: [(source: Source, errors: [ParseError])] = []
    for source in sources {
      let start = ids
      do throws(ParseFailure) {
        let offsets = try options.filter.offsets(in: source, ids: &ids)
        let entry = UInt32(entries.count)
        scenarios += offsets.map { Scenario(entry: entry, offset: UInt32($0)) }
        entries.append(Entry(source: source, ids: start, count: offsets.count))
      } catch {
        failures.append((source, error.errors))
      }
    }
    guard failures.isEmpty else { throw PlanFailure(failures: failures) }
    options.order.apply(to: &scenarios)
    self.entries = entries
    self.scenarios = scenarios
    self.ids = ids
    self.options = options
    self.targets = targets
    self.catalog = catalog
  }
}

extension RunOrder {
  fileprivate func apply(to scenarios: inout [RunPlan.Scenario]) {
    switch self {
    case .defined: break
    case .reverse: scenarios.reverse()
    case .random(let seed):
      var generator = SplitMix64(seed: seed)
      scenarios.shuffle(using: &generator)
    }
  }
}
