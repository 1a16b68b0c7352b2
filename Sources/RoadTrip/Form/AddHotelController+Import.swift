public import AddressBook
public import AddressBookUI
import Headless

extension AddHotelController {
  /// The user taps "Get from Contacts" (listing 1-18), and a picker of the generation in
  /// ``HotelServices/picker`` opens.
  ///
  /// - Throws: `IntentRefused` where the form is covered or has ended; `PresentationError` where the
  ///   presenter refuses. The form stays as it was.
  public func getFromContacts() throws {
    let presenter = try checkInFront()
    let picker = services.screens.makePeoplePicker()
    picker.addressBook = services.makeAddressBook()
    picker.displayedProperties = [.address]
    switch services.picker {
    case .asking: picker.delegate = self
    case .returning: returnOneAddress(from: picker)
    }
    self.picker = picker
    try presenter.present(picker, in: .none, transition: .coverVertical) { self.picker = nil }
  }

  private func returnOneAddress(from picker: any PeoplePicker) {
    picker.selectionDelegate = self
    picker.predicateForSelectionOfPerson = { $0.usableAddresses.count <= 1 }
    picker.predicateForSelectionOfProperty = { $0.property == .address }
  }

  private func take(_ person: Person, address: PostalAddress?) {
    guard !isFinished else { return }
    fields = HotelFields(importing: person, address: address)
    contact = nil
  }

  /// Dismisses the picker once, and nothing if it has left already (T0-1-20e).
  private func dismiss(_ picker: any PeoplePicker) {
    guard picker === self.picker else { return }
    self.picker = nil
    try? presenter?.dismiss()
  }
}

extension AddHotelController: PeoplePickerDelegate {
  /// A person with several addresses opens the card; any other one is taken, and the picker dismissed
  /// (listing 1-20).
  public func peoplePicker(
    _ picker: any PeoplePicker, shouldContinueAfterSelecting person: PersonRecord
  ) -> Bool {
    let person = person.unifiedPerson
    let addresses = person.usableAddresses
    guard addresses.count <= 1 else { return true }
    take(person, address: addresses.first)
    dismiss(picker)
    return false
  }

  /// The address that the user picked on the card (listing 1-21); any other value does nothing.
  public func peoplePicker(
    _ picker: any PeoplePicker, shouldContinueAfterSelecting person: PersonRecord,
    value: PersonValue
  ) -> Bool {
    let person = person.unifiedPerson
    guard value.property == .address, let address = person.address(of: value.identifier) else {
      return false
    }
    take(person, address: address)
    dismiss(picker)
    return false
  }

  /// The form comes back as it was (listing 1-22).
  public func peoplePickerDidCancel(_ picker: any PeoplePicker) {
    if services.picker == .asking { dismiss(picker) }
  }
}

extension AddHotelController: PeoplePickerSelectionDelegate {
  /// A person, or one address of a person who has several; never several people.
  public var wants: PickerSelection { [.person, .value] }

  /// A person with one address or none; the picker dismisses itself.
  public func peoplePicker(_ picker: any PeoplePicker, didSelect person: PersonRecord) {
    let person = person.unifiedPerson
    take(person, address: person.usableAddresses.first)
  }

  /// The address that the user picked on the card; the picker dismisses itself.
  public func peoplePicker(
    _ picker: any PeoplePicker, didSelect person: PersonRecord, value: PersonValue
  ) {
    let person = person.unifiedPerson
    guard value.property == .address, let address = person.address(of: value.identifier) else {
      return
    }
    take(person, address: address)
  }
}
