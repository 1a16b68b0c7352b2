extension MessageWriter {
  /// Writes a test case; its steps have the identifiers that follow its own.
  mutating func testCase(
    _ testCase: TestCase, _ id: NodeID, in run: NodeID, _ definitions: DefinitionIDs
  ) {
    envelope("testCase") { writer in
      writer.member("id", id)
      writer.member("pickleId", testCase.pickle.id)
      writer.key("testSteps")
      writer.array { writer in
        for (index, step) in testCase.steps.enumerated() {
          writer.object { writer in
            writer.member("id", id.following(index + 1))
            writer.testStep(step, testCase.pickle, definitions)
          }
        }
      }
      writer.member("testRunStartedId", run)
    }
  }

  private mutating func testStep(
    _ step: TestCase.Step, _ pickle: Pickle, _ definitions: DefinitionIDs
  ) {
    switch step {
    case .hook(let index): member("hookId", definitions.hooks[index])
    case .step(let index, .one(let match)):
      raw(atMost: 200) { cursor in
        cursor.put(#","pickleStepId":""#)
        cursor.put(pickle.steps[index].id)
        cursor.put(#"","stepDefinitionIds":[""#)
        cursor.put(definitions.definitions[match.index])
        cursor.put(#""],"stepMatchArgumentsLists":["#)
      }
      arguments(of: match)
      raw(atMost: 1) { $0.put(UInt8(ascii: "]")) }
    case .step(let index, let match):
      member("pickleStepId", pickle.steps[index].id)
      member("stepDefinitionIds", match.all) { $1.id(definitions.definitions[$0.index]) }
      member("stepMatchArgumentsLists", match.all) { $1.arguments(of: $0) }
    }
  }

  private mutating func arguments(of match: ExpressionIndex.Match) {
    object { writer in
      writer.member("stepMatchArguments", match.arguments) { argument, writer in
        writer.object { writer in
          writer.key("group")
          writer.group(argument.group)
          writer.member("parameterTypeName", argument.parameterTypeName)
        }
      }
    }
  }

  private mutating func group(_ group: Argument.Group) {
    object { writer in
      if let start = group.start {
        writer.key("start")
        writer.integer(start)
      }
      writer.member("value", group.value)
      if !group.children.isEmpty { writer.member("children", group.children) { $1.group($0) } }
    }
  }
}

extension MessageWriter {
  mutating func testCaseStarted(_ result: ScenarioResult, _ id: NodeID, of testCase: NodeID) {
    envelope("testCaseStarted") { writer in
      writer.member("id", id)
      writer.member("testCaseId", testCase)
      writer.member("timestamp", result.started)
      writer.key("attempt")
      writer.integer(result.attempt)
    }
  }

  mutating func testCaseFinished(_ result: ScenarioResult, _ id: NodeID, willBeRetried: Bool) {
    envelope("testCaseFinished") { writer in
      writer.member("testCaseStartedId", id)
      writer.member("timestamp", result.finished)
      writer.member("willBeRetried", willBeRetried)
    }
  }

  mutating func testStepStarted(_ result: StepResult, _ id: NodeID, of attempt: NodeID) {
    raw(atMost: 200) { cursor in
      cursor.put(#"{"testStepStarted":{"testCaseStartedId":""#)
      cursor.put(attempt)
      cursor.put(#"","testStepId":""#)
      cursor.put(id)
      cursor.put(#"","timestamp":"#)
      cursor.put(nanoseconds: result.started.nanoseconds)
      cursor.put("}}\n")
    }
  }

  mutating func testStepFinished(
    _ result: StepResult, _ id: NodeID, of attempt: NodeID, uri: String
  ) {
    raw(atMost: 200) { cursor in
      cursor.put(#"{"testStepFinished":{"testCaseStartedId":""#)
      cursor.put(attempt)
      cursor.put(#"","testStepId":""#)
      cursor.put(id)
      cursor.put(#"","testStepResult":{"#)
      if result.status == .passed { cursor.put(#""status":"PASSED""#) }
    }
    if result.status != .passed {
      failure(result.error, place: result.subject.place(in: uri))
      member("status", result.status.rawValue)
    }
    raw(atMost: 200) { cursor in
      cursor.put(#","duration":"#)
      cursor.put(nanoseconds: result.finished.nanoseconds - result.started.nanoseconds)
      cursor.put(#"},"timestamp":"#)
      cursor.put(nanoseconds: result.finished.nanoseconds)
      cursor.put("}}\n")
    }
  }

  mutating func result(_ status: Status, _ started: Timestamp, _ finished: Timestamp) {
    member("status", status.rawValue)
    member("duration", nanoseconds: max(0, finished.nanoseconds - started.nanoseconds))
  }

  mutating func suggestion(_ snippets: [String], _ id: NodeID, for step: PickleStep) {
    envelope("suggestion") { writer in
      writer.member("id", id)
      writer.member("pickleStepId", step.id)
      writer.member("snippets", snippets) { snippet, writer in
        writer.object { writer in
          writer.member("language", "swift")
          writer.member("code", snippet)
        }
      }
    }
  }

  /// Writes an attachment; the closure writes what it belongs to.
  mutating func attachment(
    _ attachment: Attachment, at moment: Timestamp, _ owner: (inout MessageWriter) -> Void
  ) {
    envelope("attachment") { writer in
      owner(&writer)
      switch attachment.body {
      case .text(let text):
        writer.member("body", text)
        writer.member("contentEncoding", "IDENTITY")
      case .bytes(let bytes):
        writer.member("body", bytes.base64)
        writer.member("contentEncoding", "BASE64")
      }
      writer.member("mediaType", attachment.mediaType)
      writer.member("fileName", attachment.fileName)
      writer.member("timestamp", moment)
    }
  }
}

extension StepResult.Subject {
  /// Where the step or hook stands, for a stack trace.
  fileprivate func place(in uri: String) -> String {
    switch self {
    case .step(let step): "\(uri):\(step.location.line)"
    case .hook(_, _, let place): place.text
    }
  }
}
