public import AddressBook

extension PersonRecord {
  /// The person with the values of all records that are linked with this one in its address book (R-CN-5);
  /// the name is this record's own.
  ///
  /// The labelled values of this record come first and keep their identifiers; those of the other records
  /// follow in the order of the records. A picker's card shows this person, its predicates are asked about
  /// it, and the identifier of a ``PersonValue`` that it tells is one of this person.
  public var unifiedPerson: Person {
    guard let book else { return person }
    return book.linkedPeople(of: self).dropFirst().reduce(person) { unified, record in
      unified.merging(record.person) { !$0.isPartOfName }
    }
  }
}
