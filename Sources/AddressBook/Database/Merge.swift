/// Merges one change set with the state that it meets, by record and by property: the later save wins.
///
/// Pure: it returns the rows to write and changes nothing, so a database can make them durable first.
///
/// Texts are compared scalar by scalar: an "é" that is respelt is a change.
struct Merge {
  private let state: BookState
  private let directory: IDDirectory
  private let stamps: Stamps
  private let now: PartialDate
  private var nextPerson: Int32
  private var nextGroup: Int32
  private var commit: Commit
  private var addedIDs: [RecordID] = []
  private var givenUIDs: Set<ExactText> = []

  private init(_ state: BookState, _ directory: IDDirectory, _ stamps: Stamps) {
    self.state = state
    self.directory = directory
    self.stamps = stamps
    now = stamps.now()
    nextPerson = directory.lastPerson
    nextGroup = directory.lastGroup
    commit = Commit(revision: state.revision + 1)
  }

  static func commit(
    _ changes: ChangeSet, into state: BookState, _ directory: IDDirectory, _ stamps: Stamps
  ) -> Commit {
    var merge = Merge(state, directory, stamps)
    changes.additions.forEach { merge.add($0) }
    changes.edits.forEach { merge.edit($0) }
    changes.removals.forEach { merge.remove($0) }
    changes.groupAdditions.forEach { merge.add($0) }
    changes.groupEdits.forEach { merge.edit($0) }
    changes.groupRemovals.forEach { merge.removeGroup($0) }
    return merge.commit
  }

  private mutating func add(_ addition: ChangeSet.Addition) {
    if let row = stored(addition) { return noteAddition(row.id) { $0.unchangedPeople.append(row) } }
    var person = addition.person
    person.store(.single(.dateTime(now)), for: .creationDate)
    person.store(.single(.dateTime(now)), for: .modificationDate)
    nextPerson += 1
    let row = StoredPerson(
      id: RecordID(rawValue: nextPerson), uid: claim(addition.uid), person: person,
      source: addition.source)
    commit.importedCards[row.id] = addition.card
    noteAddition(row.id) { $0.people.append(row) }
  }

  private mutating func noteAddition(_ id: RecordID, _ write: (inout Commit) -> Void) {
    addedIDs.append(id)
    write(&commit)
    commit.report.added.append(id)
  }

  /// The person that a save of this very addition has stored already, though the save seemed to fail.
  private func stored(_ addition: ChangeSet.Addition) -> StoredPerson? {
    guard addition.isRetry, let row = directory.person(addition.uid).flatMap({ state.person($0) })
    else { return nil }
    return row.person.hasSameContent(as: addition.person) ? row : nil
  }

  /// The wanted UID unless another record has it, in this change set too; else a new one.
  private mutating func claim(_ wanted: String) -> String {
    func isTaken(_ uid: String) -> Bool {
      directory.person(uid).flatMap { state.person($0) } != nil
        || directory.group(uid).flatMap { state.group($0) } != nil
        || givenUIDs.contains(IDDirectory.key(uid))
    }
    var uid = wanted
    while isTaken(uid) { uid = stamps.newUID() }
    givenUIDs.insert(IDDirectory.key(uid))
    return uid
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
    if !edit.link.isExactly(edit.before.link) { row.link = edit.link }
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
    if !theirs.isEquivalent(to: edit.before.person[property]), !theirs.isEquivalent(to: mine) {
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
    if addition.isRetry, let row = directory.group(addition.uid).flatMap({ state.group($0) }) {
      commit.unchangedGroups.append(row)
      return commit.report.addedGroups.append(row.id)
    }
    nextGroup += 1
    let id = RecordID(rawValue: nextGroup)
    let members = addition.members.compactMap { identify($0) }
    commit.groups.append(
      StoredGroup(id: id, uid: claim(addition.uid), name: addition.name, members: Set(members)))
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
    if !edit.name.isExactly(edit.before.name) {
      if !row.name.isExactly(edit.before.name), !row.name.isExactly(edit.name) {
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

extension Person {
  /// The properties, without the store's own dates, whose value is another one in `other`.
  func properties(differingFrom other: Person) -> [PersonProperty] {
    PersonProperty.allCases.filter { !$0.isKeptByStore && !self[$0].isEquivalent(to: other[$0]) }
  }

  /// Equal but for the store's own dates.
  func hasSameContent(as other: Person) -> Bool {
    imageData == other.imageData && properties(differingFrom: other).isEmpty
  }
}

extension PropertyValue? {
  /// Whether both are equal but for the identifiers of entries, which no vCard keeps.
  func isEquivalent(to other: PropertyValue?) -> Bool {
    guard case .multi(let mine) = self, case .multi(let theirs) = other else {
      return self == other
    }
    return mine.memberType == theirs.memberType
      && mine.entries.elementsEqual(theirs.entries) { $0.label == $1.label && $0.value == $1.value }
  }
}
