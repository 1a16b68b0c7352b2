public import AddressBook
public import AddressBookUI
public import Headless

/// A people picker that plays a script of user's actions against its delegate, sensible or not.
///
/// It knows no list and no card: it reports whatever person the script holds, so a controller's test needs no database.
public final class ScriptedPeoplePicker: PeoplePicker {
  /// What the user, or a picker gone wrong, does.
  public enum Action {
    /// Reports that a person was chosen.
    case choose(PersonRecord)
    /// Reports that a value of a person was chosen, whether a card is open or not.
    case chooseValue(PersonRecord, PersonValue)
    /// Reports several people at once, wanted or not; the asking generation knows no such thing.
    case choosePeople([PersonRecord])
    /// Reports that the user cancelled.
    case cancel
    /// Leaves by itself without a word.
    case leave
  }

  /// What happens, in order, when ``play()`` is called.
  public var script: [Action]
  /// What the asking generation's delegate returned for each choice, in order.
  public private(set) var decisions: [Bool] = []
  /// See `PeoplePicker.delegate`.
  public weak var delegate: (any PeoplePickerDelegate)?
  /// See `PeoplePicker.selectionDelegate`.
  public weak var selectionDelegate: (any PeoplePickerSelectionDelegate)?
  /// See `PeoplePicker.addressBook`.
  public lazy var addressBook = WorkingCopy(of: MemoryDatabase())
  /// See `PeoplePicker.displayedProperties`.
  public var displayedProperties: [PersonProperty]?
  /// See `PeoplePicker.predicateForEnablingPerson`.
  public var predicateForEnablingPerson: ((Person) -> Bool)?
  /// See `PeoplePicker.predicateForSelectionOfPerson`.
  public var predicateForSelectionOfPerson: ((Person) -> Bool)?
  /// See `PeoplePicker.predicateForSelectionOfProperty`.
  public var predicateForSelectionOfProperty: ((PersonValue) -> Bool)?

  private weak var presenter: (any Presenter)?

  /// A picker with a script.
  public init(_ script: [Action] = []) { self.script = script }

  /// `picker`.
  public var screenName: String { "picker" }
  /// "All Contacts".
  public var title: String { "All Contacts" }
  /// It is a navigation container itself.
  public var barRequirement: NavigationBarRequirement { .own }

  /// Remembers where it is shown.
  public func moved(to presenter: (any Presenter)?) { self.presenter = presenter }

  /// Plays the whole script, whatever the delegate returns. In the returning generation each choice and cancel
  /// makes the picker leave.
  public func play() {
    for action in script {
      switch action {
      case .choose(let person): choose(person)
      case .chooseValue(let person, let value): choose(value, of: person)
      case .choosePeople(let people): choose(people)
      case .cancel: cancel()
      case .leave: leave()
      }
    }
  }

  private func choose(_ person: PersonRecord) {
    if let delegate {
      decisions.append(delegate.peoplePicker(self, shouldContinueAfterSelecting: person))
    } else if let selectionDelegate {
      selectionDelegate.peoplePicker(self, didSelect: person)
      leave()
    }
  }

  private func choose(_ people: [PersonRecord]) {
    guard delegate == nil, let selectionDelegate else { return }
    selectionDelegate.peoplePicker(self, didSelect: people)
    leave()
  }

  private func choose(_ value: PersonValue, of person: PersonRecord) {
    if let delegate {
      decisions.append(
        delegate.peoplePicker(self, shouldContinueAfterSelecting: person, value: value))
    } else if let selectionDelegate {
      selectionDelegate.peoplePicker(self, didSelect: person, value: value)
      leave()
    }
  }

  private func cancel() {
    if let delegate {
      delegate.peoplePickerDidCancel(self)
    } else if let selectionDelegate {
      selectionDelegate.peoplePickerDidCancel(self)
      leave()
    }
  }

  private func leave() { presenter?.leave() }
}
