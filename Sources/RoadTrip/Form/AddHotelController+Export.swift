public import AddressBook
public import AddressBookUI
import Headless

extension AddHotelController {
  /// The user taps "Save to Contacts" (listing 1-24): a form for a new person, prefilled, of which nothing is
  /// stored until the user saves it. The person that the hotel was saved to before is shown instead.
  ///
  /// - Throws: `IntentRefused` where the form is covered or has ended; `PresentationError` where the
  ///   presenter refuses. Nothing is stored then.
  public func saveToContacts() throws {
    let presenter = try checkInFront()
    let book = services.makeAddressBook()
    let form = services.screens.makeNewPersonForm()
    form.addressBook = book
    form.displayedPerson = exported(in: book) ?? PersonRecord(Person(exporting: fields))
    form.delegate = self
    newPerson = form
    try presenter.present(form, in: .navigation, transition: .coverVertical) { newPerson = nil }
  }

  /// The record of an earlier export with the new texts, unsaved; nil where there is none any more.
  private func exported(in book: WorkingCopy) -> PersonRecord? {
    guard let contact,
      let record = contact.uid.flatMap(book.person(uid:)) ?? book.person(contact.record)
    else { return nil }
    var person = record.person
    person.take(fields)
    try? record.replace(with: person)
    return record
  }
}

extension AddHotelController: NewPersonDelegate {
  /// Dismisses; remembers the person that was saved, and forgets what was not (listing 1-23, T0-1-23).
  public func newPersonForm(
    _ form: any NewPersonForm, didCompleteWith person: PersonRecord?
  ) {
    guard form === newPerson else { return }
    newPerson = nil
    try? presenter?.dismiss()
    guard let person else { return }
    let contact = ExportedContact(record: person.id, uid: person.uid)
    self.contact = contact
    delegate?.addHotelController(self, didExportTo: contact)
  }
}
