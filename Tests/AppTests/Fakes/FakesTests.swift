import AddressBook
import AddressBookUI
import Fakes
import Headless
import RoadTrip
import Testing

@Suite struct EventRecorderTests {
  @Test func `a recorder keeps its delegates no longer than what they follow`() {
    let recorder = EventRecorder()
    weak var first: (any PeoplePickerDelegate)?
    let app = RecordingPeoplePickerDelegate(recorder: recorder)
    for number in 0..<3 {
      let picker = ScriptedPeoplePicker([.cancel])
      picker.delegate = app
      recorder.follow(picker)
      if number == 0 { first = picker.delegate }
      #expect((first != nil) == (number == 0))
      picker.play()
    }
    #expect(recorder.takeEvents().count == 6)
    #expect(recorder.events.isEmpty)
  }

  @Test func `events stand in order, and an answer is filled in at its place`() {
    let recorder = EventRecorder()
    let slot = recorder.record("picker.didSelectPerson", ["name": "Kate"])
    recorder.record("presenter.dismiss")
    recorder.complete(slot, ["answer": false])
    #expect(
      recorder.takeEvents().map(\.description) == [
        "picker.didSelectPerson answer=false name=Kate", "presenter.dismiss",
      ])
    recorder.complete(slot, ["answer": true])
    #expect(recorder.events.isEmpty)
  }

  @Test func `details read as they are written`() {
    let event = RecordedEvent("x", ["a": nil, "b": 3, "c": true, "d": "text"])
    #expect(event.description == "x a=none b=3 c=true d=text")
    #expect(EventDetail(Optional<String>.none) == .none)
  }

  @Test func `following forwards to the delegate that was set, weakly`() throws {
    let recorder = EventRecorder()
    let picker = ScriptedPeoplePicker([.cancel])
    var yes: YesDelegate? = YesDelegate()
    picker.delegate = yes
    recorder.follow(picker)
    picker.play()
    #expect(yes?.cancels == 1)
    picker.script = [.choose(PersonRecord(try person(first: "Kate")))]
    picker.play()
    #expect(picker.decisions == [true])
    yes = nil
    picker.play()
    #expect(picker.decisions == [true, false])
    #expect(
      recorder.names == [
        "picker.didCancel", "picker.didSelectPerson", "picker.didSelectPerson",
      ])
  }

  @Test func `the returning generation's delegate keeps its wishes`() throws {
    let recorder = EventRecorder()
    let picker = ScriptedPeoplePicker([.choose(PersonRecord()), .cancel])
    let delegate = RecordingPickerSelectionDelegate(recorder: EventRecorder())
    delegate.wanted = .person
    picker.selectionDelegate = delegate
    recorder.follow(picker)
    #expect(picker.selectionDelegate?.wants == .person)
    picker.play()
    #expect(recorder.names == ["picker.didSelectPerson", "picker.didCancel"])
  }

  @Test func `cards and fields are followed too`() throws {
    let recorder = EventRecorder()
    let value = PersonValue(.phone, identifier: 0)
    let card = ScriptedPersonCard([value])
    card.displayedPerson = PersonRecord(try person(first: "Kate"))
    recorder.follow(card)
    card.play()
    let unknown = ScriptedUnknownPersonCard([.tap(value), .resolve(nil)])
    unknown.displayedPerson = card.displayedPerson
    recorder.follow(unknown)
    unknown.play()
    let field = TextField(name: "city")
    recorder.follow(field)
    #expect(!field.beginEditing())
    #expect(card.decisions == [true])
    #expect(unknown.decisions == [true])
    #expect(
      recorder.events.map(\.description) == [
        "personCard.shouldPerformDefaultAction answer=true identifier=0 name=Kate property=phone",
        "unknownPerson.shouldPerformDefaultAction answer=true identifier=0 name=Kate property=phone",
        "unknownPerson.didResolve name=none",
      ])
  }
}

/// Allows everything.
private final class YesDelegate: PeoplePickerDelegate {
  var cancels = 0

  func peoplePicker(
    _ picker: any PeoplePicker, shouldContinueAfterSelecting person: PersonRecord
  ) -> Bool { true }
  func peoplePicker(
    _ picker: any PeoplePicker, shouldContinueAfterSelecting person: PersonRecord,
    value: PersonValue
  ) -> Bool { true }
  func peoplePickerDidCancel(_ picker: any PeoplePicker) { cancels += 1 }
}

@Suite struct SurroundingsTests {
  @Test func `a clock stops where numbers end`() {
    let clock = ManualClock(now: .max - 1)
    var isDone = false
    clock.after(milliseconds: .max) { isDone = true }
    clock.advance(milliseconds: .max)
    #expect(clock.now == .max)
    #expect(isDone)
  }

  @Test func `the clock does work at its own time and in order`() {
    let clock = ManualClock(now: 100)
    var log: [String] = []
    clock.after(milliseconds: 20) { log.append("b\(clock.now)") }
    clock.after(milliseconds: 10) {
      log.append("a\(clock.now)")
      clock.after(milliseconds: 10) { log.append("c\(clock.now)") }
    }
    clock.after(milliseconds: 50) { log.append("d") }
    clock.advance(milliseconds: 30)
    #expect(log == ["a110", "b120", "c120"])
    #expect(clock.now == 130)
  }

  @Test func `identifiers count`() {
    let ids = SequentialIDs(prefix: "hotel-", first: 9)
    #expect([ids.next(), ids.next()] == ["hotel-9", "hotel-10"])
    #expect(HotelID(rawValue: "hotel-9") < HotelID(rawValue: "hotel-10"))
  }

