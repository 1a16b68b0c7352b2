/// Merges one change set with the state that it meets, by record and by property: the later save wins.
///
/// Pure: it answers the rows to write and changes nothing, so a database can make them durable first.
struct Merge {
  let state: BookState
  /// IDs are never given twice, so they come from outside the state.
  private var nextPerson: Int32
  private var nextGroup: Int32
  private let now: PartialDate
  private let uid: (_ wanted: String?) -> String
  private var givenUIDs: Set<String> = []
  private var commit: Commit
  private var addedIDs: [RecordID] = []

  init(
    into state: BookState, after ids: IDCounters, now: PartialDate,
    uid: @escaping (_ wanted: String?) -> String
  ) {
    self.state = state
    nextPerson = ids.person
    nextGroup = ids.group
    self.now = now
    self.uid = uid
    commit = Commit(revision: state.revision + 1)
  }

  static func commit(
    _ changes: ChangeSet, into state: BookState, after ids: IDCounters, now: PartialDate,
    uid: @escaping (_ wanted: String?) -> String
  ) -> Commit {
    var merge = Merge(into: state, after: ids, now: now, uid: uid)
    changes.additions.forEach { merge.add($0) }
    changes.edits.forEach { merge.edit($0) }
    changes.removals.forEach { merge.remove($0) }
    changes.groupAdditions.forEach { merge.add($0) }
    changes.groupEdits.forEach { merge.edit($0) }
    changes.groupRemovals.forEach { merge.removeGroup($0) }
    return merge.commit
  }

  private mutating func add(_ addition: ChangeSet.Addition) {
    var person = addition.person
    person.store(.single(.dateTime(now)), for: .creationDate)
    person.store(.single(.dateTime(now)), for: .modificationDate)
    nextPerson += 1
    let id = RecordID(rawValue: nextPerson)
    addedIDs.append(id)
    commit.people.append(
      StoredPerson(
        id: id, uid: claim(addition.uid), person: person, source: addition.source))
    commit.report.added.append(id)
  }

  /// The wanted UID unless another person has it, in this change set too; else a new one.
  private mutating func claim(_ wanted: String?) -> String {
    var given = uid(wanted)
    if givenUIDs.contains(given) { given = uid(nil) }
    givenUIDs.insert(given)
    return given
  }

  private mutating func edit(_ edit: ChangeSet.Edit) {
    let id = edit.before.id
    guard var row = state.people[id] else {
      commit.report.conflicts.append(.deletedElsewhere(id, mine: edit.after))
      commit.removedPeople.append(id)
      return
    }
    let stored = row
    for property in edit.before.person.properties(differingFrom: edit.after) {
      write(property, of: edit, to: &row.person)
    }
    writeImage(of: edit, to: &row.person)
    if edit.link != edit.before.link { row.link = edit.link }
    guard row != stored else { return commit.unchangedPeople.append(row) }
    row.person.store(.single(.dateTime(now)), for: .modificationDate)
    commit.people.append(row)
    commit.report.updated.append(id)
  }

  private mutating func write(
    _ property: PersonProperty, of edit: ChangeSet.Edit, to person: inout Person
  ) {
    let theirs = person[property]
    let mine = edit.after[property]
    if theirs != edit.before.person[property], theirs != mine {
      commit.report.conflicts.append(.overwrote(edit.before.id, property, theirs: theirs))
    }
    if let mine { person.store(mine, for: property) } else { person.removeValue(for: property) }
  }

  private mutating func writeImage(of edit: ChangeSet.Edit, to person: inout Person) {
    let before = edit.before.person.imageData
    let mine = edit.after.imageData
    guard mine != before else { return }
    if person.imageData != before, person.imageData != mine {
      commit.report.conflicts.append(.overwroteImage(edit.before.id, theirs: person.imageData))
    }
    person.imageData = mine
  }

  private mutating func remove(_ before: StoredPerson) {
    commit.removedPeople.append(before.id)
    guard let row = state.people[before.id] else { return }
    if !before.person.hasSameContent(as: row.person) {
      commit.report.conflicts.append(.removedChanged(row.id, theirs: row.person))
    }
    commit.report.removed.append(row.id)
  }
}

// MARK: Groups

extension Merge {
  private mutating func add(_ addition: ChangeSet.GroupAddition) {
    nextGroup += 1
    let id = RecordID(rawValue: nextGroup)
    let members = addition.members.compactMap { identify($0) }
    commit.groups.append(
      StoredGroup(id: id, uid: uid(nil), name: addition.name, members: Set(members)))
    commit.report.addedGroups.append(id)
  }

  private mutating func edit(_ edit: ChangeSet.GroupEdit) {
    let id = edit.before.id
    guard var row = state.groups[id] else {
      commit.report.conflicts.append(.groupDeletedElsewhere(id))
      commit.removedGroups.append(id)
      return
    }
    let stored = row
    if edit.name != edit.before.name {
      if row.name != edit.before.name, row.name != edit.name {
        commit.report.conflicts.append(.overwroteGroupName(id, theirs: row.name))
      }
      row.name = edit.name
    }
    row.members.subtract(edit.leaving)
    row.members.formUnion(edit.joining.compactMap { identify($0) })
    guard row != stored else { return commit.unchangedGroups.append(row) }
    commit.groups.append(row)
    commit.report.updatedGroups.append(id)
  }

  private mutating func removeGroup(_ id: RecordID) {
    commit.removedGroups.append(id)
    guard state.groups[id] != nil else { return }
    commit.report.removedGroups.append(id)
  }

  /// The ID of a member that exists once the commit is applied; nil for one that was deleted elsewhere.
  private func identify(_ member: ChangeSet.Member) -> RecordID? {
    switch member {
    case .addition(let index): addedIDs[index]
    case .stored(let id):
      state.people[id] == nil || commit.removedPeople.contains(id) ? nil : id
    }
  }
}

/// The highest IDs that were ever given (R-AB-15: an ID never names another record).
struct IDCounters: Hashable, Sendable {
  var person: Int32 = 0
  var group: Int32 = 0

  mutating func count(_ commit: Commit) {
    person = max(person, commit.people.map(\.id.rawValue).max() ?? 0)
    group = max(group, commit.groups.map(\.id.rawValue).max() ?? 0)
  }
}

extension Person {
  /// The properties, without the store's own dates, whose value is another one in `other`.
  func properties(differingFrom other: Person) -> [PersonProperty] {
    PersonProperty.allCases.filter { !$0.isKeptByStore && self[$0] != other[$0] }
  }

  /// Equal but for the store's own dates.
  func hasSameContent(as other: Person) -> Bool {
    imageData == other.imageData && properties(differingFrom: other).isEmpty
  }
}
