import AddressBook
import AddressBookUI
import Fakes
import Headless
import RoadTrip
import Testing

@Suite struct ExportTests {
  private let inn: [HotelField: String] = [
    .name: "The Parent's Inn", .street: "12 Broadway", .city: "Needles", .state: "CA",
    .zip: "92363",
  ]

  private func openForm(_ screens: ScreenImplementation = .headless, people: [Person] = []) throws
    -> TripRig
  {
    let rig = try TripRig(screens, people: people)
    try rig.list.add()
    try rig.enter(inn)
    return rig
  }

  @Test(arguments: ScreenImplementation.allCases)
  func `nothing is stored before save, and cancel stores nothing`(_ screens: ScreenImplementation)
    throws
  {
    let rig = try openForm(screens)
    try rig.form().saveToContacts()
    #expect(rig.front == "newPerson")
    #expect(rig.people.isEmpty)
    try rig.cancelNewPerson()
    #expect(rig.front == "form")
    #expect(rig.people.isEmpty)
    #expect(rig.database.commitCount == 0)
    #expect(try rig.form().contact == nil)
    #expect(try rig.form().fields.name == "The Parent's Inn")
  }

  @Test(arguments: ScreenImplementation.allCases)
  func `save stores one company card with a work address`(_ screens: ScreenImplementation) throws {
    let rig = try openForm(screens)
    try rig.form().saveToContacts()
    try rig.saveNewPerson()
    #expect(rig.front == "form")
    let card = try #require(rig.people.first)
    #expect(rig.people.count == 1)
    #expect(card[text: .organization] == "The Parent's Inn")
    #expect(card[text: .lastName] == nil)
    #expect(card.kind == .organization)
    #expect(card.entries(of: .address).map(\.label) == [.work])
    #expect(
      card.addresses == [
        PostalAddress(street: "12 Broadway", city: "Needles", state: "CA", zip: "92363")
      ])
    #expect(rig.store.saveCount == 0)
  }

  @Test func `the new-person form comes up in a navigation container, with an unadded draft`()
    throws
  {
    let rig = try openForm(.scripted)
    try rig.form().saveToContacts()
    #expect(
      rig.recorder.events.last { $0.name == "presenter.present" }
        == RecordedEvent(
          "presenter.present",
          ["screen": "newPerson", "container": "navigation", "transition": "coverVertical"]))
    #expect(rig.scripted.newPersonForms.last?.displayedPerson?.state == .draft)
  }

  @Test func `only the parts that are there are stored`() throws {
    let rig = try openForm()
    try rig.enter([.street: " ", .zip: ""])
    try rig.form().saveToContacts()
    try rig.saveNewPerson()
    #expect(rig.people.first?.addresses == [PostalAddress(city: "Needles", state: "CA")])
  }

  @Test func `four blank parts make no address`() throws {
    let rig = try openForm()
    try rig.enter([.street: "", .city: "", .state: "", .zip: ""])
    try rig.form().saveToContacts()
    try rig.saveNewPerson()
    #expect(rig.people.first?[.address] == nil)
  }

  @Test(arguments: ScreenImplementation.allCases)
  func `a second export from the same form updates the record`(_ screens: ScreenImplementation)
    throws
  {
    let rig = try openForm(screens)
    try rig.form().saveToContacts()
    try rig.saveNewPerson()
    try rig.enter([.street: "14 Broadway"])
    try rig.form().saveToContacts()
    try rig.saveNewPerson()
    #expect(rig.people.count == 1)
    #expect(rig.people.first?.addresses.first?.street == "14 Broadway")
  }

  @Test(arguments: ScreenImplementation.allCases)
  func `a cancelled update leaves the record as it was`(_ screens: ScreenImplementation) throws {
    let rig = try openForm(screens)
    try rig.form().saveToContacts()
    try rig.saveNewPerson()
    try rig.enter([.street: "14 Broadway"])
    try rig.form().saveToContacts()
    try rig.cancelNewPerson()
    #expect(rig.people.first?.addresses.first?.street == "12 Broadway")
    #expect(rig.database.commitCount == 1)
  }

  @Test(arguments: [true, false])
  func `the export is remembered across save, cancel and restart`(_ saves: Bool) throws {
    let base = MemoryTripStore([Hotel(id: HotelID(rawValue: "a"), fields: HotelFields(name: "Inn"))]
    )
    let rig = try TripRig(base: base)
    try rig.list.edit(HotelID(rawValue: "a"))
    try rig.form().saveToContacts()
    try rig.saveNewPerson()
    #expect(try rig.saved().first?.contact != nil)
    if saves { try rig.form().save() } else { try rig.form().cancel() }
    let reopened = try Trip(store: base, makeID: { "b" })
    #expect(reopened.hotels.first?.contact == rig.trip.hotels.first?.contact)
    #expect(reopened.hotels.first?.contact?.uid == (try rig.record("Inn")).uid)
    try rig.list.edit(HotelID(rawValue: "a"))
    try rig.enter([.name: "Inn Again"])
    try rig.form().saveToContacts()
    try rig.saveNewPerson()
    #expect(rig.people.map { $0[text: .organization] } == ["Inn Again"])
  }

  @Test func `an update keeps what the user added to the record`() throws {
    let rig = try openForm()
    try rig.form().saveToContacts()
    try rig.headlessNewPerson().edit { (person) throws(RecordError) in
      try person.add(.string("+1 760 555 0100"), label: .work, to: .phone)
      try person.add(
        .dictionary(PostalAddress(city: "Elsewhere").texts), label: .home, to: .address)
    }
    try rig.saveNewPerson()
    try rig.enter([.street: "14 Broadway"])
    try rig.form().saveToContacts()
    try rig.saveNewPerson()
    let card = try #require(rig.people.first)
    #expect(card.entries(of: .phone).count == 1)
    #expect(card.addresses.map(\.street) == ["14 Broadway", nil])
    try rig.enter([.street: "", .city: "", .state: "", .zip: ""])
    try rig.form().saveToContacts()
    try rig.saveNewPerson()
    #expect(rig.people.first?.addresses.map(\.city) == ["Elsewhere"])
  }

  @Test func `a record that was deleted meanwhile is stored anew`() throws {
    let rig = try openForm()
    try rig.form().saveToContacts()
    try rig.saveNewPerson()
    let book = WorkingCopy(of: rig.database)
    try book.remove(try #require(book.people().first))
    try book.save()
    try rig.form().saveToContacts()
    try rig.saveNewPerson()
    #expect(rig.people.count == 1)
  }

  @Test func `a record that got another number is found by its identity`() throws {
    let rig = try openForm()
    try rig.form().saveToContacts()
    try rig.saveNewPerson()
    let uid = try #require(try rig.form().contact?.uid)
    try rig.database.replaceUID(uid, with: "settled")
    try rig.form().saveToContacts()
    try rig.saveNewPerson()
    #expect(rig.people.count == 1)
    #expect(try rig.form().contact?.uid == "settled")
  }

  @Test func `an imported hotel is another one, so its export leaves the first record alone`()
    throws
  {
    let rig = try openForm(people: [try person(first: "Kate", last: "Bell")])
    try rig.form().saveToContacts()
    try rig.saveNewPerson()
    try rig.form().getFromContacts()
    try rig.choose("Kate Bell")
    try rig.form().saveToContacts()
    try rig.saveNewPerson()
    #expect(
      rig.people.map { $0[text: .organization] } == [nil, "The Parent's Inn", "Kate Bell"])
  }

  @Test func `no pending change of an earlier visit is saved along`() throws {
    let rig = try openForm()
    try rig.form().saveToContacts()
    let book = try rig.headlessNewPerson().addressBook
    try rig.cancelNewPerson()
    try book.add(PersonRecord(try person(first: "Pending")))
    try rig.form().saveToContacts()
    try rig.saveNewPerson()
    #expect(rig.people.map(\.displayName) == ["The Parent's Inn"])
  }

  @Test func `a save that is refused shows an alert, nothing is stored, and it can be tried again`()
    throws
  {
    let rig = try openForm()
    rig.database.failure = .notPermittedByStore
    try rig.form().saveToContacts()
    try rig.saveNewPerson()
    #expect(rig.front == "newPerson")
    #expect(rig.alert != nil)
    #expect(rig.people.isEmpty)
    #expect(try rig.form().contact == nil)
    rig.database.failure = nil
    try rig.window.chooseInAlert("OK")
    try rig.saveNewPerson()
    #expect(rig.front == "form")
    #expect(rig.people.count == 1)
  }

  @Test func `a form that reports its end twice closes no other screen`() throws {
    let rig = try openForm(.scripted)
    try rig.form().saveToContacts()
    let form = try #require(rig.scripted.newPersonForms.last)
    form.script = [.cancel, .save, .cancel, .complete(nil)]
    form.play()
    #expect(rig.front == "form")
    #expect(try rig.form().contact == nil)
  }

  @Test func `an exported hotel can be imported again`() throws {
    let rig = try openForm()
    let fields = try rig.form().fields
    try rig.form().saveToContacts()
    try rig.saveNewPerson()
    try rig.form().cancel()
    try rig.list.add()
    try rig.form().getFromContacts()
    try rig.choose("The Parent's Inn")
    #expect(try rig.form().fields == fields)
  }

  @Test func `a saved import forgets the record of the hotel that was there before`() throws {
    let contact = ExportedContact(record: RecordID(rawValue: 1), uid: "uid-1")
    let hotel = Hotel(
      id: HotelID(rawValue: "a"), fields: HotelFields(name: "Inn"), contact: contact)
    let rig = try TripRig(hotels: [hotel], people: [try person(first: "Kate", last: "Bell")])
    try rig.list.edit(hotel.id)
    try rig.form().getFromContacts()
    try rig.choose("Kate Bell")
    try rig.form().cancel()
    #expect(rig.trip.hotels == [hotel])
    try rig.list.edit(hotel.id)
    try rig.form().getFromContacts()
    try rig.choose("Kate Bell")
    try rig.form().save()
    #expect(rig.trip.hotels.map(\.contact) == [nil])
    #expect(rig.names == ["Kate Bell"])
  }

  @Test func `a form that the list did not open is ignored`() throws {
    let rig = try TripRig()
    try rig.addHotel()
    let before = rig.trip.hotels
    let stranger = AddHotelController(
      hotel: before[0], purpose: .adding,
      services: HotelServices(
        screens: rig.scripted, makeAddressBook: { WorkingCopy(of: MemoryDatabase()) },
        geocoder: rig.geocoder))
    rig.list.addHotelController(
      stranger, didExportTo: ExportedContact(record: RecordID(rawValue: 1)))
    rig.list.addHotelController(stranger, didFinishWithSave: false)
    #expect(rig.trip.hotels == before)
    #expect(rig.store.saveCount == 1)
  }
}
