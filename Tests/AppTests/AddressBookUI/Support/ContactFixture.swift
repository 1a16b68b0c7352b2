import AddressBook
import AddressBookUI
import Fakes
import Headless
import Testing

/// An address book with three people and a group, a window with a form in it, and a log of everything.
final class ContactFixture: ScreenObserver, DefaultActionHandler {
  let database = FailingContactDatabase()
  let window = Window()
  let form = HostPage()
  var surroundings: ContactSurroundings
  private(set) var events: [String] = []
  private(set) var actions: [DefaultAction] = []
  private(set) var kate = RecordID.invalid
  private(set) var anna = RecordID.invalid
  private(set) var inn = RecordID.invalid
  private(set) var friends = RecordID.invalid

  init() throws {
    surroundings = ContactSurroundings(database: database)
    let book = WorkingCopy(of: database)
    let records = [try Person.kate(), try Person.anna(), Person.inn()].map { PersonRecord($0) }
    for record in records { try book.add(record) }
    let group = GroupRecord(name: "Friends")
    try book.add(group)
    try book.addMember(records[1], to: group)
    try book.save()
    (kate, anna, inn, friends) = (records[0].id, records[1].id, records[2].id, group.id)
    surroundings.actions = self
    window.observer = self
    try window.show(RootPage())
    try window.root?.present(form, in: .navigation, transition: .flipHorizontal)
    events = []
  }

  func screens(did event: ScreenEvent) { note(event.description) }
  func perform(_ action: DefaultAction) { actions.append(action) }
  func note(_ event: String) { events.append(event) }
  func forget() { events = [] }

  /// Presents over the form.
  func present(_ content: any ScreenContent) throws {
    let screen = try #require(window.frontmost)
    let container = content.barRequirement == .container ? Container.navigation : .none
    try screen.present(content, in: container, transition: .coverVertical)
    forget()
  }

  /// The names of the screens from the root up.
  var names: [String] { window.screens.map(\.content.screenName) }

  /// What another app finds in the address book.
  var stored: [Person] { WorkingCopy(of: database).people().map(\.person) }
}

/// The app's first screen.
final class RootPage: ScreenContent {
  let screenName = "hotels"
  let title = "Hotels"
}

/// The app's form, which presents contact screens and dismisses them.
final class HostPage: ScreenContent {
  let screenName: String
  let title = "Hotel Information"
  private(set) var departed: [String] = []
  private weak var presenter: (any Presenter)?

  init(_ screenName: String = "form") { self.screenName = screenName }

  func moved(to presenter: (any Presenter)?) { self.presenter = presenter }
  func presentedDidLeave(_ content: any ScreenContent) { departed.append(content.screenName) }
  func dismiss() { try? presenter?.dismiss() }
  func present(_ content: any ScreenContent) throws {
    try presenter?.present(content, in: .none, transition: .coverVertical)
  }
}

extension Person {
  static func kate() throws -> Person {
    var person = Person()
    person[text: .firstName] = "Kate"
    person[text: .lastName] = "Bell"
    person[text: .note] = "Met in Needles"
    try person.add(.string("555-1234"), label: .mobile, to: .phone)
    try person.add(.string("555-4321"), label: "Boat", to: .phone)
    try person.add(.string("kate@example.com"), label: .work, to: .email)
    try person.add(.string("https://example.com"), label: .homePage, to: .url)
    let address = PostalAddress(street: "165 Davis Street", city: "Hillsborough", zip: "94010")
    try person.add(.dictionary(address.texts), label: .home, to: .address)
    return person
  }

  static func anna() throws -> Person {
    var person = Person()
    person[text: .firstName] = "Anna"
    person[text: .lastName] = "Haro"
    try person.add(.string("555-0000"), label: .home, to: .phone)
    return person
  }

  static func inn() -> Person {
    var person = Person()
    person[text: .organization] = "The Parent's Inn"
    person.kind = .organization
    return person
  }
}

extension PersonValue {
  static let mobile = PersonValue(.phone, identifier: 0)
}
