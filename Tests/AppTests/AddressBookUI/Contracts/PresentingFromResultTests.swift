import AddressBook
import AddressBookUI
import Headless
import Testing

/// R-PK-22, R-CN-24: a delegate that presents a screen while it is told a result.
@Suite struct PresentingFromResultTests {
  let fixture: ContactFixture
  let note = HostPage("note")

  init() throws { fixture = try ContactFixture() }

  /// What ends the returning picker.
  enum Ending: CaseIterable {
    case person
    case value
    case several
    case cancel
  }

  private func picker(_ delegate: PresentingDelegate) throws -> HeadlessPeoplePicker {
    let picker = HeadlessPeoplePicker(fixture.surroundings)
    picker.selectionDelegate = delegate
    try fixture.present(picker)
    return picker
  }

  private func end(_ picker: HeadlessPeoplePicker, _ ending: Ending) throws {
    switch ending {
    case .person: try picker.choose(fixture.kate)
    case .value:
      try picker.choose(fixture.kate)
      try picker.chooseValue(.mobile)
    case .several:
      try picker.choose(fixture.kate)
      try picker.done()
    case .cancel: try picker.cancel()
    }
  }

  private func wants(_ ending: Ending) -> PickerSelection {
    switch ending {
    case .person, .cancel: .person
    case .value: .value
    case .several: .people
    }
  }

  @Test(
    arguments: Ending.allCases,
    [
      (Window.Transitions.immediate, PresentationStyle.fullScreen), (.immediate, .sheet),
      (.deferred, .fullScreen), (.deferred, .sheet),
    ])
  func `what is presented over the returning picker stays, and the picker leaves`(
    _ ending: Ending, way: (transitions: Window.Transitions, style: PresentationStyle)
  ) throws {
    let delegate = PresentingDelegate(wants(ending))
    let picker = try picker(delegate)
    fixture.window.transitions = way.transitions
    fixture.window.style = way.style
    delegate.onResult = { [fixture, note] in
      try fixture.window.frontmost?.present(note, in: .none, transition: .coverVertical)
    }
    try end(picker, ending)
    for _ in 0..<3 { fixture.window.finishTransition() }
    #expect(fixture.names == ["hotels", "form", "note"])
    #expect(delegate.count == 1)
    #expect(delegate.refusal == nil)
    #expect(throws: IntentRefused(.notShown, "cancel")) { try picker.cancel() }
    fixture.form.dismiss()
    fixture.window.finishTransition()
    #expect(fixture.names == ["hotels", "form"])
  }

  @Test(arguments: Ending.allCases)
  func `a second result is refused while something else is over the picker`(
    _ ending: Ending
  ) throws {
    let delegate = PresentingDelegate(wants(ending))
    let picker = try picker(delegate)
    var second: IntentRefused?
    delegate.onResult = {
      do throws(IntentRefused) { try picker.cancel() } catch { second = error }
    }
    try end(picker, ending)
    #expect(second == IntentRefused(.alreadyEnded, "cancel"))
    #expect(delegate.count == 1)
    #expect(fixture.names == ["hotels", "form"])
  }

  @Test(arguments: Ending.allCases, [Window.Transitions.immediate, .deferred])
  func `over the delegate's own screen nothing is presented while the picker is up`(
    _ ending: Ending, transitions: Window.Transitions
  ) throws {
    let delegate = PresentingDelegate(wants(ending))
    let picker = try picker(delegate)
    fixture.window.transitions = transitions
    delegate.onResult = { [fixture, note] in try fixture.form.present(note) }
    try end(picker, ending)
    fixture.window.finishTransition()
    #expect(delegate.refusal == .alreadyPresenting)
    #expect(fixture.names == ["hotels", "form"])
  }

  @Test(arguments: Ending.allCases)
  func `a delegate that dismisses the picker first presents over its own screen`(
    _ ending: Ending
  ) throws {
    let delegate = PresentingDelegate(wants(ending))
    let picker = try picker(delegate)
    delegate.onResult = { [fixture, note] in
      fixture.form.dismiss()
      try fixture.form.present(note)
    }
    try end(picker, ending)
    #expect(fixture.names == ["hotels", "form", "note"])
    #expect(delegate.refusal == nil)
  }

  @Test func `a picker that its delegate shows again at once stays`() throws {
    let delegate = PresentingDelegate(.person)
    let picker = try picker(delegate)
    delegate.onResult = { [fixture] in
      fixture.form.dismiss()
      try fixture.form.present(picker)
    }
    try picker.choose(fixture.kate)
    #expect(fixture.names == ["hotels", "form", "picker"])
    delegate.onResult = {}
    try picker.choose(fixture.anna)
    #expect(delegate.count == 2)
    #expect(fixture.names == ["hotels", "form"])
  }

  @Test func `what is presented over the asking picker stays until both are dismissed`() throws {
    let delegate = AskedDelegate(fixture)
    delegate.onCall = { [fixture, note] in
      try? fixture.window.frontmost?.present(note, in: .none, transition: .coverVertical)
    }
    let picker = HeadlessPeoplePicker(fixture.surroundings)
    picker.delegate = delegate
    try fixture.present(picker)
    try picker.choose(fixture.kate)
    #expect(fixture.names == ["hotels", "form", "picker", "note"])
    #expect(throws: IntentRefused(.notShown, "cancel")) { try picker.cancel() }
    fixture.form.dismiss()
    #expect(fixture.names == ["hotels", "form"])
  }

  @Test func `what is presented over a form as it ends stays until both are dismissed`() throws {
    let listener = NewPersonListener(fixture)
    listener.onEnd = { [fixture, note] in
      try? fixture.window.frontmost?.present(note, in: .none, transition: .coverVertical)
    }
    let form = HeadlessNewPersonForm(fixture.surroundings)
    form.displayedPerson = PersonRecord(.inn())
    form.delegate = listener
    try fixture.present(form)
    try form.save()
    #expect(fixture.names == ["hotels", "form", "newPerson", "note"])
    fixture.form.dismiss()
    #expect(fixture.names == ["hotels", "form"])
    #expect(fixture.events.filter { $0 == "newPerson.saved" }.count == 1)
  }
}

/// A delegate of the returning generation that does what a test sets at each result.
private final class PresentingDelegate: PeoplePickerSelectionDelegate {
  let wants: PickerSelection
  var onResult: () throws -> Void = {}
  private(set) var count = 0
  private(set) var refusal: PresentationError?

  init(_ wants: PickerSelection) { self.wants = wants }

  private func note() {
    count += 1
    do { try onResult() } catch { refusal = error as? PresentationError }
  }

  func peoplePicker(_ picker: any PeoplePicker, didSelect person: PersonRecord) { note() }
  func peoplePicker(
    _ picker: any PeoplePicker, didSelect person: PersonRecord, value: PersonValue
  ) { note() }
  func peoplePicker(_ picker: any PeoplePicker, didSelect people: [PersonRecord]) { note() }
  func peoplePickerDidCancel(_ picker: any PeoplePicker) { note() }
}
