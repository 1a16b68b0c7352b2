/// A property of a person (R-AB-21, the table below it). The raw value is the name on the wire.
public enum PersonProperty: String, CaseIterable, Hashable, Sendable {
  /// Given name.
  case firstName
  /// Family name.
  case lastName
  /// Additional names.
  case middleName
  /// Honorific before the name.
  case prefix
  /// Honorific after the name.
  case suffix
  /// Informal name.
  case nickname
  /// Pronunciation of the given name.
  case firstNamePhonetic
  /// Pronunciation of the family name.
  case lastNamePhonetic
  /// Pronunciation of the additional names.
  case middleNamePhonetic
  /// Company or hotel.
  case organization
  /// Part of the organization.
  case department
  /// Position held.
  case jobTitle
  /// Free text.
  case note
  /// Date of birth; the year may be missing.
  case birthday
  /// Date of birth in another calendar.
  case alternateBirthday
  /// When the store saved the record first; the store's to write (R-AB-29).
  case creationDate
  /// When the store saved the record last; the store's to write (R-AB-29).
  case modificationDate
  /// Person or organization, see ``PersonKind``.
  case kind
  /// E-mail addresses.
  case email
  /// Telephone numbers.
  case phone
  /// Web pages.
  case url
  /// Names of relatives and colleagues.
  case relatedNames
  /// Postal addresses, see ``PostalAddress``.
  case address
  /// Messaging accounts, with the keys Service and Username.
  case instantMessage
  /// Social accounts, with the keys URL, Service, Username and UserIdentifier.
  case socialProfile
  /// Anniversaries and other dates.
  case date

  /// The type of the property's value.
  public var type: PropertyType {
    switch self {
    case .birthday, .creationDate, .modificationDate: .dateTime
    case .alternateBirthday: .dictionary
    case .kind: .integer
    case .email, .phone, .url, .relatedNames: .string.multi
    case .address, .instantMessage, .socialProfile: .dictionary.multi
    case .date: .dateTime.multi
    default: .string
    }
  }

  /// Whether only the store may write the property (R-AB-29).
  public var isKeptByStore: Bool { self == .creationDate || self == .modificationDate }

  /// The words that a screen shows beside the value (R-AB-49).
  public var displayName: String {
    switch self {
    case .firstName: "First"
    case .lastName: "Last"
    case .middleName: "Middle"
    case .prefix: "Prefix"
    case .suffix: "Suffix"
    case .nickname: "Nickname"
    case .firstNamePhonetic: "Phonetic First"
    case .lastNamePhonetic: "Phonetic Last"
    case .middleNamePhonetic: "Phonetic Middle"
    case .organization: "Organization"
    case .department: "Department"
    case .jobTitle: "Job Title"
    case .note: "Note"
    case .birthday: "Birthday"
    case .alternateBirthday: "Alternate Birthday"
    case .creationDate: "Created"
    case .modificationDate: "Modified"
    case .kind: "Kind"
    case .email: "Email"
    case .phone: "Phone"
    case .url: "URL"
    case .relatedNames: "Related"
    case .address: "Address"
    case .instantMessage: "Instant Message"
    case .socialProfile: "Social Profile"
    case .date: "Date"
    }
  }
}

/// Whether a record stands for a human or for an organization; a person unless said otherwise.
public enum PersonKind: Int, Sendable {
  /// A human.
  case person = 0
  /// An organization, such as a hotel; its name is its organization.
  case organization = 1
}
