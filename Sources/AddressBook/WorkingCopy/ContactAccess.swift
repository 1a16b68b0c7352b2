/// Whether the user lets the app see the address book (R-AB-70 … 73).
public final class ContactAccess {
  /// What the user decided; the codes are the platform's.
  public enum Status: Int, Sendable {
    /// The user was not asked yet.
    case notDetermined = 0
    /// Something above the user, such as parental controls, forbids it.
    case restricted = 1
    /// The user refused.
    case denied = 2
    /// The user agreed.
    case authorized = 3
  }

  /// The present state.
  public private(set) var status: Status
  private let ask: () -> Bool

  /// Access in some state; `ask` puts the question to the user and returns whether they agreed.
  public init(_ status: Status = .notDetermined, ask: @escaping () -> Bool = { false }) {
    self.status = status
    self.ask = ask
  }

  /// Asks the user unless they were asked before, and returns whether access is allowed (R-AB-72).
  @discardableResult
  public func request() -> Bool {
    if status == .notDetermined { status = ask() ? .authorized : .denied }
    return status == .authorized
  }
}

/// Why no address book was given (R-AB-73).
public enum AccessError: Int, Error, Sendable {
  /// The store forbids it.
  case notPermittedByStore = 0
  /// The user forbids it, or something above the user.
  case notPermittedByUser = 1
}
