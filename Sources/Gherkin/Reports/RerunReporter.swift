/// The places of the scenarios that have to run again, one feature a line: `path:12:30`.
///
/// ``FeatureLocator/list(_:)`` reads it. A line names each scenario or example row once, whatever the target.
public struct RerunReporter: Reporter {
  private var output: ReportOutput
  private var plan: RunPlan?
  private var places: [(uri: String, lines: [Int])] = []

  /// A report to an output.
  public init(_ output: ReportOutput) { self.output = output }

  /// Takes the next event.
  public mutating func receive(_ event: RunEvent) {
    switch event {
    case .planned(let plan): self.plan = plan
    case .scenario(let run) where !(plan?.options.isHarmless(run.status) ?? true): add(run.pickle)
    case .finished:
      for place in places {
        let lines = place.lines.sorted().map { ":\($0)" }.joined()
        output.write("\(place.uri)\(lines)\n")
      }
      output.flush()
    case .scenario, .started, .runHook, .prepared: break
    }
  }

  private mutating func add(_ pickle: Pickle) {
    let line = pickle.location.line
    guard let index = places.firstIndex(where: { $0.uri == pickle.uri }) else {
      return places.append((pickle.uri, [line]))
    }
    if !places[index].lines.contains(line) { places[index].lines.append(line) }
  }
}
