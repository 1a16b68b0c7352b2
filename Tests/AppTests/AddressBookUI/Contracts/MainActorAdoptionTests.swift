import AddressBook
import AddressBookUI
import Headless
import Testing
import Undo

/// The shape of a view controller: a class of the main actor adopts the contracts by isolated conformances.
@MainActor
private final class ViewController {
  let screenName = "controller"
  let title = "Controller"
  let undoHistory: (any UndoManaging)? = nil
  let nextResponder: (any Responder)? = nil
  let isFrontmost = true
  let pasteboard: Pasteboard? = nil
  private(set) var calls: [String] = []

  private func note(_ call: String = #function) { calls.append(String(call.prefix { $0 != "(" })) }
}

extension ViewController: @MainActor PeoplePickerDelegate {
  func peoplePicker(
    _ picker: any PeoplePicker, shouldContinueAfterSelecting person: PersonRecord
  ) -> Bool { false }
  func peoplePicker(
    _ picker: any PeoplePicker, shouldContinueAfterSelecting person: PersonRecord,
    value: PersonValue
  ) -> Bool { false }
  func peoplePickerDidCancel(_ picker: any PeoplePicker) { note() }
}

extension ViewController: @MainActor PeoplePickerSelectionDelegate {
  var wants: PickerSelection { .person }
  func peoplePicker(_ picker: any PeoplePicker, didSelect person: PersonRecord) { note() }
  func peoplePicker(
    _ picker: any PeoplePicker, didSelect person: PersonRecord, value: PersonValue
  ) { note() }
}

extension ViewController: @MainActor NewPersonDelegate {
  func newPersonForm(_ form: any NewPersonForm, didCompleteWith person: PersonRecord?) { note() }
}

extension ViewController: @MainActor PersonCardDelegate {
  func personCard(
    _ card: any PersonCard, shouldPerformDefaultActionFor person: PersonRecord, value: PersonValue
  ) -> Bool { true }
}

extension ViewController: @MainActor UnknownPersonDelegate {
  func unknownPersonCard(_ card: any UnknownPersonCard, didResolveTo person: PersonRecord?) {
    note()
  }
}

extension ViewController: @MainActor ScreenContent {}

extension ViewController: @MainActor Presenter {
  func present(
    _ content: any ScreenContent, in container: Container, transition: Transition
  ) throws(PresentationError) {
    content.moved(to: self)
    content.willAppear()
  }
  func dismiss() throws(PresentationError) { note() }
  func show(_ alert: Alert) { note() }
}

extension ViewController: @MainActor TextFieldHost {
  func checkTouchable(_ what: String) throws(IntentRefused) {}
  func makeFirstResponder(_ field: TextField) -> Bool { true }
  func resign(_ field: TextField) {}
}

extension ViewController: @MainActor TextFieldDelegate {}

extension ViewController: @MainActor UndoObserver {
  func undoHistory(_ history: any UndoManaging, posted notification: UndoNotification) { note() }
}

extension ViewController: @MainActor DefaultActionHandler {
  func perform(_ action: DefaultAction) { note() }
}

@MainActor
@Suite struct MainActorAdoptionTests {
  @Test func `a view controller presents the contact screens and is their delegate`() throws {
    let fixture = try ContactFixture()
    let controller = ViewController()
    let picker = HeadlessPeoplePicker(fixture.surroundings)
    picker.selectionDelegate = controller
    try controller.present(picker, in: .none, transition: .coverVertical)
    try picker.choose(fixture.kate)
    let form = HeadlessNewPersonForm(fixture.surroundings)
    form.delegate = controller
    try controller.present(form, in: .navigation, transition: .coverVertical)
    try form.cancel()
    #expect(controller.calls == ["peoplePicker", "dismiss", "newPersonForm"])
  }

  @Test func `a view controller hosts text fields`() throws {
    let controller = ViewController()
    let field = TextField(name: "city")
    field.delegate = controller
    field.move(to: controller)
    #expect(field.beginEditing())
    try field.type("Needles")
    #expect(field.text == "Needles")
  }
}
