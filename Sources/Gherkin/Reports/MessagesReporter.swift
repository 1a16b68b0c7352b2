/// Cucumber's message stream: one envelope a line, in the order of the compatibility kit, but for test cases, each of
/// which comes right before its first attempt.
///
/// A scenario that runs against several targets is a test case for each of them.
public struct MessagesReporter: Reporter {
  private var output: ReportOutput
  private var writer = MessageWriter()
  private let meta: MessageMeta
  private var ids = IDGenerator()
  private var definitions: DefinitionIDs?
  private var diagnostics: Diagnostics?
  private var run = NodeID(0)

  /// A stream to an output.
  public init(_ output: ReportOutput, meta: MessageMeta) {
    self.output = output
    self.meta = meta
  }

  /// Takes the next event.
  public mutating func receive(_ event: RunEvent) {
    switch event {
    case .planned(let plan): write(plan)
    case .started(let moment):
      run = ids.next()
      writer.envelope("testRunStarted") { [run] writer in
        writer.member("id", run)
        writer.member("timestamp", moment)
      }
    case .runHook(let hook): write(hook)
    case .scenarioFinished(let scenario): write(scenario)
    case .attemptStarted, .stepFinished: break
    case .finished(let summary): write(summary)
    }
    output.write(&writer)
    if case .finished = event { output.flush() } else { output.passOn() }
  }

  private mutating func write(_ plan: RunPlan) {
    ids = plan.ids
    diagnostics = Diagnostics(plan.catalog)
    writer.envelope(meta)
    for feature in plan.features {
      writer.envelope(feature.source)
      writer.envelope(feature.document)
      for pickle in feature.pickles { writer.envelope(pickle) }
      output.write(&writer)
      output.passOn()
    }
    for feature in plan.unreadable {
      writer.envelope(feature.source)
      for error in feature.errors { writer.envelope(error) }
    }
    definitions = DefinitionIDs(announcing: plan.catalog, ids: &ids, to: &writer)
  }

  private mutating func write(_ hook: RunHookResult) {
    guard let hookID = definitions?.runHooks[hook.index] else { return }
    let id = ids.next()
    writer.envelope("testRunHookStarted") { [run] writer in
      writer.member("id", id)
      writer.member("testRunStartedId", run)
      writer.member("hookId", hookID)
      writer.member("timestamp", hook.started)
    }
    for attachment in hook.attachments {
      writer.attachment(attachment, at: hook.finished) { $0.member("testRunHookStartedId", id) }
    }
    writer.envelope("testRunHookFinished") { writer in
      writer.member("testRunHookStartedId", id)
      writer.key("result")
      writer.object { writer in
        writer.failure(hook.error, place: hook.place.text)
        writer.result(hook.error == nil ? .passed : .failed, hook.started, hook.finished)
      }
      writer.member("timestamp", hook.finished)
    }
  }

  private mutating func write(_ scenario: ScenarioRun) {
    guard let definitions else { return }
    let testCase = ids.next()
    ids.skip(scenario.testCase.steps.count)
    writer.testCase(scenario.testCase, testCase, in: run, definitions)
    for result in scenario.attempts {
      let id = ids.next()
      writer.testCaseStarted(result, id, of: testCase)
      for (index, step) in result.steps.enumerated() {
        write(step, testCase.following(index + 1), of: id, uri: scenario.pickle.uri)
      }
      let isLast = result.attempt == scenario.result.attempt
      writer.testCaseFinished(result, id, willBeRetried: !isLast)
    }
  }

  private mutating func write(
    _ result: StepResult, _ id: NodeID, of attempt: NodeID, uri: String
  ) {
    writer.testStepStarted(result, id, of: attempt)
    for attachment in result.attachments {
      writer.attachment(attachment, at: result.finished) { writer in
        writer.member("testCaseStartedId", attempt)
        writer.member("testStepId", id)
      }
    }
    if result.status == .undefined, case .step(let step) = result.subject, let diagnostics {
      let texts = diagnostics.snippets(for: step)
      writer.suggestion(texts, ids.next(), for: step)
    }
    writer.testStepFinished(result, id, of: attempt, uri: uri)
  }

  private mutating func write(_ summary: RunSummary) {
    writer.envelope("testRunFinished") { [run] writer in
      writer.member("testRunStartedId", run)
      writer.member("timestamp", summary.finished)
      writer.member("success", summary.isSuccess)
      if summary.unreadable > 0 {
        writer.member("message", "\(summary.unreadable) feature(s) could not be read")
      } else if let problem = summary.problems.first {
        let text = Diagnostics.text(of: problem)
        writer.member("message", text)
        writer.key("exception")
        writer.object { writer in
          writer.member("type", "DefinitionError")
          writer.member("message", text)
          writer.member("stackTrace", "DefinitionError: \(text)\n\(problem.place.text)")
        }
      }
    }
  }
}
