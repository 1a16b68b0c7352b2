/// The person that a stored ID and name identify.
public enum IdentifiedPerson {
  /// This one.
  case found(PersonRecord)
  /// All of these have the name, and the ID is that of none of them.
  case ambiguous([PersonRecord])
  /// No person has the name.
  case notFound
}

extension WorkingCopy {
  /// Finds a person again by an ID that may have changed in a sync, and the name that was kept with it;
  /// never the wrong one (R-AB-16, B-16).
  ///
  /// The name is compared with display names, case and diacritics folded.
  public func identify(_ id: RecordID, named name: String) -> IdentifiedPerson {
    let wanted = folded(name)
    func bears(_ record: PersonRecord) -> Bool {
      record.person.displayName.map { folded($0) } == wanted
    }
    if let record = person(id), bears(record) { return .found(record) }
    let bearers = people(named: name).filter(bears).sorted { $0.id < $1.id }
    switch bearers.count {
    case 0: return .notFound
    case 1: return .found(bearers[0])
    default: return .ambiguous(bearers)
    }
  }
}
