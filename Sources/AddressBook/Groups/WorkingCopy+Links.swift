extension WorkingCopy {
  /// All records of the human that a record stands for, that record among them and first (R-AB-61).
  public func linkedPeople(of record: PersonRecord) -> [PersonRecord] {
    guard let link = record.link else { return [record] }
    return [record] + linked(by: link).filter { $0 !== record }
  }

  /// Links two saved people as one human, and with them those that either was linked to before.
  ///
  /// - Throws: `foreignRecord`, `unknownRecord` for one that is not saved, `notPermittedByUser`.
  public func link(_ first: PersonRecord, _ second: PersonRecord) throws(RecordError) {
    try checkAccess()
    for record in [first, second] {
      guard record.state == .stored else { throw RecordError(.unknownRecord) }
      guard record.book === self else { throw RecordError(.foreignRecord) }
    }
    guard let link = first.link ?? second.link ?? first.uid else { return }
    for record in linkedPeople(of: first) + linkedPeople(of: second) {
      record.link = link
      note(record)
    }
  }

  /// Takes a record out of its link.
  ///
  /// - Throws: as for ``link(_:_:)``.
  public func unlink(_ record: PersonRecord) throws(RecordError) {
    try checkAccess()
    guard record.state == .stored else { throw RecordError(.unknownRecord) }
    guard record.book === self else { throw RecordError(.foreignRecord) }
    record.link = nil
    note(record)
  }

  /// All linked records but the first of each human.
  func hiddenLinks() -> [RecordID] {
    let edited = personChanges.touched.values.compactMap(\.link)
    let links = Set(base.links.keys).union(edited.map { ExactText($0) })
    return links.flatMap { linked(by: $0.text).map(\.id).sorted().dropFirst() }
  }

  private func linked(by link: String) -> [PersonRecord] {
    let stored = base.links[ExactText(link), default: []].sorted().compactMap { person($0) }
    let edited = personChanges.touched.values.filter { $0.state == .stored }
    return Dictionary((stored + edited).map { ($0.id, $0) }) { first, _ in first }
      .values.filter { $0.link.isExactly(link) }.sorted { $0.id < $1.id }
  }
}
