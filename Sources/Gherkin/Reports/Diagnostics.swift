/// Words what went wrong: the one place where causes become sentences for people.
///
/// Every message begins with `path:line:column:`, as compilers write it, so that editors find the place.
public struct Diagnostics: Sendable {
  let style: Style
  let catalog: StepCatalog
  // Most runs need neither, and both cost more than many a run.
  private let snippets: LazyValue<SnippetGenerator>
  private let nearest: LazyValue<NearestText>

  /// Diagnostics that know the definitions of a library, for snippets and for steps that are near.
  public init(_ catalog: StepCatalog, style: Style = Style()) {
    self.catalog = catalog
    self.style = style
    snippets = LazyValue { SnippetGenerator(parameterTypes: catalog.parameterTypes) }
    nearest = LazyValue { NearestText(catalog.definitions.map(\.expression.source)) }
  }

  /// What went wrong in a scenario, in several lines: where, which step, why, and what to do about it; empty where
  /// nothing did.
  public func text(of result: ScenarioResult, target: String? = nil) -> String {
    guard let failure = result.firstFailure, let place = result.failurePlace else { return "" }
    let name = result.pickle.name + (target.map { " [\($0)]" } ?? "")
    let head =
      style.paint("\(result.pickle.uri):\(place.text): ", .bold)
      + style.paint("\(failure.status.word): ", as: failure.status)
      + style.paint(words(of: failure), .bold)
    let lines = ["  in \(name)"] + reason(of: failure).map { $0.indented(by: 2) }
    return ([head] + lines).joined(separator: "\n")
  }

  /// The step's text, or what the hook is called.
  public func words(of result: StepResult) -> String {
    switch result.subject {
    case .step(let step): step.text
    case .hook(let kind, let name, let place):
      "\(kind.words)\(name.map { " \"\($0)\"" } ?? "") (\(place.text))"
    }
  }

  /// Why a step or hook did not pass, in lines: the error with both its sides, the nearest steps, or all matches.
  public func reason(of result: StepResult) -> [String] {
    switch result.status {
    case .undefined: undefined(result)
    case .ambiguous:
      ["several step definitions match:"] + table(result.matches.map { ($0.expression, $0.place) })
    default: result.error.map(lines(of:)) ?? []
    }
  }

  /// A step definition to begin with for an undefined step, one for every expression that would do.
  public func snippets(for step: PickleStep) -> [String] {
    snippets.value.snippets(for: step.text, blocks: step.blocks)
  }

  private func undefined(_ result: StepResult) -> [String] {
    guard case .step(let step) = result.subject else { return [] }
    let near = Set(nearest.value.suggestions(for: step.text, atMost: 2))
    guard !near.isEmpty else { return ["no step definition matches"] }
    let definitions = catalog.definitions.filter { near.contains($0.expression.source) }
    return ["no step definition matches; did you mean"]
      + table(definitions.map { ($0.expression.source, $0.place) })
  }

  private func table(_ rows: [(text: String, place: SourceLocation)]) -> [String] {
    let width = rows.map(\.text.unicodeScalars.count).max() ?? 0
    return rows.map { row in
      let space = String(repeating: " ", count: width - row.text.unicodeScalars.count + 2)
      return "  \(row.text)\(space)\(style.paint("# \(row.place.text)", .grey))"
    }
  }

  /// An error for people: a difference where it has two sides.
  func lines(of error: any Error) -> [String] {
    guard let detail = error as? any FailureDetail else { return [Self.plainText(of: error)] }
    guard !detail.expected.isEmpty else {
      return [detail.subject] + detail.actual.map { "  actual: \($0)" }
    }
    let difference = LineDifference(expected: detail.expected, actual: detail.actual)
    return [detail.subject, "  - expected  + actual"]
      + difference.lines.map { line in
        switch line {
        case .same(let text): "    \(text)"
        case .missing(let text): style.paint("  - \(text)", .green)
        case .surplus(let text): style.paint("  + \(text)", .red)
        }
      }
  }

  /// An error in a sentence.
  static func plainText(of error: any Error) -> String {
    message(of: error) ?? (error is PendingStep ? "not written yet" : "skipped")
  }

  /// What an error says; nil where it only says that something is pending or skipped.
  static func message(of error: any Error) -> String? {
    switch error {
    case let error as PendingStep: error.reason
    case let error as SkippedScenario: error.reason
    default: "\(error)"
    }
  }
}

extension StepResult {
  /// What went wrong in a line, for people: the step's or hook's words and why it does not hold.
  public var sentence: String {
    let words =
      switch subject {
      case .step(let step): step.text
      case .hook(let kind, let name, _): "\(kind.words) \(name ?? "")"
      }
    let why =
      switch status {
      case .undefined: "no step definition matches"
      case .ambiguous:
        "several step definitions match: \(matches.map(\.expression).joined(separator: ", "))"
      default: error.map(Diagnostics.plainText(of:)) ?? status.word
      }
    return "\(words): \(why)"
  }
}

extension PickleStep {
  /// What stands below the step.
  var blocks: [SnippetGenerator.Block] {
    switch argument {
    case nil: []
    case .dataTable: [.dataTable]
    case .docString: [.docString]
    case .dataTableThenDocString: [.dataTable, .docString]
    case .docStringThenDataTable: [.docString, .dataTable]
    }
  }
}

extension Location {
  /// `line:column`, or the line alone.
  var text: String { column.map { "\(line):\($0)" } ?? "\(line)" }
}

extension SourceLocation {
  /// `file:line`.
  var text: String { "\(file):\(line)" }
}

extension HookKind {
  /// What people call it.
  var words: String {
    switch self {
    case .beforeScenario: "Before hook"
    case .afterScenario: "After hook"
    case .beforeStep: "BeforeStep hook"
    case .afterStep: "AfterStep hook"
    case .beforeAll: "BeforeAll hook"
    case .afterAll: "AfterAll hook"
    }
  }
}
