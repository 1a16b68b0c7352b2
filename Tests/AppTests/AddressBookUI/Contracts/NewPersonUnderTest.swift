import AddressBook
import AddressBookUI
import Fakes
import Testing

/// A new-person form and the user's hands on it: all that the contract's tests know of an implementation.
struct NewPersonUnderTest {
  let form: any NewPersonForm
  let enter: (String, PersonProperty) throws -> Void
  let save: () throws -> Void
  let cancel: () throws -> Void
  let delete: () throws -> Void
  let draft: () -> Person
}

/// The implementations that the contract's tests run over.
enum NewPersonImplementation: String, CaseIterable, CustomTestStringConvertible {
  case headless
  case scripted

  /// Those with a draft of their own; the others do whatever their script says.
  static let withScreens = [NewPersonImplementation.headless]

  var testDescription: String { rawValue }

  func make(_ surroundings: ContactSurroundings) -> NewPersonUnderTest {
    switch self {
    case .headless: NewPersonUnderTest(HeadlessNewPersonForm(surroundings))
    case .scripted: NewPersonUnderTest(ScriptedNewPersonForm(), surroundings)
    }
  }
}

extension NewPersonUnderTest {
  init(_ form: HeadlessNewPersonForm) {
    self.init(
      form: form, enter: { try form.set(text: $0, for: $1) }, save: { try form.save() },
      cancel: { try form.cancel() }, delete: { try form.delete() }, draft: { form.draft })
  }

  init(_ form: ScriptedNewPersonForm, _ surroundings: ContactSurroundings) {
    form.addressBook = WorkingCopy(of: surroundings.database)
    func play(_ action: ScriptedNewPersonForm.Action) {
      form.script = [action]
      form.play()
    }
    self.init(
      form: form, enter: { text, property in play(.edit { $0[text: property] = text }) },
      save: { play(.save) }, cancel: { play(.cancel) }, delete: {},
      draft: { form.displayedPerson?.person ?? Person() })
  }
}

/// A delegate that notes how the form ended, and dismisses it where a test wants that.
final class NewPersonListener: NewPersonDelegate {
  unowned let fixture: ContactFixture
  var dismisses = false
  var onEnd: () -> Void = {}
  private(set) var person: PersonRecord?

  init(_ fixture: ContactFixture) { self.fixture = fixture }

  func newPersonForm(_ form: any NewPersonForm, didCompleteWith person: PersonRecord?) {
    self.person = person
    fixture.note(person == nil ? "newPerson.cancelled" : "newPerson.saved")
    onEnd()
    if dismisses { fixture.form.dismiss() }
  }

  func newPersonFormDidDelete(_ form: any NewPersonForm) {
    fixture.note("newPerson.deleted")
    if dismisses { fixture.form.dismiss() }
  }
}
