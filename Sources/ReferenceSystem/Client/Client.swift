import AddressBook
import AddressBookUI
import Headless

/// A client program of the contact screens: opens them as a scenario says, and answers as it says.
///
/// The apps answer in one way each; a contract has more answers than they give.
final class Client: ScreenContent {
  /// What it does when a screen asks or tells.
  struct Answers {
    /// To a person chosen in the asking picker.
    var person = false
    /// To a value chosen in the asking picker.
    var value = false
    /// To the question whether a card's default action is wanted; nil for a client that does not implement it.
    var action: Bool?
    /// Whether it takes the screen away that asks or tells.
    var dismisses = false
  }

  /// What a screen handed over last.
  struct Handed {
    let person: PersonRecord
    let value: PersonValue?
    /// Whose address book the person is in.
    let owner: Owner
  }

  /// Whose address book a person is in.
  enum Owner: String {
    /// The client's own.
    case client
    /// One that the screen made for itself.
    case screen
    /// None: a temporary copy.
    case nobody
    /// Somebody's whom the client should know nothing of.
    case system
  }

  let screenName = "client"
  let title = "Client"
  var answers = Answers()
  /// What it wants returned by a picker.
  var wants: PickerSelection = []
  /// Its own address book, which it may hand to a screen; made when it needs one first.
  private(set) lazy var book = screens.surroundings.makeWorkingCopy()
  private(set) var handed: Handed?
  /// The picker that it opened last.
  private(set) weak var picker: HeadlessPeoplePicker?

  private let screens: HeadlessContactScreens
  private let note: (String) -> Void
  private weak var screen: Screen?

  /// A client with an address book of its own; `note` is told what no delegate method tells.
  init(_ screens: HeadlessContactScreens, note: @escaping (String) -> Void) {
    self.screens = screens
    self.note = note
  }

  func moved(to presenter: (any Presenter)?) { screen = presenter as? Screen }
  func presentedDidLeave(_ content: any ScreenContent) { note("client.presentedDidLeave") }

  /// A picker of a generation, which is not shown yet.
  func makePicker(_ generation: PickerGeneration) -> HeadlessPeoplePicker {
    var surroundings = screens.surroundings
    surroundings.generation = generation
    let picker = HeadlessPeoplePicker(surroundings)
    self.picker = picker
    return picker
  }

  func makeNewPersonForm() -> any NewPersonForm { screens.makeNewPersonForm() }
  func makePersonCard() -> any PersonCard { screens.makePersonCard() }
  func makeUnknownPersonCard() -> any UnknownPersonCard { screens.makeUnknownPersonCard() }

  /// Shows a screen over itself, or on its own navigation stack.
  func show(_ content: any ScreenContent, _ way: Way) throws {
    guard let screen else { throw IntentRefused(.notShown, "client") }
    guard way.container != nil else {
      try screen.navigation?.push(content)
      return
    }
    try screen.present(
      content, in: way.container ?? .none, transition: .coverVertical, style: way.style)
  }

  /// Takes away what it shows, as a program does when it wants to.
  func dismiss() throws {
    guard let screen, screen.presented != nil || isBelow(screen.navigation) else {
      throw PresentationError.nothingToDismiss
    }
    try takeAway()
  }

  func keep(_ person: PersonRecord?, _ value: PersonValue? = nil, from screenBook: WorkingCopy?) {
    handed = person.map { Handed(person: $0, value: value, owner: owner(of: $0, screenBook)) }
  }

  /// What a delegate does that dismisses: it asks once, whatever lies over it by now.
  func dismissIfWanted() {
    if answers.dismisses { try? takeAway() }
  }

  private func takeAway() throws {
    guard let screen else { return }
    if screen.presented == nil, isBelow(screen.navigation) {
      try screen.navigation?.pop()
    } else {
      try screen.dismiss()
    }
  }

  private func isBelow(_ stack: NavigationStack?) -> Bool { (stack?.contents.count ?? 0) > 1 }

  private func owner(of person: PersonRecord, _ screenBook: WorkingCopy?) -> Owner {
    switch person.book {
    case nil: .nobody
    case let owner? where owner === book: .client
    case let owner? where owner === screenBook: .screen
    default: .system
    }
  }
}

/// How a client shows a screen.
struct Way {
  /// What the screen is wrapped in; nil pushes it.
  var container: Container?
  /// How much it covers.
  var style = PresentationStyle.fullScreen
}
