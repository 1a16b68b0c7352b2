public import AddressBook
public import Headless

/// The people picker without a screen: what the user does are its methods.
///
/// A list of people, searched and filtered, and over it the card of one. It speaks both generations of the
/// contract; ``ContactSurroundings/generation`` fixes one, else the delegate that is set decides.
public final class HeadlessPeoplePicker: PeoplePicker {
  /// `picker`.
  public let screenName = "picker"
  /// It is a navigation container itself (R-PK-12).
  public let barNeed = NavigationBarRequirement.own
  /// The delegate of the asking generation.
  public weak var delegate: (any PeoplePickerDelegate)?
  /// The delegate of the returning generation.
  public weak var selectionDelegate: (any PeoplePickerSelectionDelegate)?
  /// Limits the card (R-PK-9).
  public var displayedProperties: [PersonProperty]?
  /// False disables a person's row (R-PK-17).
  public var predicateForEnablingPerson: ((Person) -> Bool)?
  /// True returns the person, false opens the card (R-PK-18).
  public var predicateForSelectionOfPerson: ((Person) -> Bool)?
  /// True returns the value, false runs its default action (R-PK-19).
  public var predicateForSelectionOfProperty: ((PersonValue) -> Bool)?
  /// What the user searches for; empty for everybody.
  public private(set) var searchText = ""
  /// The group that the list is limited to; nil for everybody.
  public private(set) var group: GroupRecord?
  /// The person whose card is open; nil while the list is seen.
  public private(set) var openPerson: PersonRecord?
  /// Who is marked, where several people are wanted (R-CN-20).
  public private(set) var marked: Set<RecordID> = []
  /// What the delegate should have answered and does not, in order (B-01).
  public private(set) var complaints: [PickerComplaint] = []

  /// The predicates as they were when the picker came up; later ones are not heeded (R-CN-21).
  private(set) var predicates = PickerPredicates()

  let surroundings: ContactSurroundings
  let stage = ScreenLifecycle()
  private var book: WorkingCopy?
  private var systemBook: WorkingCopy?

  /// A picker in its surroundings.
  public init(_ surroundings: ContactSurroundings) { self.surroundings = surroundings }

  /// Where the people come from: the one that was set, else one made now (R-PK-11).
  public var addressBook: WorkingCopy {
    get { surroundings.workingCopy(keptIn: &book) }
    set {
      book = newValue
      group = nil
      openPerson = nil
    }
  }

  /// Which contract it speaks now.
  public var generation: PickerGeneration {
    surroundings.generation ?? (selectionDelegate == nil ? .asking : .returning)
  }

  /// The words in the bar.
  public var title: String { openPerson == nil ? group?.name ?? "All Contacts" : "Info" }

  /// Cancel, and while a card is open the way back to the list; Cancel and Done for several people.
  public var barButtons: [BarButton] {
    guard !takesSeveral else { return [BarButton("Cancel", side: .left), doneButton] }
    let cancel = BarButton("Cancel", side: .right)
    return openPerson == nil ? [cancel] : [BarButton("All Contacts", side: .left), cancel]
  }

  /// The card that is open; nil while the list is seen.
  public var card: CardContents? {
    openPerson.map { CardContents(of: $0.person, limitedTo: displayedProperties) }
  }

  /// Begins a run with the whole list.
  public func moved(to presenter: (any Presenter)?) {
    stage.moved(to: presenter)
    guard presenter != nil else { return }
    openPerson = nil
    searchText = ""
    group = nil
    complaints = []
    marked = []
    predicates = PickerPredicates(
      enables: predicateForEnablingPerson, selectsPerson: predicateForSelectionOfPerson,
      selectsValue: predicateForSelectionOfProperty)
  }

  /// Notes that the user sees the picker: its list is that of now.
  public func willAppear() {
    stage.willAppear()
    _ = listedBook
  }

  /// Notes that the user does not see the picker any more.
  public func willDisappear(_ reason: DisappearReason) { stage.willDisappear() }

  func open(_ person: PersonRecord?) { openPerson = person }

  func limit(to group: GroupRecord?, search: String) {
    self.group = group
    searchText = search
  }

  func toggle(_ person: PersonRecord) {
    if marked.remove(person.id) == nil { marked.insert(person.id) }
  }

  func complain(_ complaint: PickerComplaint) { complaints.append(complaint) }

  /// The people that the list shows. The system's own picker of the returning generation shows them also to
  /// an app that may not see them (R-PK-20).
  var listedBook: WorkingCopy {
    guard generation == .returning, addressBook.authorization != .authorized else {
      return addressBook
    }
    let book = systemBook ?? WorkingCopy(of: surroundings.database)
    systemBook = book
    return book
  }
}

/// What decides in the returning generation.
struct PickerPredicates {
  var enables: ((Person) -> Bool)?
  var selectsPerson: ((Person) -> Bool)?
  var selectsValue: ((PersonValue) -> Bool)?
}

/// What a delegate does not answer, though the generation in force would have it.
public enum PickerComplaint: String, Hashable, Sendable {
  /// No callback takes a selection; a tap opens the card, a tap on a value runs its default action (B-01).
  case noSelectionCallback
  /// A predicate returns people and no callback takes them.
  case personNotWanted
  /// A predicate returns values and no callback takes them.
  case valueNotWanted
}