  @Test func `a geocoder replies once: late, by hand or with the cancel`() throws {
    let clock = ManualClock()
    let recorder = EventRecorder()
    let geocoder = ScriptedGeocoder(try places(), clock: clock, recorder: recorder)
    var answers: [String] = []
    func ask(_ name: String) -> any GeocodingRequest {
      geocoder.geocode(StreetAddress(zip: "92363")) { result in
        switch result {
        case .success: answers.append("\(name) found")
        case .failure(let error): answers.append("\(name) \(error.rawValue)")
        }
      }
    }
    geocoder.pace = .after(milliseconds: 10)
    let late = ask("late")
    geocoder.failure = .network
    _ = ask("failing")
    geocoder.failure = nil
    geocoder.pace = .held
    let held = ask("held")
    _ = ask("second")
    held.cancel()
    held.cancel()
    geocoder.answer(3)
    clock.advance(milliseconds: 10)
    late.cancel()
    geocoder.answer(0)
    #expect(answers == ["held cancelled", "second found", "late found", "failing network"])
    #expect(geocoder.unanswered.isEmpty)
    #expect(recorder.names.filter { $0 == "geocoder.cancelled" }.count == 1)
  }

  @Test func `a refusing database stores nothing until it works again`() throws {
    let recorder = EventRecorder()
    let database = FailingContactDatabase(recorder: recorder)
    let book = WorkingCopy(of: database)
    try book.add(PersonRecord(try person(first: "Kate")))
    database.failure = .notPermittedByStore
    #expect(throws: SaveError.notPermittedByStore) { try book.save() }
    #expect(throws: SaveError.notPermittedByStore) { try database.refresh() }
    #expect(database.state.personCount == 0)
    database.failure = nil
    try book.save()
    #expect(database.state.personCount == 1)
    #expect(
      recorder.events.map(\.description) == [
        "addressBook.saveFailed", "addressBook.saved added=1 removed=0 updated=0",
      ])
  }

  @Test func `a new-person form that cannot save calls no delegate`() throws {
    let database = FailingContactDatabase()
    database.failure = .notPermittedByUser
    let recorder = EventRecorder()
    let form = ScriptedNewPersonForm([.edit { $0[text: .firstName] = "Kate" }, .save])
    form.addressBook = WorkingCopy(of: database)
    recorder.follow(form)
    form.play()
    #expect(form.failure as? SaveError == .notPermittedByUser)
    #expect(recorder.events.isEmpty)
    database.failure = nil
    form.script = [.save]
    form.play()
    #expect(recorder.events == [RecordedEvent("newPerson.didComplete", ["name": "Kate"])])
  }
}

@Suite struct RecordingPresenterTests {
  private final class Page: ScreenContent {
    let screenName: String
    let title = ""
    let recorder: EventRecorder
    weak var presenter: (any Presenter)?

    init(_ name: String, _ recorder: EventRecorder) {
      screenName = name
      self.recorder = recorder
    }

    func moved(to presenter: (any Presenter)?) { self.presenter = presenter }
    func willAppear() { recorder.record("\(screenName).willAppear") }
    func didAppear() { recorder.record("\(screenName).didAppear") }
    func willDisappear(_ reason: DisappearReason) {
      recorder.record("\(screenName).willDisappear", ["reason": .text("\(reason)")])
    }
    func didDisappear() { recorder.record("\(screenName).didDisappear") }
  }

  @Test func `it plays the order of a full-screen modal`() throws {
    let recorder = EventRecorder()
    let (a, b) = (Page("a", recorder), Page("b", recorder))
    let presenter = RecordingPresenter(a, recorder: recorder)
    _ = recorder.takeEvents()
    try presenter.present(b, in: .navigation, transition: .flipHorizontal)
    #expect(
      recorder.takeEvents().map(\.description) == [
        "presenter.present container=navigation screen=b transition=flipHorizontal",
        "a.willDisappear reason=covered", "b.willAppear", "b.didAppear", "a.didDisappear",
      ])
    try b.presenter?.dismiss()
    #expect(
      recorder.takeEvents().map(\.description) == [
        "presenter.dismiss screen=b", "b.willDisappear reason=leaving", "a.willAppear",
        "a.didAppear", "b.didDisappear",
      ])
    #expect(b.presenter == nil)
  }

  @Test func `one presents one, and the root has nothing to dismiss`() throws {
    let recorder = EventRecorder()
    let presenter = RecordingPresenter(Page("a", recorder), recorder: recorder)
    #expect(throws: PresentationError.nothingToDismiss) { try presenter.dismiss() }
    try presenter.present(Page("b", recorder), in: .none, transition: .crossDissolve)
    #expect(throws: PresentationError.alreadyPresenting) {
      try presenter.present(Page("c", recorder), in: .none, transition: .crossDissolve)
    }
  }

  @Test func `a dismissal low in the stack takes everything above`() throws {
    let recorder = EventRecorder()
    let presenter = RecordingPresenter(Page("a", recorder), recorder: recorder)
    let (b, c) = (Page("b", recorder), Page("c", recorder))
    try presenter.present(b, in: .none, transition: .coverVertical)
    try b.presenter?.present(c, in: .none, transition: .coverVertical)
    #expect(presenter.front === c)
    try presenter.dismiss()
    #expect(presenter.front.screenName == "a")
    #expect(b.presenter == nil)
    #expect(c.presenter == nil)
  }

  @Test func `alerts are kept at the root`() throws {
    let recorder = EventRecorder()
    let presenter = RecordingPresenter(Page("a", recorder), recorder: recorder)
    let b = Page("b", recorder)
    try presenter.present(b, in: .none, transition: .coverVertical)
    b.presenter?.show(Alert("Trouble"))
    #expect(presenter.alerts.map(\.title) == ["Trouble"])
  }
}
