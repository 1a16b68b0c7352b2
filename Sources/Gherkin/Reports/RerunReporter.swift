/// The places of the scenarios that have to run again, one feature a line: `path:12:30`.
///
/// These are the scenarios that failed and those that were not run since the run ended early; a feature that could not
/// be read stands there without lines. ``FeatureLocator/list(_:)`` reads it. A scenario or example row stands there
/// once, whatever the target.
public struct RerunReporter: Reporter {
  private var output: ReportOutput
  private var plan: RunPlan?
  private var places: [(uri: String, lines: Set<Int>)] = []
  private var indices: [String: Int] = [:]
  /// Which scenarios ran, by their places in the run.
  private var ran: [Bool] = []

  /// A report to an output.
  public init(_ output: ReportOutput) { self.output = output }

  /// Takes the next event.
  public mutating func receive(_ event: RunEvent) {
    switch event {
    case .planned(let plan):
      self.plan = plan
      ran = Array(repeating: false, count: plan.scenarioCount)
      for feature in plan.unreadable { places.append((feature.source.uri, [])) }
    case .scenarioFinished(let run):
      ran[run.index] = true
      if !(plan?.options.isHarmless(run.status) ?? true) { add(run.pickle) }
    case .finished: write()
    case .started, .runHook, .attemptStarted, .stepFinished: break
    }
  }

  private mutating func add(_ pickle: Pickle) {
    let line = pickle.location.line
    guard let index = indices[pickle.uri] else {
      indices[pickle.uri] = places.count
      return places.append((pickle.uri, [line]))
    }
    places[index].lines.insert(line)
  }

  private mutating func write() {
    if let plan, ran.contains(false) {
      for pickle in plan.pickles(at: ran.indices.filter { !ran[$0] }) { add(pickle) }
    }
    for place in places {
      let lines = place.lines.sorted().map { ":\($0)" }.joined()
      output.write("\(place.uri)\(lines)\n")
    }
    output.flush()
  }
}

extension RunPlan {
  /// The pickles of some scenarios of the run, in the order of the features; each feature is read once.
  fileprivate func pickles(at indices: [Int]) -> [Pickle] {
    let positions = Dictionary(grouping: indices.map(scenario), by: \.entry)
    return positions.sorted { $0.key < $1.key }.flatMap { entry, places -> [Pickle] in
      guard let feature = entries[entry].read() else { return [] }
      return places.map { feature.pickles[$0.position] }
    }
  }
}
