extension WorkingCopy {
  /// The groups in no particular order (R-AB-54).
  public func groups() -> [GroupRecord] {
    guard mayRead else { return [] }
    let added = policy.unsavedRecords == .listed ? groupChanges.added : []
    return base.groups.rows.map { record(of: $0) }.filter { $0.state == .stored } + added
  }

  /// A group by ID; nil for an unknown or removed one.
  public func group(_ id: RecordID) -> GroupRecord? {
    guard mayRead, let row = base.groups[id] else { return nil }
    let record = record(of: row)
    return record.state == .stored ? record : nil
  }

  /// How many groups ``groups()`` lists.
  public var groupCount: Int { groups().count }

  /// Marks a group for addition.
  ///
  /// - Throws: `alreadyAdded`, `foreignRecord` for one of another working copy, `notPermittedByUser`.
  public func add(_ record: GroupRecord) throws(RecordError) {
    try checkAddition(record)
    groupChanges.add(record)
    record.book = self
  }

  /// Marks a group for removal; its members stay (R-AB-59). A second time succeeds and does nothing.
  ///
  /// - Throws: `unknownRecord` for a draft, `foreignRecord`, `notPermittedByUser`.
  public func remove(_ record: GroupRecord) throws(RecordError) {
    guard try checkRemoval(record) else { return }
    groupChanges.remove(record)
  }

  /// Takes a person into a group; both must be in this working copy (R-AB-57).
  ///
  /// - Returns: Whether the person was not in it before.
  /// - Throws: `foreignRecord`, `unknownRecord` for a draft or a removed record, `notPermittedByUser`.
  @discardableResult
  public func addMember(
    _ person: PersonRecord, to group: GroupRecord
  ) throws(RecordError) -> Bool {
    try checkMembership(person, group)
    guard !group.contains(person) else { return false }
    group.insert(person)
    note(group)
    return true
  }

  /// Takes a person out of a group; the person stays in the address book.
  ///
  /// - Returns: False where the person was not in it, a second time too (R-AB-58).
  /// - Throws: as for ``addMember(_:to:)``.
  @discardableResult
  public func removeMember(
    _ person: PersonRecord, from group: GroupRecord
  ) throws(RecordError) -> Bool {
    try checkMembership(person, group)
    guard group.contains(person) else { return false }
    group.remove(person)
    note(group)
    return true
  }

  /// The listed people of a group, stored ones in the order of their IDs.
  func members(of group: GroupRecord) -> [PersonRecord] {
    guard mayRead, group.state != .removed else { return [] }
    let stored = (group.stored?.members ?? []).subtracting(group.leaving).sorted()
    let joined = group.joining.filter {
      $0.state == .stored || ($0.state == .added && policy.unsavedRecords == .listed)
    }
    return stored.compactMap { person($0) } + joined
  }

  private func checkMembership(
    _ person: PersonRecord, _ group: GroupRecord
  ) throws(RecordError) {
    try checkAccess()
    for state in [person.state, group.state] where state == .draft {
      throw RecordError(.unknownRecord)
    }
    guard person.book === self, group.book === self else { throw RecordError(.foreignRecord) }
    guard person.state.isEditable, group.state.isEditable else {
      throw RecordError(.unknownRecord)
    }
  }

  private func record(of row: StoredGroup) -> GroupRecord {
    if let known = groupChanges.known[row.id] { return known }
    let record = GroupRecord(name: row.name)
    record.take(row)
    record.book = self
    groupChanges.keep(record)
    return record
  }
}
