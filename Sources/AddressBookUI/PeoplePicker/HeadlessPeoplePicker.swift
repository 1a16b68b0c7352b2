public import AddressBook
public import Headless

/// The people picker without a screen: what the user does are its methods.
///
/// A list of people, searched and filtered, and over it the card of one. It speaks both generations of the
/// contract; ``ContactSurroundings/generation`` fixes one, else the delegate that is set decides.
public final class HeadlessPeoplePicker: HeadlessContactScreen, PeoplePicker {
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
  public internal(set) var searchText = ""
  /// The group that the list is limited to; nil for everybody.
  public internal(set) var group: GroupRecord?
  /// The person whose card is open; nil while the list is seen.
  public internal(set) var openPerson: PersonRecord?
  /// Who is marked, where several people are wanted (R-CN-20).
  public internal(set) var marked: Set<RecordID> = []
  /// Which calls the delegate lacks, in the order in which they were missed (B-01).
  public internal(set) var complaints: [PickerComplaint] = []

  /// The predicates as they were when the picker came up; later ones are not heeded (R-CN-21).
  private(set) var predicates = PickerPredicates()
  private lazy var systemBook = WorkingCopy(of: surroundings.database)

  /// A picker in its surroundings.
  public init(_ surroundings: ContactSurroundings) { super.init("picker", .own, surroundings) }

  /// Where the people come from: the one that was set, else one made now (R-PK-11).
  public override var addressBook: WorkingCopy {
    didSet {
      group = nil
      openPerson = nil
    }
  }

  /// Which contract it speaks now.
  public var generation: PickerGeneration {
    surroundings.generation ?? (selectionDelegate == nil ? .asking : .returning)
  }

  /// The words in the bar.
  public override var title: String { openPerson == nil ? group?.name ?? "All Contacts" : "Info" }

  /// Cancel, and while a card is open the way back to the list; Cancel and Done for several people.
  public override var barButtons: [BarButton] {
    guard !takesSeveral else {
      let done = BarButton("Done", side: .right, isDone: true, isEnabled: !marked.isEmpty)
      return [BarButton("Cancel", side: .left), done]
    }
    let cancel = BarButton("Cancel", side: .right)
    return openPerson == nil ? [cancel] : [BarButton("All Contacts", side: .left), cancel]
  }

  /// The card that is open, with the values of all linked records; nil while the list is seen.
  public var card: CardContents? {
    openPerson.map { CardContents(of: $0.unifiedPerson, limitedTo: displayedProperties) }
  }

  /// The list is that of the moment in which the picker appears.
  public override func willAppear() {
    super.willAppear()
    _ = listedBook
  }

  override func begin() {
    openPerson = nil
    searchText = ""
    group = nil
    complaints = []
    marked = []
    predicates = PickerPredicates(
      enables: predicateForEnablingPerson, selectsPerson: predicateForSelectionOfPerson,
      selectsValue: predicateForSelectionOfProperty)
  }

  /// The people that the list shows. The system's own picker of the returning generation shows them also to
  /// an app that may not see them (R-PK-20).
  var listedBook: WorkingCopy {
    let isLimited = generation == .returning && addressBook.authorization != .authorized
    return isLimited ? systemBook : addressBook
  }
}

/// What decides in the returning generation.
struct PickerPredicates {
  var enables: ((Person) -> Bool)?
  var selectsPerson: ((Person) -> Bool)?
  var selectsValue: ((PersonValue) -> Bool)?
}

/// Which call a delegate lacks, though the generation in force needs it.
public enum PickerComplaint: String, Hashable, Sendable {
  /// No callback takes a selection; a tap opens the card, a tap on a value runs its default action (B-01).
  case noSelectionCallback
  /// A predicate returns people and no callback takes them.
  case personNotWanted
  /// A predicate returns values and no callback takes them.
  case valueNotWanted
}
