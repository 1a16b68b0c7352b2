public import AddressBook
public import Headless

/// A form in which the user completes and saves a new person (section C of the rules, listing 1-24).
///
/// Must be shown in a navigation container, since Cancel and Done live in its bar (R-NP-1).
public protocol NewPersonForm: ScreenContent {
  /// Told once how the form ended; not retained.
  var delegate: (any NewPersonDelegate)? { get set }
  /// Prefills the form and nothing else (R-NP-2).
  var displayedPerson: PersonRecord? { get set }
  /// Where the person is saved; made on first access if not set. A displayed person that has been added
  /// to an address book brings that one (R-NP-3).
  var addressBook: WorkingCopy { get set }
  /// The group that the new person joins when saved (R-NP-4).
  var parentGroup: GroupRecord? { get set }
}

/// Receives the end of a ``NewPersonForm``.
public protocol NewPersonDelegate: AnyObject {
  /// Save gives the saved person, Cancel and a sheet swiped away give nil; told once a run. The delegate
  /// dismisses (R-NP-5).
  ///
  /// After Save the record is in the database, and so is every other pending change (R-NP-6).
  func newPersonForm(_ form: any NewPersonForm, didCompleteWith person: PersonRecord?)
  /// The user deleted the displayed person, which was stored, inside the form; told instead of the
  /// completion (B-05). Not implemented, it completes with nil, so that the form is dismissed all the same.
  func newPersonFormDidDelete(_ form: any NewPersonForm)
}

extension NewPersonDelegate {
  /// Completes with nil.
  public func newPersonFormDidDelete(_ form: any NewPersonForm) {
    newPersonForm(form, didCompleteWith: nil)
  }
}
