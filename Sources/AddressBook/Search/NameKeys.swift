/// The names of one person as an index files them.
struct NameKeys: Equatable {
  /// The place in a list by first name.
  let byFirstName: SortKey
  /// The place in a list by last name.
  let byLastName: SortKey
  /// Names that a search may begin with and that decide no place.
  let others: [SortKey]

  init(of person: Person) {
    let byFirst = SortKey(of: person, by: .byFirstName)
    let byLast = SortKey(of: person, by: .byLastName)
    var others: [SortKey] = []
    for name in NameKeys.searchedNames(of: person) {
      let key = SortKey(prefix: name)
      if key != byFirst, key != byLast, !others.contains(key) { others.append(key) }
    }
    (byFirstName, byLastName, self.others) = (byFirst, byLast, others)
  }

  /// The names that are searched though the sorted lists may lack them (R-AB-53).
  private static func searchedNames(of person: Person) -> [String] {
    var names: [String] = []
    if let organization = person.present(.organization) {
      names.append(organization)
      if person.kind == .organization {
        for order in [SortOrdering.byFirstName, .byLastName] {
          names.append(SortKey.personalName(of: person, by: order))
        }
      }
    }
    if person.present(.prefix) != nil, let name = person.compositeName() { names.append(name) }
    return names.filter { !$0.isEmpty }
  }
}
