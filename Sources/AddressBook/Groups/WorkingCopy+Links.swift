extension WorkingCopy {
  /// All records of the human that a record stands for, that record among them and first (R-AB-61).
  public func linkedPeople(of record: PersonRecord) -> [PersonRecord] {
    guard let link = record.link else { return [record] }
    return [record] + linked(by: link).filter { $0 !== record }
  }

  /// Says that two saved people are one human; whoever they were linked to before comes with them.
  ///
  /// - Throws: `foreignRecord`, `unknownRecord` for one that is not saved, `notPermittedByUser`.
  public func link(_ first: PersonRecord, _ second: PersonRecord) throws(RecordError) {
    try checkAccess()
    for record in [first, second] {
      guard record.standing == .stored else { throw RecordError(.unknownRecord) }
      guard record.book === self else { throw RecordError(.foreignRecord) }
    }
    guard let link = first.link ?? second.link ?? first.uid else { return }
    for record in linkedPeople(of: first) + linkedPeople(of: second) {
      record.link = link
      note(record)
    }
  }

  /// Lets a record stand alone again.
  ///
  /// - Throws: as for ``link(_:_:)``.
  public func unlink(_ record: PersonRecord) throws(RecordError) {
    try checkAccess()
    guard record.standing == .stored else { throw RecordError(.unknownRecord) }
    guard record.book === self else { throw RecordError(.foreignRecord) }
    record.link = nil
    note(record)
  }

  /// All linked records but the first of each human.
  func hiddenLinks() -> [RecordID] {
    let edited = personShelf.touched.values.compactMap(\.link)
    let links = Set(base.links.keys).union(edited)
    return links.flatMap { linked(by: $0).map(\.id).sorted().dropFirst() }
  }

  private func linked(by link: String) -> [PersonRecord] {
    let stored = base.links[link, default: []].sorted().compactMap { person($0) }
    let edited = personShelf.touched.values.filter { $0.standing == .stored }
    return Dictionary((stored + edited).map { ($0.id, $0) }) { first, _ in first }
      .values.filter { $0.link == link }.sorted { $0.id < $1.id }
  }
}
