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
