/// Writes what went wrong: the one place where causes become sentences for people.
///
/// Every message begins with `path:line:column:`, as compilers write it, so that editors find the place.
public struct Diagnostics: Sendable {
  private let style: Style
  private let help: StepHelp

  /// Diagnostics that know the definitions of a library, for snippets and for steps that are near.
  public init(_ catalog: StepCatalog, style: Style = Style()) {
    self.style = style
    help = StepHelp(catalog)
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
  func words(of result: StepResult) -> String {
    switch result.subject {
    case .step(let step): step.text
    case .hook(let kind, let name, let place): "\(kind.title(name)) (\(place.text))"
    }
  }

  /// Why a step or hook did not pass, in lines: the error with both its sides, the nearest steps, or all matches.
  func reason(of result: StepResult) -> [String] {
    switch result.status {
    case .undefined: undefined(result)
    case .ambiguous:
      ["several step definitions match:"] + table(result.matches.map { ($0.expression, $0.place) })
    default: result.error.map(lines(of:)) ?? []
    }
  }

  /// A step definition to begin with for an undefined step, one for every expression that would do.
  public func snippets(for step: PickleStep) -> [String] { help.snippets(for: step) }

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

  private func undefined(_ result: StepResult) -> [String] {
    guard case .step(let step) = result.subject else { return [] }
    let near = help.nearest(to: step.text)
    guard !near.isEmpty else { return ["no step definition matches"] }
    return ["no step definition matches; did you mean"]
      + table(near.map { ($0.expression.source, $0.place) })
  }

  private func table(_ rows: [(text: String, place: SourceLocation)]) -> [String] {
    let width = rows.map(\.text.displayWidth).max() ?? 0
    return rows.map { row in
      "  \(row.text.padded(to: width))  \(style.paint("# \(row.place.text)", .grey))"
    }
  }

  /// An error in a sentence.
  static func plainText(of error: any Error) -> String {
    message(of: error) ?? (error is PendingStep ? "not written yet" : "skipped")
  }

  /// The text of an error; nil where it only marks something as pending or skipped.
  static func message(of error: any Error) -> String? {
    switch error {
    case let error as PendingStep: error.reason
    case let error as SkippedScenario: error.reason
    default: "\(error)"
    }
  }
}

// MARK: - Features and definitions

extension Diagnostics {
  /// Everything that keeps features from running: a message, the line and a caret for each error.
  public static func text(of failure: PlanFailure, style: Style = Style()) -> String {
    (failure.failures.map { text(of: $0, style: style) }
      + failure.filterErrors.map(\.description)).joined(separator: "\n")
  }

  /// Everything that is wrong in a feature.
  static func text(of feature: UnreadableFeature, style: Style = Style()) -> String {
    feature.errors.map { text(of: $0, in: feature.source, style: style) }.joined(separator: "\n")
  }

  /// What is wrong at one place of a feature: `path:line:column: error: …`, the line and a caret.
  public static func text(
    of error: ParseError, in source: Source, style: Style = Style()
  ) -> String {
    let head =
      style.paint("\(error.uri):\(error.location.text): ", .bold) + style.paint("error: ", .red)
      + style.paint(error.sentence, .bold)
    guard let excerpt = source.excerpt(at: error.location) else { return head }
    let lines = excerpt.unicodeScalars.split(
      separator: "\n", maxSplits: 1, omittingEmptySubsequences: false
    ).map { String(String.UnicodeScalarView($0)) }
    let caret = lines.dropFirst().map { style.paint($0, .green) }
    return ([head] + (lines.prefix(1) + caret).map { $0.indented(by: 2) }).joined(separator: "\n")
  }

  /// What is wrong with a definition: `file:line: error: …`.
  public static func text(of problem: DefinitionError, style: Style = Style()) -> String {
    let sentence =
      switch problem.cause {
      case .expression(let error): "\(error)"
      case .parameterType(let error): "\(error)"
      case .tagExpression(let error): "\(error)"
      }
    return style.paint("\(problem.place.text): ", .bold) + style.paint("error: ", .red) + sentence
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

extension Location {
  /// `line:column`, or the line alone.
  var text: String { column.map { "\(line):\($0)" } ?? "\(line)" }
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

  /// What people call a hook with a name or without.
  func title(_ name: String?) -> String { words + (name.map { " \"\($0)\"" } ?? "") }
}
