public import AddressBook
public import Headless

/// What the four headless contact screens share: their environment, their address book, and whether the user
/// can touch them.
///
/// A run begins when the screen is hosted, and ends when the delegate has been told its end.
public class HeadlessContactScreen: ScreenContent {
  /// `picker`, `newPerson`, `personCard` or `unknownPerson`.
  public let screenName: String
  /// Its buttons live in the bar around it (R-NP-1, R-PV-1, B-04), or in its own (R-PK-12).
  public let barRequirement: NavigationBarRequirement
  /// The address book of the screen, made when it is first needed if it was not set (R-PK-11, R-NP-3).
  public lazy var addressBook = surroundings.makeWorkingCopy()
  /// Whether the delegate has been told the end of this run.
  public private(set) var hasEnded = false

  let surroundings: ContactSurroundings
  private weak var presenter: (any Presenter)?
  private var isVisible = false

  init(
    _ screenName: String, _ barRequirement: NavigationBarRequirement,
    _ surroundings: ContactSurroundings
  ) {
    self.screenName = screenName
    self.barRequirement = barRequirement
    self.surroundings = surroundings
  }

  /// The words in the bar.
  public var title: String { "Info" }

  /// The buttons in the bar.
  public var barButtons: [BarButton] { [] }

  /// Begins a run, or keeps that the screen has left.
  public func moved(to presenter: (any Presenter)?) {
    self.presenter = presenter
    if presenter != nil { beginRun() }
  }

  /// The user can touch the screen from now on.
  public func willAppear() { isVisible = true }

  /// The user cannot touch the screen any more.
  public func willDisappear(_ reason: DisappearReason) { isVisible = false }

  /// Ends the run as a cancel does, where it has not ended.
  public func didSwipeDown() {
    if !hasEnded { didCancel() }
  }

  func beginRun() {
    hasEnded = false
    begin()
  }

  /// Prepares a run.
  func begin() {}

  /// The user has left without an end; nothing to do for a screen that tells none.
  func didCancel() {}

  /// Ends the run and tells the delegate.
  func end(_ tell: () -> Void) {
    hasEnded = true
    tell()
  }

  /// Ends the run, tells the delegate and leaves; not where the delegate has taken the screen away, or has
  /// shown it again (R-PK-22).
  func endAndLeave(_ tell: () -> Void) {
    let presenter = presenter
    end(tell)
    if self.presenter === presenter { presenter?.leave() }
  }

  /// Refuses what the user cannot do now, and everything once the run has ended.
  func check(_ what: String) throws(IntentRefused) {
    guard isVisible else { throw IntentRefused(.notShown, what) }
    try presenter?.checkTouchable(what)
    guard !hasEnded else { throw IntentRefused(.alreadyEnded, what) }
  }

  /// Stores, ends the run and tells the delegate; where storing fails an alert says why, and the run goes on.
  func end(storing store: () throws(SaveFailure) -> Void, telling tell: () -> Void) {
    if succeeds(store) { end(tell) }
  }

  /// Stores; where that fails an alert says why. Returns whether it succeeded.
  func succeeds(_ store: () throws(SaveFailure) -> Void) -> Bool {
    do {
      try store()
      return true
    } catch {
      presenter?.show(error.alert)
      return false
    }
  }

  /// The delegate decides on a value's default action; without its word it is done (R-PV-6, R-PV-13).
  func act(on value: PersonValue, of person: Person, unlessRefused isWanted: Bool? = nil) {
    guard isWanted ?? true, let action = DefaultAction(of: value, in: person) else { return }
    surroundings.actions?.perform(action)
  }
}
