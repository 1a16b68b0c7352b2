/// A person as a database holds it.
public struct StoredPerson: Hashable, Sendable, Identifiable {
  /// Identifies the record within its database.
  public let id: RecordID
  /// Identifies the record in every program, and in a vCard (RFC 6350 section 6.7.6).
  public var uid: String
  /// The properties and the picture, creation and modification date included.
  public var person: Person
  /// The account that holds the record.
  public var source: Source.ID
  /// Shared by all records that stand for the same human (R-AB-61); nil for a record that stands alone.
  public var link: String?

  /// A row with its parts.
  public init(
    id: RecordID, uid: String, person: Person, source: Source.ID = Source.local.id,
    link: String? = nil
  ) {
    self.id = id
    self.uid = uid
    self.person = person
    self.source = source
    self.link = link
  }

  /// Whether all parts are the same; texts are compared scalar by scalar.
  public static func == (left: StoredPerson, right: StoredPerson) -> Bool {
    left.id == right.id && left.source == right.source && left.uid.isExactly(right.uid)
      && left.link.isExactly(right.link) && left.person == right.person
  }
}

/// A group as a database holds it.
public struct StoredGroup: Hashable, Sendable, Identifiable {
  /// Identifies the group among the groups of its database; people count apart (R-AB-17).
  public let id: RecordID
  /// Identifies the group in every program.
  public var uid: String
  /// What the user calls it.
  public var name: String
  /// The people in it, in no order (R-AB-55).
  public var members: Set<RecordID>

  /// A row with its parts.
  public init(id: RecordID, uid: String, name: String, members: Set<RecordID> = []) {
    self.id = id
    self.uid = uid
    self.name = name
    self.members = members
  }

  /// Whether all parts are the same; texts are compared scalar by scalar.
  public static func == (left: StoredGroup, right: StoredGroup) -> Bool {
    left.id == right.id && left.members == right.members && left.uid.isExactly(right.uid)
      && left.name.isExactly(right.name)
  }
}
