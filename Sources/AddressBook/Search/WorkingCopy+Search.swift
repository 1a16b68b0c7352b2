extension WorkingCopy {
  /// Everybody in the order of their names (R-AB-52, R-AB-54).
  ///
  /// `unifyingLinked` leaves one record of those that stand for the same human, as a list on a screen
  /// should (B-17). The first call sorts the book; later ones cost what was edited since.
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
    var names = baseNames()
    for record in personShelf.edited {
      names.update(record.id.rawValue, from: record.stored?.person, to: record.person)
    }
    for record in personShelf.removed.values {
      names.update(record.id.rawValue, from: record.stored?.person, to: nil)
    }
    for (index, record) in listedAdditions.enumerated() {
      names.update(slot(ofAddition: index), from: nil, to: record.person)
    }
    cachedNames = names
    return names
  }

  private func baseNames() -> NameIndex {
    if let names = base.names { return names }
    let newest = database.indexedState()
    if newest.revision == base.revision { base = newest } else { base.indexNames() }
    return base.names ?? NameIndex(EmptyCollection())
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
