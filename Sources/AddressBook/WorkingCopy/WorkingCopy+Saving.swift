extension WorkingCopy {
  /// Whether a save would have something to do (R-AB-4).
  public var hasUnsavedChanges: Bool { personChanges.hasChanges || groupChanges.hasChanges }

  /// Makes all unsaved changes part of the database, merged by record and property with what others saved
  /// in the meantime; the later save wins on the same property, and the report has it (R-AB-5, R-AB-9).
  ///
  /// With nothing to save it succeeds.
  ///
  /// - Throws: `notPermittedByUser` without access, else what the database throws. The edits stay, so that the save may
  ///   be tried again.
  @discardableResult
  public func save() throws(SaveError) -> SaveReport {
    guard hasUnsavedChanges else { return SaveReport() }
    guard mayRead else { throw .notPermittedByUser }
    let changes = changes()
    do {
      let commit = try database.commit(changes, by: self)
      settle(commit)
      return commit.report
    } catch {
      for record in personChanges.added { record.wasTried = true }
      for group in groupChanges.added { group.wasTried = true }
      throw error
    }
  }

  /// Throws unsaved changes away and reads everything again, others' saves included (R-AB-6, R-AB-7).
  ///
  /// What was added becomes a draft again; a record deleted elsewhere has no values any more (R-AB-8). What
  /// cannot be read stays as last known; ``deliverChanges()`` throws the cause.
  public func revert() {
    try? database.refresh()
    base = database.state
    cachedNames = nil
    personChanges.revert { base.person($0) }
    groupChanges.revert { base.group($0) }
  }
}

extension WorkingCopy {
  private func changes() -> ChangeSet {
    var changes = ChangeSet()
    changes.additions = personChanges.added.map {
      ChangeSet.Addition(
        person: $0.person, uid: uid(of: $0), isRetry: $0.wasTried, card: $0.importedCard,
        source: $0.wantedSource ?? base.defaultSource)
    }
    changes.edits = personChanges.edited.compactMap { record in
      record.stored.map { ChangeSet.Edit(before: $0, after: record.person, link: record.link) }
    }
    changes.removals = personChanges.removed.values.compactMap(\.stored).sorted { $0.id < $1.id }
    let indices = personChanges.added.indices.map {
      (ObjectIdentifier(personChanges.added[$0]), $0)
    }
    let additions = Dictionary(uniqueKeysWithValues: indices)
    changes.groupAdditions = groupChanges.added.map {
      ChangeSet.GroupAddition(
        uid: uid(of: $0), isRetry: $0.wasTried, name: $0.name,
        members: references(to: $0.joining, additions))
    }
    changes.groupEdits = groupChanges.edited.compactMap { group in
      group.stored.map {
        ChangeSet.GroupEdit(
          before: $0, name: group.name, joining: references(to: group.joining, additions),
          leaving: group.leaving.sorted())
      }
    }
    changes.groupRemovals = groupChanges.removed.keys.sorted()
    return changes
  }

  /// The UID of an addition. It stays the same when a save is tried again.
  private func uid(of record: some ManagedRecord) -> String {
    let uid = record.wantedUID ?? database.newUID()
    record.wantedUID = uid
    return uid
  }

  private func references(
    to members: [PersonRecord], _ additions: [ObjectIdentifier: Int]
  ) -> [ChangeSet.Member] {
    members.compactMap { member in
      switch member.state {
      case .added: additions[ObjectIdentifier(member)].map { .addition($0) }
      case .stored: .stored(member.id)
      case .draft, .removed, .deleted: nil
      }
    }
  }

  /// Takes up the rows of a commit of ours; what others saved stays unseen until a revert (R-AB-68).
  private func settle(_ commit: Commit) {
    cachedNames = nil
    let isNewest = database.state.revision == commit.revision
    if isNewest, commit.revision == base.revision + 1 {
      base = database.state
    } else {
      base.apply(commit, keepingRevision: true)
    }
    let report = commit.report
    personChanges.settle(
      added: report.added, rows: commit.people + commit.unchangedPeople,
      deletedElsewhere: report.deletedElsewhere)
    groupChanges.settle(
      added: report.addedGroups, rows: commit.groups + commit.unchangedGroups,
      deletedElsewhere: report.groupsDeletedElsewhere)
  }
}
