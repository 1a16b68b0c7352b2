extension WorkingCopy {
  /// Everybody in the order of their names (R-AB-52, R-AB-54).
  public func sortedPeople(by ordering: SortOrdering) -> [PersonRecord] {
    let keyed = people().map { (key: SortKey(of: $0.person, by: ordering), record: $0) }
    return keyed.sorted { $0.key < $1.key }.map { $0.record }
  }

  /// People whose first, last or organization name begins with `prefix`, case and diacritics folded
  /// (R-AB-53); at most `limit` of them.
  public func people(named prefix: String, limit: Int = .max) -> [PersonRecord] {
    let prefix = folded(prefix)
    let searched: [PersonProperty] = [.firstName, .lastName, .organization]
    let matching = sortedPeople(by: .byLastName).filter { record in
      searched.contains { folded(record.person[text: $0] ?? "").utf8.starts(with: prefix.utf8) }
    }
    return Array(matching.prefix(limit))
  }
}
