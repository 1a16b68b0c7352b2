extension WorkingCopy {
  /// The groups in no particular order (R-AB-54).
  public func groups() -> [GroupRecord] {
    guard mayRead else { return [] }
    let added = policy.unsavedRecords == .listed ? groupShelf.added : []
    return base.groups.rows.map { record(of: $0) }.filter { $0.standing == .stored } + added
  }

  /// A group by ID; nil for an unknown or removed one.
  public func group(_ id: RecordID) -> GroupRecord? {
    guard mayRead, let row = base.groups[id] else { return nil }
    let record = record(of: row)
    return record.standing == .stored ? record : nil
  }

  /// How many groups ``groups()`` lists.
  public var groupCount: Int { groups().count }

  /// Marks a group for addition.
  ///
  /// - Throws: `alreadyAdded`, `foreignRecord` for one of another working copy, `notPermittedByUser`.
  public func add(_ record: GroupRecord) throws(RecordError) {
    try checkAddition(record)
    groupShelf.add(record)
    record.book = self
  }

  /// Marks a group for removal; its members stay (R-AB-59). A second time succeeds and does nothing.
  ///
  /// - Throws: `unknownRecord` for a draft, `foreignRecord`, `notPermittedByUser`.
  public func remove(_ record: GroupRecord) throws(RecordError) {
    guard try checkRemoval(record) else { return }
    groupShelf.remove(record)
  }

  /// Takes a person into a group; both must be in this working copy (R-AB-57).
  ///
  /// Answers whether the person was not in it before.
  /// - Throws: `foreignRecord`, `unknownRecord` for a draft or a removed record, `notPermittedByUser`.
  @discardableResult
  public func addMember(
    _ person: PersonRecord, to group: GroupRecord
  ) throws(RecordError) -> Bool {
    try checkMembership(person, group)
    guard !contains(person, in: group) else { return false }
    if group.leaving.remove(person.id) == nil { group.joining.append(person) }
    note(group)
    return true
  }

  /// Takes a person out of a group; the person stays in the book.
  ///
  /// Answers false where the person was not in it, a second time too (R-AB-58).
  /// - Throws: as for ``addMember(_:to:)``.
  @discardableResult
  public func removeMember(
    _ person: PersonRecord, from group: GroupRecord
  ) throws(RecordError) -> Bool {
    try checkMembership(person, group)
    guard contains(person, in: group) else { return false }
    let count = group.joining.count
    group.joining.removeAll { $0 === person }
    if group.joining.count == count { group.leaving.insert(person.id) }
    note(group)
    return true
  }

  /// The listed people of a group, stored ones in the order of their IDs.
  func members(of group: GroupRecord) -> [PersonRecord] {
    guard mayRead, group.standing != .removed else { return [] }
    let stored = (group.stored?.members ?? []).subtracting(group.leaving).sorted()
    let joined = group.joining.filter {
      $0.standing == .stored || ($0.standing == .added && policy.unsavedRecords == .listed)
    }
    return stored.compactMap { person($0) } + joined
  }

  private func contains(_ person: PersonRecord, in group: GroupRecord) -> Bool {
    if group.joining.contains(where: { $0 === person }) { return true }
    return group.stored?.members.contains(person.id) == true && !group.leaving.contains(person.id)
  }

  private func checkMembership(
    _ person: PersonRecord, _ group: GroupRecord
  ) throws(RecordError) {
    try checkAccess()
    for standing in [person.standing, group.standing] where standing == .draft {
      throw RecordError(.unknownRecord)
    }
    guard person.book === self, group.book === self else { throw RecordError(.foreignRecord) }
    guard person.standing.isEditable, group.standing.isEditable else {
      throw RecordError(.unknownRecord)
    }
  }

  private func record(of row: StoredGroup) -> GroupRecord {
    if let known = groupShelf.known[row.id] { return known }
    let record = GroupRecord(name: row.name)
    record.take(row)
    record.book = self
    groupShelf.keep(record)
    return record
  }
}
