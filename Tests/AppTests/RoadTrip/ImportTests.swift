import AddressBook
import AddressBookUI
import Fakes
import Headless
import RoadTrip
import Testing

@Suite struct ImportTests {
  private let davis = PostalAddress(
    street: "165 Davis Street", city: "Hillsborough", state: "CA", zip: "94010")
  private let broadway = PostalAddress(street: "12 Broadway", city: "Needles", zip: "92363")

  private func kate() throws -> Person {
    try person(first: "Kate", last: "Bell", addresses: [(.home, davis)])
  }

  private func anna() throws -> Person {
    try person(first: "Anna", last: "Haro", addresses: [(.home, davis), (.work, broadway)])
  }

  private static let runs = ScreenImplementation.allCases.flatMap { screens in
    [PickerGeneration.asking, .returning].map { (screens, $0) }
  }

  @Test(arguments: runs)
  func `name and address land in the form, and the picker is dismissed once`(
    _ run: (screens: ScreenImplementation, generation: PickerGeneration)
  ) throws {
    let rig = try TripRig(run.screens, people: [try kate()], picker: run.generation)
    try rig.list.add()
    try rig.form().getFromContacts()
    #expect(rig.front == "picker")
    _ = rig.recorder.takeEvents()
    try rig.choose("Kate Bell")
    #expect(rig.front == "form")
    #expect(
      try rig.form().fields
        == HotelFields(
          name: "Kate Bell", street: "165 Davis Street", city: "Hillsborough", state: "CA",
          zip: "94010"))
    #expect(rig.recorder.names.filter { $0 == "presenter.dismiss" }.count <= 1)
    #expect(rig.store.saveCount == 0)
    #expect(rig.database.commitCount == 1)
  }

  @Test(arguments: runs)
  func `of several addresses the user picks one`(
    _ run: (screens: ScreenImplementation, generation: PickerGeneration)
  ) throws {
    let rig = try TripRig(run.screens, people: [try anna()], picker: run.generation)
    try rig.list.add()
    try rig.form().getFromContacts()
    if run.screens == .headless || run.generation == .asking {
      try rig.choose("Anna Haro")
      #expect(rig.front == "picker")
      #expect(try rig.form().fields == .defaults)
    }
    try rig.chooseAddress(.work, of: "Anna Haro")
    #expect(rig.front == "form")
    #expect(
      try rig.form().fields
        == HotelFields(name: "Anna Haro", street: "12 Broadway", city: "Needles", zip: "92363"))
  }

  @Test(arguments: runs)
  func `cancelling brings the form back as it was`(
    _ run: (screens: ScreenImplementation, generation: PickerGeneration)
  ) throws {
    let rig = try TripRig(run.screens, people: [try kate()], picker: run.generation)
    try rig.list.add()
    try rig.enter([.name: "The Parent's Inn"])
    let before = try rig.form().fields
    try rig.form().getFromContacts()
    try rig.cancelPicker()
    #expect(rig.front == "form")
    #expect(try rig.form().fields == before)
    try rig.form().getFromContacts()
    #expect(rig.front == "picker")
  }

  @Test(arguments: runs)
  func `a contact with one usable address or none is taken at once`(
    _ run: (screens: ScreenImplementation, generation: PickerGeneration)
  ) throws {
    let daniel = try person(
      first: "Daniel", addresses: [(.home, PostalAddress(street: " ")), (.work, broadway)])
    let rig = try TripRig(
      run.screens, people: [daniel, try person(first: "Sandra")], picker: run.generation)
    try rig.list.add()
    try rig.form().getFromContacts()
    try rig.choose("Daniel")
    #expect(
      try rig.form().fields
        == HotelFields(name: "Daniel", street: "12 Broadway", city: "Needles", zip: "92363"))
    try rig.form().getFromContacts()
    try rig.choose("Sandra")
    #expect(rig.front == "form")
    #expect(try rig.form().fields == HotelFields(name: "Sandra"))
  }

  @Test func `several people at once are not wanted, and change nothing`() throws {
    let rig = try TripRig(.scripted, picker: .returning)
    try rig.list.add()
    let form = try rig.form()
    try form.getFromContacts()
    #expect(!form.wants.contains(.people))
    let picker = try #require(rig.scripted.pickers.last)
    picker.script = [.choosePeople([PersonRecord(try kate()), PersonRecord(try anna())])]
    picker.play()
    #expect(rig.front == "form")
    #expect(form.fields == .defaults)
    try form.getFromContacts()
  }

  @Test(arguments: [PickerGeneration.asking, .returning])
  func
    `of linked people the name comes from the one chosen, the address from the record that has one`(
      _ generation: PickerGeneration
    ) throws
  {
    let rig = try TripRig(
      .scripted,
      people: [
        try person(first: "Robert", email: "r@example.com"),
        try person(first: "Bob", addresses: [(.work, broadway)]),
      ], picker: generation)
    try rig.link("Robert", "Bob")
    try rig.list.add()
    try rig.form().getFromContacts()
    try rig.choose("Robert")
    #expect(rig.front == "form")
    #expect(
      try rig.form().fields
        == HotelFields(name: "Robert", street: "12 Broadway", city: "Needles", zip: "92363"))
  }

  @Test func `of linked people with an address each the user picks one`() throws {
    let rig = try TripRig(
      .scripted,
      people: [
        try person(first: "Robert", addresses: [(.home, davis)]),
        try person(first: "Bob", addresses: [(.work, broadway)]),
      ])
    try rig.link("Robert", "Bob")
    try rig.list.add()
    try rig.form().getFromContacts()
    try rig.choose("Robert")
    #expect(rig.front == "picker")
    try rig.chooseAddress(.work, of: "Bob")
    #expect(rig.front == "form")
    #expect(try rig.form().fields.address.street == "12 Broadway")
  }

  @Test func `the asking delegate returns no, and yes to open the card`() throws {
    let rig = try TripRig(people: [try kate(), try anna()])
    try rig.list.add()
    try rig.form().getFromContacts()
    rig.recorder.follow(try rig.headlessPicker())
    rig.recorder.follow(rig.window)
    try rig.choose("Anna Haro")
    #expect(try rig.headlessPicker().displayedProperties == [.address])
    try rig.headlessPicker().back()
    try rig.choose("Kate Bell")
    #expect(
      rig.recorder.events.filter { $0.name.hasPrefix("picker.did") } == [
        RecordedEvent("picker.didSelectPerson", ["name": "Anna Haro", "answer": true]),
        RecordedEvent("picker.didSelectPerson", ["name": "Kate Bell", "answer": false]),
        RecordedEvent("picker.didDisappear"),
      ])
    #expect(rig.recorder.names.filter { $0 == "picker.dismissed" }.count == 1)
  }

  @Test func `the returning delegate declares what it wants before`() throws {
    let rig = try TripRig(.scripted, people: [try kate(), try anna()], picker: .returning)
    try rig.list.add()
    let form = try rig.form()
    try form.getFromContacts()
    let picker = try #require(rig.scripted.pickers.last)
    #expect(picker.delegate == nil)
    #expect(form.wants == [.person, .value])
    #expect(picker.predicateForSelectionOfPerson?(try kate()) == true)
    #expect(picker.predicateForSelectionOfPerson?(try anna()) == false)
    #expect(picker.predicateForSelectionOfProperty?(PersonValue(.address)) == true)
    #expect(picker.predicateForSelectionOfProperty?(PersonValue(.phone)) == false)
  }

  @Test func `a value that is no address does nothing`() throws {
    let rig = try TripRig(.scripted)
    try rig.list.add()
    try rig.form().getFromContacts()
    let picker = try #require(rig.scripted.pickers.last)
    let record = PersonRecord(try anna())
    picker.script = [
      .chooseValue(record, PersonValue(.phone, identifier: 0)),
      .chooseValue(record, PersonValue(.address, identifier: 7)),
    ]
    picker.play()
    #expect(picker.decisions == [false, false])
    #expect(rig.front == "picker")
    #expect(try rig.form().fields == .defaults)
  }

  @Test func `a contact without an address blanks all four`() throws {
    let rig = try TripRig(people: [try person(first: "Daniel", last: "Higgins")])
    try rig.list.add()
    try rig.form().getFromContacts()
    try rig.choose("Daniel Higgins")
    #expect(try rig.form().fields == HotelFields(name: "Daniel Higgins"))
  }

  @Test func `an import after an import replaces everything`() throws {
    let partial = try person(
      first: "Daniel", last: "Higgins", addresses: [(.home, PostalAddress(city: "Needles"))])
    let rig = try TripRig(people: [try kate(), partial])
    try rig.list.add()
    for name in ["Kate Bell", "Daniel Higgins"] {
      try rig.form().getFromContacts()
      try rig.choose(name)
    }
    #expect(try rig.form().fields == HotelFields(name: "Daniel Higgins", city: "Needles"))
  }

  @Test func `blank addresses are not offered`() throws {
    let blank = PostalAddress(street: " ", country: "USA")
    let rig = try TripRig(
      people: [try person(first: "Kate", addresses: [(.home, blank), (.work, broadway)])])
    try rig.list.add()
    try rig.form().getFromContacts()
    try rig.choose("Kate")
    #expect(try rig.form().fields.address.city == "Needles")
  }

  @Test func `a memory warning while the picker covers the form loses nothing`() throws {
    let rig = try TripRig(people: [try kate()])
    try rig.list.add()
    try rig.enter([.name: "The Parent's Inn", .city: "Needles"])
    try rig.form().getFromContacts()
    rig.window.receiveMemoryWarning()
    #expect(try rig.form().textFields.map(\.text) == ["", "", "", "", ""])
    #expect(try rig.form().fields.name == "The Parent's Inn")
    try rig.cancelPicker()
    #expect(
      try rig.form().textFields.map(\.text)[...2] == [
        "The Parent's Inn", "1 Dr Carlton B Goodlett Place", "Needles",
      ])
    try rig.form().getFromContacts()
    rig.window.receiveMemoryWarning()
    try rig.choose("Kate Bell")
    #expect(
      try rig.form().textFields.map(\.text) == [
        "Kate Bell", "165 Davis Street", "Hillsborough", "CA", "94010",
      ])
  }

  @Test func `what an import wrote is not taken for typing`() throws {
    let rig = try TripRig(people: [try kate()])
    try rig.list.add()
    let name = try #require(try rig.form().textFields.first)
    #expect(name.beginEditing())
    try name.type("!")
    try rig.form().getFromContacts()
    try rig.choose("Kate Bell")
    #expect(try rig.shakeChoices() == [])
  }

  @Test func `a picker that left by itself takes no form with it`() throws {
    let rig = try TripRig(.scripted)
    try rig.list.add()
    try rig.form().getFromContacts()
    let picker = try #require(rig.scripted.pickers.last)
    picker.script = [.leave, .choose(PersonRecord(try kate())), .cancel, .cancel]
    picker.play()
    #expect(rig.front == "form")
    #expect(try rig.form().fields.name == "Kate Bell")
    try rig.form().save()
    #expect(rig.names == ["Kate Bell"])
  }

  @Test func `a picker that reports after the form has ended is ignored`() throws {
    let rig = try TripRig(.scripted)
    try rig.list.add()
    let form = try rig.form()
    try form.getFromContacts()
    let picker = try #require(rig.scripted.pickers.last)
    picker.script = [.cancel]
    picker.play()
    try form.save()
    picker.script = [.choose(PersonRecord(try kate())), .cancel]
    picker.play()
    #expect(rig.front == "hotels")
    #expect(rig.names == ["Hotel California"])
  }

  @Test func `a covered form takes no taps`() throws {
    let rig = try TripRig(.scripted)
    try rig.list.add()
    let form = try rig.form()
    try form.getFromContacts()
    let refusal = IntentRefused(.notShown, "form")
    #expect(throws: refusal) { try form.getFromContacts() }
    #expect(throws: refusal) { try form.saveToContacts() }
    #expect(throws: refusal) { try form.save() }
    #expect(throws: refusal) { try form.cancel() }
    #expect(rig.scripted.pickers.count == 1)
    #expect(rig.scripted.newPersonForms.isEmpty)
  }
}

