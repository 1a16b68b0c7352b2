import AddressBook
import AddressBookUI
import Headless
import RoadTrip
import Testing

/// On a system whose presentations leave the presenter in the window (R-MO-17).
@Suite struct SheetTests {
  private func rig(_ generation: PickerGeneration) throws -> TripRig {
    let rig = try TripRig(
      people: [try person(first: "Kate", last: "Bell", addresses: [])], picker: generation)
    rig.window.style = .sheet
    try rig.list.add()
    return rig
  }

  @Test(arguments: [PickerGeneration.asking, .returning])
  func `after an import the form works on`(_ generation: PickerGeneration) throws {
    let rig = try rig(generation)
    try rig.form().getFromContacts()
    try rig.choose("Kate Bell")
    #expect(rig.front == "form")
    try rig.form().save()
    #expect(rig.names == ["Kate Bell"])
  }

  @Test(arguments: [PickerGeneration.asking, .returning])
  func `after a picker that was swiped away the form works on`(
    _ generation: PickerGeneration
  ) throws {
    let rig = try rig(generation)
    try rig.form().getFromContacts()
    try rig.window.frontmost?.swipeDown()
    #expect(rig.front == "form")
    try rig.form().getFromContacts()
    #expect(rig.front == "picker")
  }

  @Test func `a form that was swiped away was cancelled`() throws {
    let rig = try rig(.asking)
    try rig.window.frontmost?.swipeDown()
    #expect(rig.names == [])
    try rig.list.add()
    #expect(rig.front == "form")
  }

  @Test func `after an export the form works on, and after the form the list`() throws {
    let rig = try rig(.asking)
    for _ in 0..<2 {
      try rig.form().saveToContacts()
      try rig.cancelNewPerson()
    }
    try rig.form().saveToContacts()
    try rig.window.frontmost?.swipeDown()
    try rig.form().saveToContacts()
    try rig.saveNewPerson()
    try rig.form().save()
    try rig.addHotel([.name: "Zuni"])
    #expect(rig.names == ["Hotel California", "Zuni"])
  }
}
