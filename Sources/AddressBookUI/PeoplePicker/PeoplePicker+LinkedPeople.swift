package import AddressBook

extension PeoplePicker {
  /// All that the address book holds of the human whom the user chose: the record's own values, then what the records
  /// linked with it add (R-AB-61, R-CN-5).
  package func unified(_ record: PersonRecord) -> Person {
    let linked = (record.book ?? addressBook).linkedPeople(of: record)
    return linked.dropFirst().reduce(record.person) { $0.merging($1.person) }
  }
}
