import Gherkin
import Synchronization
import Testing

/// A reporter as another package would write it: with what is public alone.
private struct NameReporter: Reporter {
  private var output: ReportOutput

  init(_ output: ReportOutput) { self.output = output }

  mutating func receive(_ event: RunEvent) {
    switch event {
    case .planned(let plan): output.write("\(plan.scenarioCount) scenarios\n")
    case .stepFinished(let step): output.write(Array("\(step.status.word)\n".utf8))
    case .scenarioFinished(let run): output.write("\(run.pickle.name): \(run.status.word)\n")
    case .finished(let summary):
      output.write("\(summary.isSuccess)\n")
      output.flush()
    case .started, .runHook, .attemptStarted: break
    }
    output.passOn()
  }
}

@Suite struct `A reporter of one's own` {
  @Test(arguments: [(1, 4), (1 << 16, 1)])
  func `writes through an output, in pieces of a size`(_ size: Int, _ pieceCount: Int) async throws
  {
    var library = StepLibrary<Void> { _ in }
    library.define("a") { _, _ in }
    let pieces = Mutex<[[UInt8]]>([])
    let runner = Runner([RunTarget(library)])
    let plan = try runner.plan([Source(uri: "f", text: "Feature: f\nScenario: s\nGiven a")])
    let output = ReportOutput(pieceSize: size) { piece in pieces.withLock { $0.append(piece) } }
    _ = await runner.run(plan, reporters: [NameReporter(output)])
    let text = pieces.withLock { String(decoding: $0.joined(), as: UTF8.self) }
    #expect(text == "1 scenarios\npassed\ns: passed\ntrue\n")
    #expect(pieces.withLock { $0.count } == pieceCount)
  }
}
