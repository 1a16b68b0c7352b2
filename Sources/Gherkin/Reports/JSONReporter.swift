/// Cucumber's older JSON, which many report tools read: an array of features with their scenarios and steps.
///
/// Hooks are hidden steps, as cucumber-js writes them. Of a scenario that was tried again, the steps of the last attempt
/// are written, with the members `attempts` and `flaky`. A feature comes more than once where its scenarios do not run
/// in a row. A feature that cannot be read has an element for each error.
public struct JSONReporter: Reporter {
  private var output: ReportOutput
  private var outline: FeatureOutline?
  private var catalog: StepCatalog?
  private var count = 0

  /// A report to an output.
  public init(_ output: ReportOutput) { self.output = output }

  /// Takes the next event.
  public mutating func receive(_ event: RunEvent) {
    switch event {
    case .planned(let plan):
      catalog = plan.catalog
      output.write("[")
      for (index, feature) in plan.unreadable.enumerated() {
        if index > 0 { output.write(",") }
        write(feature)
      }
    case .scenarioFinished(let run):
      if outline?.feature !== run.feature { begin(run.feature) }
      write(run)
    case .finished:
      if outline != nil { output.write("]}") }
      output.write("]\n")
      output.flush()
    case .started, .runHook, .attemptStarted, .stepFinished: break
    }
    output.passOn()
  }

  private mutating func begin(_ feature: ParsedFeature) {
    if outline != nil { output.write("]},") }
    outline = FeatureOutline(feature)
    count = 0
    let header = feature.document.feature
    var writer = MessageWriter()
    writer.object { writer in
      writer.member("uri", feature.source.uri)
      writer.member("id", (header?.name ?? "").slug)
      writer.member("keyword", header?.keyword ?? "Feature")
      writer.member("name", header?.name ?? "")
      writer.member("description", header?.description ?? "")
      writer.key("line")
      writer.integer(header?.location.line ?? 1)
      writer.member("tags", header?.tags ?? []) { $1.tag($0) }
    }
    // The feature stays open for its scenarios.
    var head = writer.take()
    head.removeLast()
    output.write(head)
    output.write(",\"elements\":[")
  }

  private mutating func write(_ run: ScenarioRun) {
    if count > 0 { output.write(",") }
    count += 1
    let feature = run.feature.document.feature?.name ?? ""
    let place = outline?.scenarios[run.pickle.scenarioID]
    var writer = MessageWriter()
    writer.object { writer in
      writer.member("id", "\(feature.slug);\(run.title.slug)")
      writer.member("keyword", place?.scenario.keyword ?? "Scenario")
      writer.member("name", run.title)
      writer.member("description", place?.scenario.description ?? "")
      writer.key("line")
      writer.integer(run.pickle.location.line)
      writer.member("type", "scenario")
      writer.member("tags", run.pickle.tags) { $1.tag($0) }
      if run.attempts.count > 1 {
        writer.key("attempts")
        writer.integer(run.attempts.count)
        writer.member("flaky", run.isFlaky)
      }
      writer.member("steps", run.result.steps) { write($0, to: &$1) }
    }
    output.write(&writer)
  }

  private mutating func write(_ feature: UnreadableFeature) {
    var writer = MessageWriter()
    writer.object { writer in
      writer.member("uri", feature.source.uri)
      writer.member("id", feature.source.uri.slug)
      writer.member("keyword", "Feature")
      writer.member("name", feature.source.uri)
      writer.member("elements", feature.errors) { error, writer in
        writer.object { writer in
          writer.member("keyword", "Scenario")
          writer.member("name", "the feature can be read")
          writer.key("line")
          writer.integer(error.location.line)
          writer.member("type", "scenario")
          writer.member("steps", [error]) { $1.failedStep($0) }
        }
      }
    }
    output.write(&writer)
  }

  private func write(_ result: StepResult, to writer: inout MessageWriter) {
    writer.object { writer in
      switch result.subject {
      case .hook(let kind, let name, let place):
        writer.member("keyword", kind == .beforeScenario ? "Before" : "After")
        writer.member("name", name)
        writer.member("hidden", true)
        writer.match(place)
      case .step(let step):
        writer.member("keyword", outline?.keywords[step.stepID] ?? "* ")
        writer.member("name", step.text)
        writer.key("line")
        writer.integer(step.location.line)
        if let argument = step.argument { writer.arguments(argument) }
        if let definition = result.definition, let catalog {
          writer.match(catalog.definitions[definition].place)
        }
      }
      writer.outcome(result)
      if !result.attachments.isEmpty {
        writer.member("embeddings", result.attachments) { $1.embedding($0) }
      }
    }
  }
}

extension MessageWriter {
  fileprivate mutating func tag(_ tag: Tag) {
    object { writer in
      writer.member("name", tag.name)
      writer.key("line")
      writer.integer(tag.location.line)
    }
  }

  fileprivate mutating func match(_ place: SourceLocation) {
    key("match")
    object { $0.member("location", place.text) }
  }

  fileprivate mutating func failedStep(_ error: ParseError) {
    object { writer in
      writer.member("keyword", "* ")
      writer.member("name", "the feature can be read")
      writer.key("result")
      writer.object { writer in
        writer.member("status", Status.failed.word)
        writer.member("error_message", error.description)
      }
    }
  }

  fileprivate mutating func outcome(_ result: StepResult) {
    key("result")
    object { writer in
      writer.member("status", result.status.word)
      writer.key("duration")
      writer.integer(result.finished.nanoseconds - result.started.nanoseconds)
      guard let error = result.error else { return }
      writer.member("error_message", Diagnostics.message(of: error))
    }
  }

  fileprivate mutating func arguments(_ argument: StepArgument) {
    key("arguments")
    array { writer in
      if let table = argument.dataTable {
        writer.object { writer in
          writer.member("rows", table.rows) { row, writer in
            writer.object { $0.member("cells", row.cells) { $1.string($0.value) } }
          }
        }
      }
      if let text = argument.docString {
        writer.object { writer in
          writer.member("content", text.content)
          writer.member("contentType", text.mediaType)
          writer.key("line")
          writer.integer(text.location.line)
        }
      }
    }
  }

  fileprivate mutating func embedding(_ attachment: Attachment) {
    object { writer in
      switch attachment.body {
      case .text(let text): writer.member("data", Array(text.utf8).base64)
      case .bytes(let bytes): writer.member("data", bytes.base64)
      }
      writer.member("mime_type", attachment.mediaType)
      writer.member("name", attachment.fileName)
    }
  }
}

extension String {
  /// The text in lower case with dashes for spaces, as identifiers of features are.
  fileprivate var slug: String {
    String(String.UnicodeScalarView(lowercased().unicodeScalars.map { $0 == " " ? "-" : $0 }))
  }
}
