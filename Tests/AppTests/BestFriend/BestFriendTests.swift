import AddressBook
import AddressBookUI
import BestFriend
import Fakes
import Headless
import Testing

@Suite struct BestFriendTests {
  private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1, 2, 3]

  private func kate() throws -> Person {
    var kate = try person(
      first: "Kate", last: "Bell", email: "kate@example.com",
      addresses: [(.home, PostalAddress(zip: "94010")), (.work, PostalAddress(zip: "10001"))])
    try kate.add(.string("second@example.com"), label: .work, to: .email)
    kate.imageData = Self.png
    return kate
  }

  private struct Rig {
    let recorder = EventRecorder()
    let screens = ScriptedContactScreens()
    let controller: BestFriendController
    let presenter: RecordingPresenter

    init(_ generation: PickerGeneration = .asking) {
      let screens = screens
      controller = BestFriendController(screens: screens, picker: generation) {
        WorkingCopy(of: MemoryDatabase())
      }
      presenter = RecordingPresenter(controller, recorder: recorder)
      recorder.follow(controller)
    }

    func choose(_ actions: ScriptedPeoplePicker.Action...) throws {
      try controller.choose()
      let picker = try #require(screens.pickers.last)
      recorder.follow(picker)
      picker.script = actions
      picker.play()
    }
  }

  @Test func `no friend is shown at first`() {
    let rig = Rig()
    #expect(rig.controller.friend == nil)
    #expect(rig.controller.buttons.count == 1)
  }

  @Test func `the four parts are shown, all at once`() throws {
    let rig = Rig()
    try rig.choose(.choose(PersonRecord(try kate())))
    #expect(
      rig.controller.friend
        == Friend(name: "Kate", photo: .image(Self.png), email: "kate@example.com", zip: "94010"))
    #expect(
      rig.recorder.events == [
        RecordedEvent(
          "presenter.present",
          ["screen": "picker", "container": "none", "transition": "coverVertical"]),
        RecordedEvent("picker.didSelectPerson", ["name": "Kate Bell", "answer": false]),
        RecordedEvent("bestFriend.changed", ["name": "Kate"]),
        RecordedEvent("presenter.dismiss", ["screen": "picker"]),
      ])
    #expect(rig.presenter.front === rig.controller)
  }

  @Test
  func
    `with a picker that returns the choice, each choice and cancel comes once and dismisses once`()
    throws
  {
    let rig = Rig(.returning)
    try rig.choose(.choose(PersonRecord(try kate())))
    #expect(
      rig.recorder.names == [
        "presenter.present", "picker.didSelectPerson", "bestFriend.changed", "presenter.dismiss",
      ])
    #expect(rig.controller.friend?.zip == "94010")
    _ = rig.recorder.takeEvents()
    for action in [
      ScriptedPeoplePicker.Action.cancel, .choosePeople([PersonRecord(try person(first: "John"))]),
      .chooseValue(PersonRecord(try person(first: "John")), PersonValue(.email, identifier: 0)),
    ] {
      try rig.choose(action)
    }
    #expect(rig.controller.friend?.name == "Kate")
    #expect(rig.recorder.names.filter { $0 == "presenter.dismiss" }.count == 3)
    #expect(!rig.recorder.names.contains("bestFriend.changed"))
    #expect(rig.presenter.front === rig.controller)
  }

  @Test(arguments: [PickerGeneration.asking, .returning])
  func `on the headless picker too, a choice and a cancel leave the friend on the screen`(
    _ generation: PickerGeneration
  ) throws {
    let database = MemoryDatabase()
    let book = WorkingCopy(of: database)
    let record = PersonRecord(try kate())
    try book.add(record)
    try book.save()
    let window = Window()
    let controller = BestFriendController(
      screens: HeadlessContactScreens(ContactSurroundings(database: database)), picker: generation
    ) { WorkingCopy(of: database) }
    try window.show(controller)
    try controller.choose()
    try #require(window.visibleContent as? HeadlessPeoplePicker).choose(record.id)
    #expect(window.visibleContent === controller)
    try controller.choose()
    try #require(window.visibleContent as? HeadlessPeoplePicker).cancel()
    #expect(window.visibleContent === controller)
    #expect(controller.friend?.email == "kate@example.com")
  }

  @Test func `of linked people each part comes from the record that has it`() throws {
    let database = MemoryDatabase()
    let book = WorkingCopy(of: database)
    let (robert, bob) = (
      PersonRecord(try person(first: "Robert", email: "r@example.com")),
      PersonRecord(try person(first: "Bob", addresses: [(.home, PostalAddress(zip: "94010"))]))
    )
    for record in [robert, bob] { try book.add(record) }
    try book.save()
    try book.link(robert, bob)
    let rig = Rig()
    try rig.choose(.choose(robert))
    #expect(rig.controller.friend == Friend(name: "Robert", email: "r@example.com", zip: "94010"))
  }

  @Test func `nothing of the friend before stays`() throws {
    let rig = Rig()
    try rig.choose(.choose(PersonRecord(try kate())))
    try rig.choose(.choose(PersonRecord(try person(first: "John"))))
    #expect(rig.controller.friend == Friend(name: "John"))
    #expect(rig.controller.friend?.photo == .placeholder)
  }

  @Test func `cancel keeps the friend and calls no delegate`() throws {
    let rig = Rig()
    try rig.choose(.choose(PersonRecord(try kate())))
    let before = rig.controller.friend
    _ = rig.recorder.takeEvents()
    try rig.choose(.cancel)
    #expect(rig.controller.friend == before)
    #expect(
      rig.recorder.names == ["presenter.present", "picker.didCancel", "presenter.dismiss"])
  }

  @Test func `the picker is dismissed once, however often it reports`() throws {
    let rig = Rig()
    let friend = PersonRecord(try kate())
    try rig.choose(.choose(friend), .choose(friend), .cancel, .cancel)
    #expect(rig.recorder.names.filter { $0 == "presenter.dismiss" }.count == 1)
    try rig.choose(.leave, .cancel)
    #expect(rig.recorder.names.filter { $0 == "presenter.dismiss" }.count == 2)
    #expect(rig.presenter.front === rig.controller)
  }

  @Test func `a value gets no for an answer and changes nothing`() throws {
    let rig = Rig()
    try rig.choose(.chooseValue(PersonRecord(try kate()), PersonValue(.email, identifier: 0)))
    #expect(rig.screens.pickers.last?.decisions == [false])
    #expect(rig.controller.friend == nil)
  }

  @Test func `a covered screen takes no taps, and a refused picker leaves it usable`() throws {
    let rig = Rig()
    rig.presenter.refusal = .inTransition
    #expect(throws: PresentationError.inTransition) { try rig.controller.choose() }
    rig.presenter.refusal = nil
    try rig.controller.choose()
    #expect(throws: IntentRefused(.notShown, "bestFriend")) { try rig.controller.choose() }
  }

  @Test func `the flow runs on the headless picker`() throws {
    let database = MemoryDatabase()
    let book = WorkingCopy(of: database)
    let record = PersonRecord(try kate())
    try book.add(record)
    try book.save()
    let window = Window()
    let controller = BestFriendController(
      screens: HeadlessContactScreens(ContactSurroundings(database: database))
    ) { WorkingCopy(of: database) }
    try window.show(controller)
    try controller.choose()
    let picker = try #require(window.visibleContent as? HeadlessPeoplePicker)
    try picker.choose(record.id)
    #expect(window.visibleContent === controller)
    #expect(controller.friend?.name == "Kate")
    window.style = .sheet
    for _ in 0..<2 {
      try controller.choose()
      try #require(window.visibleContent as? HeadlessPeoplePicker).cancel()
    }
    #expect(window.visibleContent === controller)
  }
}

