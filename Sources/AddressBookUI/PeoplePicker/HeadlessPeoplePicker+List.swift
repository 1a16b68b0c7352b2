public import AddressBook

extension HeadlessPeoplePicker {
  /// The list as the user sees it, in the order of the names; linked records are one row (B-17).
  ///
  /// All people are in sections by first letter. People who are searched for or limited to a group are in one
  /// section, which costs time linear in their number.
  public var sections: [PickerSection] {
    guard group != nil || isSearching else {
      let everybody = listedBook.sortedPeople(by: surroundings.ordering, unifyingLinked: true)
      return everybody.sections.map { section(everybody, in: $0.range, titled: $0.title) }
    }
    let found = foundPeople
    return found.isEmpty ? [] : [section(found, in: found.indices, titled: "")]
  }

  /// The groups that the list can be limited to.
  public var groups: [GroupRecord] { listedBook.groups() }

  /// The person of a row; nil for one that the list does not show now.
  func listed(_ id: RecordID) -> PersonRecord? {
    guard let person = listedBook.person(id), unified(person).id == id else { return nil }
    guard group != nil || isSearching else { return person }
    return foundPeople.first { $0.id == id }
  }

  func isEnabled(_ person: PersonRecord) -> Bool {
    guard generation == .returning, let isEnabled = predicates.enables else { return true }
    return isEnabled(person.unifiedPerson)
  }

  private var isSearching: Bool { !folded(searchText).isEmpty }

  private var foundPeople: [PersonRecord] {
    let members = group?.members ?? []
    guard isSearching else { return unified(members).sorted(by: isBefore) }
    let found = unified(listedBook.people(named: searchText))
    guard group != nil else { return found }
    let ids = Set(unified(members).map(\.id))
    return found.filter { ids.contains($0.id) }
  }

  private func isBefore(_ left: PersonRecord, _ right: PersonRecord) -> Bool {
    switch Person.compareByName(left.person, right.person, by: surroundings.ordering) {
    case .less: true
    case .greater: false
    case .equal: left.id < right.id
    }
  }

  /// The record whose row the list shows: of linked ones the first that was saved.
  private func unified(_ person: PersonRecord) -> PersonRecord {
    listedBook.linkedPeople(of: person).min { $0.id < $1.id } ?? person
  }

  private func unified(_ people: [PersonRecord]) -> [PersonRecord] {
    var seen: Set<ObjectIdentifier> = []
    return people.map(unified).filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  private func section(
    _ people: some RandomAccessCollection<PersonRecord>, in range: Range<Int>, titled title: String
  ) -> PickerSection {
    let rows = PickerRows(range) { [self] position in
      row(of: people[people.index(people.startIndex, offsetBy: position)])
    }
    return PickerSection(title: title, rows: rows)
  }

  private func row(of person: PersonRecord) -> PickerRow {
    PickerRow(
      id: person.id, name: person.person.displayName ?? "No Name", isEnabled: isEnabled(person),
      isMarked: marked.contains(person.id))
  }
}
