/// How far a run has come, in a line: the count, what did not pass, the rate and the time left.
struct ProgressLine: Sendable {
  private let style: Style
  private var started: Timestamp?
  private var total = 0
  private var done = 0
  private var notPassed = 0
  private var now: Timestamp?

  init(_ style: Style) { self.style = style }

  mutating func receive(_ event: RunEvent) {
    switch event {
    case .planned(let plan): total = plan.scenarioCount
    case .started(let moment): started = moment
    case .stepFinished(let step): now = step.finished
    case .scenarioFinished(let run):
      done += 1
      if !run.status.isHarmless { notPassed += 1 }
    case .runHook, .attemptStarted, .finished: break
    }
  }

  var text: String {
    style.paint("\(done) of \(total) scenarios", .grey)
      + style.paint(notPassed == 0 ? "" : ", \(notPassed) not passed", .red)
      + style.paint(rate, .grey)
  }

  /// Nothing before the first second is over.
  private var rate: String {
    guard let started, let now, done > 0 else { return "" }
    let seconds = now.since(started) / .seconds(1)
    guard seconds >= 1 else { return "" }
    let left = Int((seconds * Double(total - done) / Double(done)).rounded(.up))
    return ", \(Int(Double(done) / seconds)) a second, \(left) s left"
  }
}