@Suite struct FriendTests {
  @Test func `some name is always shown`() throws {
    #expect(Friend(try person(last: "Bell")).name == "Bell")
    #expect(Friend(try person(organization: "Hotel Especial")).name == "Hotel Especial")
    #expect(Friend(try person(first: " ", nickname: "Sparky")).name == "Sparky")
    #expect(Friend(try person(email: "who@example.com")).name == "who@example.com")
    #expect(Friend(Person()).name == "No Name")
  }

  @Test func `missing parts are missing`() throws {
    let friend = Friend(
      try person(first: "Kate", email: " ", addresses: [(.home, PostalAddress(city: "X"))]))
    #expect(friend == Friend(name: "Kate", photo: .placeholder, email: nil, zip: nil))
  }

  @Test(arguments: [
    [0xFF, 0xD8, 0xFF, 0xE0], [0x47, 0x49, 0x46, 0x38, 0x39], [0x42, 0x4D, 0],
    [0x49, 0x49, 0x2A, 0, 8], [0x4D, 0x4D, 0, 0x2A, 0],
    Array("RIFF1234WEBPVP8".utf8), Array("1234ftypheic ".utf8), Array("1234ftypmif1 ".utf8),
  ])
  func `bytes that begin as a picture are one`(_ bytes: [UInt8]) {
    #expect(Photo(bytes) == .image(bytes))
  }

  @Test(
    arguments: [nil, [], [0xFF, 0xD8], Array("not a picture".utf8), [0x89, 0x50]] as [[UInt8]?])
  func `other bytes are none`(_ bytes: [UInt8]?) {
    #expect(Photo(bytes) == .placeholder)
  }
}
