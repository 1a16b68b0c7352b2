public import AddressBook
public import AddressBookUI
public import Headless

/// Shows one friend, whom the user chooses in the contacts (article listings 2 … 4).
///
public final class BestFriendController: ScreenContent {
  /// Notified of each friend that is chosen; not retained.
  public weak var delegate: (any BestFriendDelegate)?
  /// The friend on the screen; nil until one was chosen.
  public private(set) var friend: Friend?

  private let screens: any ContactScreens
  private let generation: PickerGeneration
  private let makeAddressBook: () -> WorkingCopy
  private weak var presenter: (any Presenter)?
  private var picker: (any PeoplePicker)?

  /// A screen without a friend.
  ///
  /// - Parameters:
  ///   - screens: Makes the picker.
  ///   - picker: Which generation of the picker's contract is used; the article's is the asking one.
  ///   - makeAddressBook: Returns a fresh working copy for each choice.
  public init(
    screens: any ContactScreens, picker: PickerGeneration = .asking,
    makeAddressBook: @escaping () -> WorkingCopy
  ) {
    self.screens = screens
    generation = picker
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

  /// The picker is gone, whatever dismissed it.
  public func presentedDidLeave(_ content: any ScreenContent) { picker = nil }

  /// The user taps the button (listing 2).
  ///
  /// - Throws: `IntentRefused` where the screen is covered; `PresentationError` where the presenter refuses.
  public func choose() throws {
    guard let presenter, picker == nil else { throw IntentRefused(.notShown, screenName) }
    try presenter.checkTouchable(screenName)
    let picker = screens.makePeoplePicker()
    picker.addressBook = makeAddressBook()
    switch generation {
    case .asking: picker.delegate = self
    case .returning: picker.selectionDelegate = self
    }
    self.picker = picker
    try presenter.present(picker, in: .none, transition: .coverVertical) { self.picker = nil }
  }

  private func show(_ person: PersonRecord, from picker: any PeoplePicker) {
    let friend = Friend(person.unifiedPerson)
    self.friend = friend
    delegate?.bestFriendController(self, didChange: friend)
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
    show(person, from: picker)
    dismiss(picker)
    return false
  }

  /// Never called, since the answer for a person is always no; required all the same (listing 3).
  public func peoplePicker(
    _ picker: any PeoplePicker, shouldContinueAfterSelecting person: PersonRecord,
    value: PersonValue
  ) -> Bool { false }

  /// The friend stays as before (listing 3).
  public func peoplePickerDidCancel(_ picker: any PeoplePicker) {
    if generation == .asking { dismiss(picker) }
  }
}

extension BestFriendController: PeoplePickerSelectionDelegate {
  /// One person.
  public var wants: PickerSelection { .person }

  /// Shows the person; the picker dismisses itself.
  public func peoplePicker(_ picker: any PeoplePicker, didSelect person: PersonRecord) {
    show(person, from: picker)
  }

  /// Never called, since values are not wanted.
  public func peoplePicker(
    _ picker: any PeoplePicker, didSelect person: PersonRecord, value: PersonValue
  ) {}
}

/// Is notified of what a ``BestFriendController`` shows.
public protocol BestFriendDelegate: AnyObject {
  /// Another friend is shown, all parts at once (T1-4g); called while the picker is still up.
  func bestFriendController(_ controller: BestFriendController, didChange friend: Friend)
}
