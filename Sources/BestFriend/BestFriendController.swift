public import AddressBook
public import AddressBookUI
public import Headless

/// Shows one friend, whom the user chooses in the contacts (article listings 2 … 4).
///
/// Speaks the asking generation of the picker's contract.
public final class BestFriendController: ScreenContent {
  /// Told of each friend that is chosen; not retained.
  public weak var delegate: (any BestFriendDelegate)?
  /// The friend on the screen; nil until one was chosen.
  public private(set) var friend: Friend?

  private let screens: any ContactScreens
  private let makeAddressBook: () -> WorkingCopy
  private weak var presenter: (any Presenter)?
  private var picker: (any PeoplePicker)?

  /// A screen without a friend; `makeAddressBook` answers a fresh working copy for each choice.
  public init(screens: any ContactScreens, makeAddressBook: @escaping () -> WorkingCopy) {
    self.screens = screens
    self.makeAddressBook = makeAddressBook
  }

  /// `bestFriend`.
  public var screenName: String { "bestFriend" }
  /// "Best Friend".
  public var title: String { "Best Friend" }
  /// The word on the button below the friend.
  public var buttons: [String] { ["Choose a Buddy"] }

  /// The screen is hosted.
  public func moved(to presenter: (any Presenter)?) { self.presenter = presenter }

  /// The picker is gone, whoever took it away.
  public func presentedDidLeave(_ content: any ScreenContent) { picker = nil }

  /// The user taps the button (listing 2).
  ///
  /// - Throws: `IntentRefused` where the screen is covered; `PresentationError` where the presenter refuses.
  public func choose() throws {
    guard let presenter, picker == nil else { throw IntentRefused(.notShown, screenName) }
    try presenter.checkTouchable(screenName)
    let picker = screens.makePeoplePicker()
    picker.addressBook = makeAddressBook()
    picker.delegate = self
    self.picker = picker
    try presenter.present(picker, in: .none, transition: .coverVertical) { self.picker = nil }
  }

  /// Dismisses the picker once, and nothing if it has left already (T1-4a).
  private func dismiss(_ picker: any PeoplePicker) {
    guard picker === self.picker else { return }
    self.picker = nil
    try? presenter?.dismiss()
  }
}

extension BestFriendController: PeoplePickerDelegate {
  /// Shows the person and dismisses the picker (listing 4).
  public func peoplePicker(
    _ picker: any PeoplePicker, shouldContinueAfterSelecting person: PersonRecord
  ) -> Bool {
    let friend = Friend(person.person)
    self.friend = friend
    delegate?.bestFriendController(self, didChange: friend)
    dismiss(picker)
    return false
  }

  /// Never asked, since no person is answered with yes; required all the same (listing 3).
  public func peoplePicker(
    _ picker: any PeoplePicker, shouldContinueAfterSelecting person: PersonRecord,
    value: PersonValue
  ) -> Bool { false }

  /// The friend stays as before (listing 3).
  public func peoplePickerDidCancel(_ picker: any PeoplePicker) { dismiss(picker) }
}
