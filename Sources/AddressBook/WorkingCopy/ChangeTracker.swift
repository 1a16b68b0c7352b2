/// The records of one type that a working copy has given out, by what was done to them.
struct ChangeTracker<Record: ManagedRecord> {
  /// Records with an ID: one object each.
  private(set) var known: [RecordID: Record] = [:]
  /// Added and not saved, in order.
  private(set) var added: [Record] = []
  /// Perhaps edited since they were read.
  private(set) var touched: [RecordID: Record] = [:]
  /// Marked for removal.
  private(set) var removed: [RecordID: Record] = [:]

  var hasChanges: Bool {
    !added.isEmpty || !removed.isEmpty || touched.values.contains { $0.isEdited }
  }

  /// The edited records in the order of their IDs.
  var edited: [Record] {
    touched.values.filter { $0.isEdited && $0.state == .stored }.sorted { $0.id < $1.id }
  }

  mutating func keep(_ record: Record) { known[record.id] = record }

  mutating func touch(_ record: Record) {
    if record.id.isValid { touched[record.id] = record }
  }

  mutating func add(_ record: Record) {
    if removed.removeValue(forKey: record.id) != nil {
      record.state = .stored
    } else {
      record.becomeDraft()
      record.state = .added
      added.append(record)
    }
  }

  mutating func remove(_ record: Record) {
    if record.state == .added {
      added.removeAll { $0 === record }
      record.becomeDraft()
    } else {
      removed[record.id] = record
      record.state = .removed
    }
  }

  /// Reads every record again; those that are not there any more are deleted.
  mutating func revert(to row: (RecordID) -> Record.Row?) {
    for record in added { record.becomeDraft() }
    for (id, record) in known {
      if let row = row(id) { record.take(row) } else { drop(record) }
    }
    clearMarks()
  }

  /// Takes up what a save came to. The IDs `ids` stand in the order of ``added``.
  mutating func settle(added ids: [RecordID], rows: [Record.Row], deletedElsewhere: [RecordID]) {
    for (record, id) in zip(added, ids) { known[id] = record }
    for row in rows { known[row.id]?.take(row) }
    for id in Array(removed.keys) + deletedElsewhere {
      if let record = known[id] { drop(record) }
    }
    clearMarks()
  }

  private mutating func drop(_ record: Record) {
    known[record.id] = nil
    record.vanish()
  }

  private mutating func clearMarks() {
    added = []
    touched = [:]
    removed = [:]
  }
}
