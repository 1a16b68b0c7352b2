/// What became of a step, a hook or a scenario, in the words of Cucumber's messages.
public enum Status: String, Hashable, Sendable, CaseIterable {
  /// It did what it says.
  case passed = "PASSED"
  /// It was left out: something before it did not pass, or it asked to be.
  case skipped = "SKIPPED"
  /// It is not written yet.
  case pending = "PENDING"
  /// No definition matches it.
  case undefined = "UNDEFINED"
  /// Several definitions match it.
  case ambiguous = "AMBIGUOUS"
  /// It threw an error.
  case failed = "FAILED"

  /// Whether a run with this outcome may still succeed; a scenario that is skipped does no harm.
  public var isHarmless: Bool { self == .passed || self == .skipped }

  /// The graver of two, in the order of the cases.
  func graver(than other: Status) -> Status {
    let order = Status.allCases
    let (own, others) = (order.firstIndex(of: self) ?? 0, order.firstIndex(of: other) ?? 0)
    return own >= others ? self : other
  }
}

/// What one step or hook came to.
public struct StepResult: Sendable {
  /// The hook or step.
  public enum Subject: Sendable {
    /// A step of the scenario.
    case step(PickleStep)
    /// A hook, with its name and place.
    case hook(HookKind, name: String?, place: CodePlace)
  }

  /// The hook or step.
  public var subject: Subject
  /// What became of it.
  public var status: Status
  /// What it threw, where it failed, is pending or was skipped by itself.
  public var error: (any Error)?
  /// The expressions that match it, where several do.
  public var matches: [String] = []
  /// What it attached.
  public var attachments: [Attachment] = []
}

/// What one attempt at a scenario came to.
public struct ScenarioResult: Sendable {
  /// The scenario.
  public var pickle: Pickle
  /// Which attempt it was, from 0.
  public var attempt: Int
  /// The steps and hooks in the order in which they ran.
  public var steps: [StepResult]

  /// The gravest of the steps' outcomes; passed where there is none.
  public var status: Status { steps.reduce(.passed) { $0.graver(than: $1.status) } }

  /// The first step or hook that does harm.
  public var firstFailure: StepResult? { steps.first { !$0.status.isHarmless } }

  /// Where the first failure stands in the feature: at its step, or at the scenario for a hook.
  public var failurePlace: Location? {
    guard let failure = firstFailure else { return nil }
    if case .step(let step) = failure.subject { return step.location }
    return pickle.location
  }
}

extension StepResult {
  /// What went wrong, for people: the step's or hook's words and why it does not hold.
  public var sentence: String {
    let words =
      switch subject {
      case .step(let step): step.text
      case .hook(let kind, let name, _): "\(kind.rawValue) \(name ?? "")"
      }
    let why =
      switch status {
      case .undefined: "no step definition matches"
      case .ambiguous: "several step definitions match: \(matches.joined(separator: ", "))"
      default: error.map { "\($0)" } ?? status.rawValue.lowercased()
      }
    return "\(words): \(why)"
  }
}
