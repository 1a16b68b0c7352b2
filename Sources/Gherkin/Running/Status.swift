/// The outcome of a step, a hook or a scenario, in the words of Cucumber's messages.
public enum Status: String, Hashable, Sendable, CaseIterable, Comparable {
  /// It did what it describes.
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

  /// Whether a strict run with this outcome may still succeed, as one with a skipped scenario may.
  public var isHarmless: Bool { self == .passed || self == .skipped }

  /// The word for people.
  public var word: String { rawValue.lowercased() }

  private var severity: Int {
    switch self {
    case .passed: 0
    case .skipped: 1
    case .pending: 2
    case .undefined: 3
    case .ambiguous: 4
    case .failed: 5
    }
  }

  /// Whether one is less severe than another, in the order of the cases.
  public static func < (first: Status, second: Status) -> Bool { first.severity < second.severity }
}
