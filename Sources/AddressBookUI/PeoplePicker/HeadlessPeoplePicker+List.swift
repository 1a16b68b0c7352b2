public import AddressBook

extension HeadlessPeoplePicker {
  /// The list as the user sees it: people in the order of their names under their first letters, limited to
  /// the group and the search. Costs a sort of everybody.
  public var sections: [PickerSection] {
    var sections: [(title: String, rows: [PickerRow])] = []
    for record in listedPeople {
      let title = sectionTitle(of: record.person)
      if sections.last?.title != title { sections.append((title, [])) }
      sections[sections.count - 1].rows.append(row(of: record))
    }
    return sections.map { PickerSection(title: $0.title, rows: $0.rows) }
  }

  /// The groups that the list can be limited to.
  public var groups: [GroupRecord] { listedBook.groups() }

  /// The person of a row; nil for one that the list does not show now.
  func listed(_ id: RecordID) -> PersonRecord? {
    guard let record = listedBook.person(id), isInGroup(record) else { return nil }
    guard !searchText.isEmpty else { return record }
    return listedBook.people(named: searchText).first { $0.id == id }
  }

  func isEnabled(_ record: PersonRecord) -> Bool {
    guard generation == .returning, let isEnabled = predicateForEnablingPerson else { return true }
    return isEnabled(record.person)
  }

  private var listedPeople: [PersonRecord] {
    let sorted = listedBook.sortedPeople(by: surroundings.ordering)
    guard group != nil || !searchText.isEmpty else { return Array(sorted) }
    let found = searchText.isEmpty ? nil : Set(listedBook.people(named: searchText).map(\.id))
    let members = group.map { Set($0.members.map(\.id)) }
    return sorted.filter {
      found?.contains($0.id) ?? true && members?.contains($0.id) ?? true
    }
  }

  private func isInGroup(_ record: PersonRecord) -> Bool {
    group?.members.contains { $0.id == record.id } ?? true
  }

  private func row(of record: PersonRecord) -> PickerRow {
    PickerRow(
      id: record.id, name: record.person.displayName ?? "No Name", isEnabled: isEnabled(record))
  }

  private func sectionTitle(of person: Person) -> String {
    let sorted: [PersonProperty] =
      switch (person.kind, surroundings.ordering) {
      case (.organization, _): [.organization]
      case (.person, .byFirstName): [.firstName, .middleName, .lastName]
      case (.person, .byLastName): [.lastName, .firstName, .middleName]
      }
    let names = sorted.lazy.compactMap { person[text: $0] }.map(folded).filter { !$0.isEmpty }
    let name = names.first ?? folded(person.displayName ?? "")
    guard let letter = name.first, letter.isLetter else { return "#" }
    return letter.uppercased()
  }
}
