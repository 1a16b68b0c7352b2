public import AddressBook
public import AddressBookUI
public import Headless

/// A new-person form that plays a script of user's actions against its delegate, sensible or not.
public final class ScriptedNewPersonForm: NewPersonForm {
  /// What the user, or a form gone wrong, does.
  public enum Action {
    /// Changes what will be saved.
    case edit((inout Person) -> Void)
    /// Saves the displayed person in the address book and reports it. Where that fails nothing is reported.
    case save
    /// Reports that the user cancelled.
    case cancel
    /// Reports a person that was never saved.
    case complete(PersonRecord?)
    /// Leaves by itself without a word.
    case leave
  }

  /// What happens, in order, when ``play()`` is called.
  public var script: [Action]
  /// What the last save that failed threw: a `RecordError` or a `SaveError`.
  public private(set) var failure: (any Error)?
  /// See `NewPersonForm.delegate`.
  public weak var delegate: (any NewPersonDelegate)?
  /// See `NewPersonForm.displayedPerson`.
  public var displayedPerson: PersonRecord?
  /// See `NewPersonForm.addressBook`.
  public lazy var addressBook = WorkingCopy(of: MemoryDatabase())
  /// See `NewPersonForm.parentGroup`; the script does not heed it.
  public var parentGroup: GroupRecord?

  private weak var presenter: (any Presenter)?

  /// A form with a script.
  public init(_ script: [Action] = []) { self.script = script }

  /// `newPerson`.
  public var screenName: String { "newPerson" }
  /// "New Contact".
  public var title: String { "New Contact" }
  /// Its buttons live in the bar.
  public var barRequirement: NavigationBarRequirement { .container }

  /// Remembers where it is shown.
  public func moved(to presenter: (any Presenter)?) { self.presenter = presenter }

  /// Plays the whole script.
  public func play() {
    for action in script {
      switch action {
      case .edit(let change): edit(change)
      case .save: save()
      case .cancel: delegate?.newPersonForm(self, didCompleteWith: nil)
      case .complete(let person): delegate?.newPersonForm(self, didCompleteWith: person)
      case .leave: try? presenter?.dismiss()
      }
    }
  }

  private func edit(_ change: (inout Person) -> Void) {
    let record = displayedPerson ?? PersonRecord()
    displayedPerson = record
    var person = record.person
    change(&person)
    attempt { try record.replace(with: person) }
  }

  private func save() {
    let record = displayedPerson ?? PersonRecord()
    let isSaved = attempt {
      if record.state == .draft { try addressBook.add(record) }
      try addressBook.save()
    }
    if isSaved { delegate?.newPersonForm(self, didCompleteWith: record) }
  }

  @discardableResult
  private func attempt(_ work: () throws -> Void) -> Bool {
    do {
      try work()
      return true
    } catch {
      failure = error
      return false
    }
  }
}
