internal import AddressBook

/// Changes that are saved at once; where the save fails they are taken back, so that nothing
/// is left pending, and trying again starts afresh.
extension WorkingCopy {
  /// Adds a draft with a content, takes it into a group, and saves.
  func store(
    _ record: PersonRecord, content: Person, in group: GroupRecord?
  ) throws(SaveFailure) {
    let before = record.person
    try attempt { () throws(RecordError) in
      try record.replace(with: content)
      try add(record)
      if let group { try addMember(record, to: group) }
    } takingBack: {
      if let group { _ = try? removeMember(record, from: group) }
      if record.state == .added { try? remove(record) }
      try? record.replace(with: before)
    }
  }

  /// Replaces the content of a record that is in the book, takes it into a group, and saves.
  func update(
    _ record: PersonRecord, content: Person, in group: GroupRecord? = nil
  ) throws(SaveFailure) {
    let before = record.person
    var joins = false
    try attempt { () throws(RecordError) in
      try checkOwn(record)
      try record.replace(with: content)
      if let group { joins = try addMember(record, to: group) }
    } takingBack: {
      if let group, joins { _ = try? removeMember(record, from: group) }
      try? record.replace(with: before)
    }
    // Another app deleted it meanwhile, so the edits were not stored.
    guard record.state == .stored else { throw SaveFailure(RecordError(.unknownRecord)) }
  }

  /// Removes a record that is in the book, and saves.
  func delete(_ record: PersonRecord) throws(SaveFailure) {
    try attempt { () throws(RecordError) in
      try checkOwn(record)
      try remove(record)
    } takingBack: {
      try? add(record)
    }
  }

  /// A record of another working copy, or of one that is gone, would be changed in memory and never saved.
  private func checkOwn(_ record: PersonRecord) throws(RecordError) {
    guard record.book === self else { throw RecordError(.foreignRecord) }
  }

  private func attempt(
    _ change: () throws(RecordError) -> Void, takingBack: () -> Void
  ) throws(SaveFailure) {
    do {
      try change()
    } catch {
      takingBack()
      throw SaveFailure(error)
    }
    do {
      try save()
    } catch {
      takingBack()
      throw SaveFailure(error)
    }
  }
}