@Suite struct ImportedNameTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let person: Person
    let name: String
  }

  private static func cases() throws -> [Case] {
    [
      Case(
        testDescription: "a friend with a job",
        person: try person(first: "Anna", last: "Haro", organization: "Haro Design"),
        name: "Anna Haro"),
      Case(
        testDescription: "a company's card with a contact person",
        person: try person(
          first: "Anna", last: "Haro", organization: "Haro Design", kind: .organization),
        name: "Haro Design"),
      Case(
        testDescription: "a company's card without an organization",
        person: try person(first: "Anna", last: "Haro", kind: .organization), name: "Anna Haro"),
      Case(testDescription: "only a last name", person: try person(last: "Smith"), name: "Smith"),
      Case(testDescription: "only a first name", person: try person(first: "Cher"), name: "Cher"),
      Case(
        testDescription: "blank parts",
        person: try person(first: " ", last: "Smith", organization: " "), name: "Smith"),
      Case(
        testDescription: "line breaks",
        person: try person(first: "Kate\r\nAnn", last: " Bell\n"), name: "Kate Ann Bell"),
      Case(
        testDescription: "an organization on a person's card",
        person: try person(organization: "Route 66 Diner"), name: "Route 66 Diner"),
      Case(
        testDescription: "only a nickname",
        person: try person(nickname: "Sparky"), name: "Sparky"),
      Case(
        testDescription: "only an e-mail address",
        person: try person(email: "who@example.com"), name: "who@example.com"),
      Case(testDescription: "nothing", person: Person(), name: ""),
    ]
  }

  @Test(arguments: try cases())
  func `the hotel is named after whom the card is about`(_ example: Case) {
    let fields = HotelFields(importing: example.person, address: nil)
    #expect(fields == HotelFields(name: example.name))
    #expect(!fields.name.contains("null"))
  }

  @Test func `every text becomes one line`() {
    let address = PostalAddress(
      street: "Suite 12\r\n\n 20 Broadway ", city: "Need\nles", state: "C\u{2028}A", zip: " 92363\n"
    )
    let fields = HotelFields(importing: Person(), address: address)
    #expect(
      fields
        == HotelFields(
          street: "Suite 12, 20 Broadway", city: "Need les", state: "C A", zip: "92363"))
  }
}
