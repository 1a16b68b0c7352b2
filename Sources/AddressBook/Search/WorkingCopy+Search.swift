extension WorkingCopy {
  /// All people in the order of their names (R-AB-52, R-AB-54). The first call sorts all names; later ones cost what
  /// was edited since.
  ///
  /// - Parameters:
  ///   - ordering: Whether first or last names decide.
  ///   - unifyingLinked: Whether only one of linked records is listed, as a list on a screen should (B-17).
  public func sortedPeople(
    by ordering: SortOrdering, unifyingLinked: Bool = false
  ) -> PeopleList {
    var names = nameIndex()
    if unifyingLinked {
      for id in hiddenLinks() { names.update(id.rawValue, from: person(id)?.person, to: nil) }
    }
    return PeopleList(names.list(by: ordering), record: recordResolver())
  }

  /// People whose first, last, organization or composite name begins with `prefix`, case and diacritics
  /// folded (R-AB-53), in the order of the names that matched; at most `limit` of them.
  public func people(named prefix: String, limit: Int = .max) -> [PersonRecord] {
    let record = recordResolver()
    return nameIndex().slots(named: prefix, limit: limit).map { record($0) }
  }
}

extension WorkingCopy {
  /// The index of what this working copy lists: the state's own, with the unsaved edits on top.
  private func nameIndex() -> NameIndex {
    guard mayRead else { return NameIndex(EmptyCollection()) }
    if let cachedNames { return cachedNames }
    var names = base.names
    for record in personChanges.edited {
      names.update(record.id.rawValue, from: record.stored?.person, to: record.person)
    }
    for record in personChanges.removed.values {
      names.update(record.id.rawValue, from: record.stored?.person, to: nil)
    }
    for (index, record) in listedAdditions.enumerated() {
      names.update(slot(ofAddition: index), from: nil, to: record.person)
    }
    cachedNames = names
    return names
  }

  private func slot(ofAddition index: Int) -> Int32 { -1 - Int32(index) }

  private func recordResolver() -> (Int32) -> PersonRecord {
    let (base, added) = (base, listedAdditions)
    return { [self] slot in
      if slot < 0 { return added[-1 - Int(slot)] }
      return base.people[RecordID(rawValue: slot)].map { record(of: $0) } ?? PersonRecord()
    }
  }
}

/// The person that a stored ID and name identify.
public enum IdentifiedPerson {
  /// This one.
  case found(PersonRecord)
  /// All of these have the name, and the ID is that of none of them.
  case ambiguous([PersonRecord])
  /// No person has the name.
  case notFound
}

extension WorkingCopy {
  /// Finds a person again by an ID that may have changed in a sync, and the name that was kept with it;
  /// never the wrong one (R-AB-16, B-16).
  ///
  /// The name is compared with display names, case and diacritics folded.
  public func identify(_ id: RecordID, named name: String) -> IdentifiedPerson {
    let wanted = folded(name)
    func bears(_ record: PersonRecord) -> Bool {
      record.person.displayName.map { folded($0) } == wanted
    }
    if let record = person(id), bears(record) { return .found(record) }
    let bearers = people(named: name).filter(bears).sorted { $0.id < $1.id }
    switch bearers.count {
    case 0: return .notFound
    case 1: return .found(bearers[0])
    default: return .ambiguous(bearers)
    }
  }
}
