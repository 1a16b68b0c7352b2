extension WorkingCopy {
  /// All people, in no particular order (R-AB-54). Costs one object a person.
  public func people() -> [PersonRecord] {
    guard mayRead else { return [] }
    return base.people.rows.map { record(of: $0) }.filter { $0.state == .stored }
      + listedAdditions
  }

  /// A person by ID; nil for an unknown or removed one (R-AB-8, R-AB-11).
  public func person(_ id: RecordID) -> PersonRecord? {
    guard mayRead, let row = base.person(id) else { return nil }
    let record = record(of: row)
    return record.state == .stored ? record : nil
  }

  /// A person by the UID that it has or has had; nil for an unknown or removed one.
  public func person(uid: String) -> PersonRecord? {
    database.id(ofUID: uid).flatMap { person($0) }
  }

  /// How many people ``people()`` lists.
  public var personCount: Int {
    guard mayRead else { return 0 }
    return base.people.count - personChanges.removed.count + listedAdditions.count
  }

  /// Marks a person for addition (R-AB-10), into the default source unless told otherwise.
  ///
  /// One that was marked for removal stays instead (R-CN-11).
  /// - Throws: `alreadyAdded`, `foreignRecord` for one of another working copy, `unknownRecord` for a source that the
  ///   database does not have, `notPermittedByUser`.
  public func add(_ record: PersonRecord, to source: Source.ID? = nil) throws(RecordError) {
    try checkAddition(record)
    guard source == nil || sources.contains(where: { $0.id == source }) else {
      throw RecordError(.unknownRecord)
    }
    personChanges.add(record)
    record.book = self
    record.wantedSource = source
    cachedNames = nil
  }

  /// Marks a person for removal; it leaves every list and group at once (R-AB-11, R-AB-59).
  ///
  /// Removing a removed one again succeeds and does nothing.
  /// - Throws: `unknownRecord` for a draft, `foreignRecord`, `notPermittedByUser`.
  public func remove(_ record: PersonRecord) throws(RecordError) {
    guard try checkRemoval(record) else { return }
    personChanges.remove(record)
    cachedNames = nil
  }

  var listedAdditions: [PersonRecord] {
    policy.unsavedRecords == .listed ? personChanges.added : []
  }

  func record(of row: StoredPerson) -> PersonRecord {
    if let known = personChanges.known[row.id] { return known }
    let record = PersonRecord()
    record.take(row)
    record.book = self
    personChanges.keep(record)
    return record
  }
}

extension WorkingCopy {
  func checkAddition(_ record: some ManagedRecord) throws(RecordError) {
    try checkAccess()
    if let owner = record.book, owner !== self { throw RecordError(.foreignRecord) }
    if record.state == .added || record.state == .stored { throw RecordError(.alreadyAdded) }
  }

  /// Whether there is something to remove.
  func checkRemoval(_ record: some ManagedRecord) throws(RecordError) -> Bool {
    try checkAccess()
    if let owner = record.book, owner !== self { throw RecordError(.foreignRecord) }
    switch record.state {
    case .draft: throw RecordError(.unknownRecord)
    case .removed, .deleted: return false
    case .added, .stored: return true
    }
  }
}

// MARK: Sources

extension WorkingCopy {
  /// The accounts of the database, the default first (R-AB-60).
  public var sources: [Source] { base.sources }

  /// The people of one account, in no particular order (R-AB-54).
  public func people(in source: Source.ID) -> [PersonRecord] {
    people().filter { belongs($0, to: source) }
  }

  /// The same in the order of their names.
  public func people(in source: Source.ID, sortedBy ordering: SortOrdering) -> [PersonRecord] {
    sortedPeople(by: ordering).filter { belongs($0, to: source) }
  }

  private func belongs(_ record: PersonRecord, to source: Source.ID) -> Bool {
    (record.stored?.source ?? record.wantedSource ?? base.defaultSource) == source
  }
}
