/// The step definitions by the time that they took, the slowest first, then the ten slowest steps and the definitions
/// that no step used.
public struct UsageReporter: Reporter {
  private struct Use {
    var count = 0
    var total = Duration.zero
    var longest = Duration.zero
    var slowestPlace = ""
  }

  private var output: ReportOutput
  private let style: Style
  private var catalog: StepCatalog?
  private var uses: [Use] = []
  /// The slowest steps, the slowest first.
  private var slowest: [(duration: Duration, text: String, place: String)] = []

  private static let slowestCount = 10

  /// A report to an output.
  public init(_ output: ReportOutput, style: Style = Style()) {
    self.output = output
    self.style = style
  }

  /// Takes the next event.
  public mutating func receive(_ event: RunEvent) {
    switch event {
    case .planned(let plan):
      catalog = plan.catalog
      uses = Array(repeating: Use(), count: plan.catalog.definitions.count)
    case .scenarioFinished(let run):
      for attempt in run.attempts {
        for step in attempt.steps { add(step, uri: run.pickle.uri) }
      }
    case .finished:
      write()
      output.flush()
    case .started, .runHook, .attemptStarted, .stepFinished: break
    }
  }

  private mutating func add(_ step: StepResult, uri: String) {
    guard let definition = step.definition, case .step(let pickleStep) = step.subject else {
      return
    }
    let duration = step.duration
    addSlow(duration, pickleStep, uri)
    uses[definition].count += 1
    uses[definition].total += duration
    guard uses[definition].count == 1 || duration > uses[definition].longest else { return }
    uses[definition].longest = duration
    uses[definition].slowestPlace = "\(uri):\(pickleStep.location.line)"
  }

  private mutating func addSlow(_ duration: Duration, _ step: PickleStep, _ uri: String) {
    if slowest.count == Self.slowestCount {
      guard let last = slowest.last, last.duration < duration else { return }
      slowest.removeLast()
    }
    let place = slowest.firstIndex { $0.duration < duration } ?? slowest.endIndex
    slowest.insert((duration, step.text, "\(uri):\(step.location.line)"), at: place)
  }

  private mutating func write() {
    guard let definitions = catalog?.definitions else { return }
    let used = uses.indices.filter { uses[$0].count > 0 }.sorted {
      (uses[$1].total, $0) < (uses[$0].total, $1)
    }
    for index in used {
      let (use, definition) = (uses[index], definitions[index])
      let mean = use.total / use.count
      output.write(style.paint(definition.expression.source, .bold))
      output.write("  \(style.paint("# \(definition.place.text)", .grey))\n")
      output.write(
        "  used \(use.count) time\(use.count == 1 ? "" : "s"), \(use.total.secondsText) together, "
          + "\(mean.secondsText) on average, \(use.longest.secondsText) at \(use.slowestPlace)\n")
    }
    if !slowest.isEmpty { output.write("\nThe slowest steps:\n") }
    for step in slowest {
      output.write("  \(step.duration.secondsText)  \(step.text)")
      output.write("  \(style.paint("# \(step.place)", .grey))\n")
    }
    let unused = uses.indices.filter { uses[$0].count == 0 }
    guard !unused.isEmpty else { return }
    output.write(
      "\(used.isEmpty ? "" : "\n")\(unused.count) of \(uses.count) definitions are not used:\n")
    for definition in unused.map({ definitions[$0] }) {
      output.write(style.paint("  \(definition.expression.source)", .yellow))
      output.write("  \(style.paint("# \(definition.place.text)", .grey))\n")
    }
  }
}
