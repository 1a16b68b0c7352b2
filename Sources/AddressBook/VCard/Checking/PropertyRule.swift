/// What the versions say of a property: its section, whether it may come again, and what its value is.
struct PropertyRule: Sendable {
  /// How often a property may be in a card.
  enum Count: Sendable {
    case any
    case once
    /// Once in 4.0 only.
    case onceIn4
  }

  private let section3: String?
  private let section4: String?
  private let count: Count
  let type3: ValueType
  let type4: ValueType

  private init(
    _ section3: String?, _ section4: String?, _ count: Count = .any, _ type3: ValueType = .text,
    _ type4: ValueType? = nil
  ) {
    (self.section3, self.section4, self.count) = (section3, section4, count)
    (self.type3, self.type4) = (type3, type4 ?? type3)
  }

  /// Whether the version has the property.
  func exists(in version: VCardVersion) -> Bool {
    switch version {
    case .v4_0: section4 != nil
    default: section3 != nil
    }
  }

  /// Whether the version allows the property once.
  func isLimited(in version: VCardVersion, _ property: Property) -> Bool {
    switch count {
    case .any: false
    case .once: version != .v2_1 || property == .name
    case .onceIn4: version == .v4_0
    }
  }

  /// The section of a property in the RFC of a version.
  static func section(_ name: String, _ version: VCardVersion) -> String? {
    guard let rule = rules[Property(name: name)] else { return nil }
    let number = version == .v4_0 ? rule.section4 : version == .v3_0 ? rule.section3 : nil
    guard let number else { return nil }
    if number.hasPrefix("RFC") { return number }
    return version == .v4_0 ? "RFC 6350 §\(number)" : "RFC 2426 §\(number)"
  }

  static func of(_ property: Property) -> PropertyRule? { rules[property] }

  private static let rules: [Property: PropertyRule] = [
    .version: .init("3.6.9", "6.7.9", .once),
    .formattedName: .init("3.1.1", "6.2.1"),
    .name: .init("3.1.2", "6.2.2", .once),
    .nickname: .init("3.1.3", "6.2.3"),
    .photo: .init("3.1.4", "6.2.4", .any, .binary, .uri),
    .birthday: .init("3.1.5", "6.2.5", .once, .date),
    .anniversary: .init(nil, "6.2.6", .once, .date),
    .gender: .init(nil, "6.2.7", .once, .gender),
    .address: .init("3.2.1", "6.3.1"),
    .label: .init("3.2.2", nil),
    .telephone: .init("3.3.1", "6.4.1"),
    .email: .init("3.3.2", "6.4.2"),
    .mailer: .init("3.3.3", nil),
    .impp: .init("RFC 4770 §1", "6.4.3", .any, .uri),
    .language: .init(nil, "6.4.4", .any, .languageTag),
    .timeZone: .init("3.4.1", "6.5.1", .any, .utcOffset, .text),
    .location: .init("3.4.2", "6.5.2", .any, .location, .uri),
    .title: .init("3.5.1", "6.6.1"),
    .role: .init("3.5.2", "6.6.2"),
    .logo: .init("3.5.3", "6.6.3", .any, .binary, .uri),
    .agent: .init("3.5.4", nil),
    .organization: .init("3.5.5", "6.6.4"),
    .member: .init(nil, "6.6.5", .any, .uri),
    .related: .init(nil, "6.6.6", .any, .uri),
    .categories: .init("3.6.1", "6.7.1"),
    .note: .init("3.6.2", "6.7.2"),
    .productID: .init("3.6.3", "6.7.3", .once),
    .revision: .init("3.6.4", "6.7.4", .once, .timestamp),
    .sortString: .init("3.6.5", nil, .once),
    .sound: .init("3.6.6", "6.7.5", .any, .binary, .uri),
    .uid: .init("3.6.7", "6.7.6", .once, .text, .uri),
    .url: .init("3.6.8", "6.7.8", .any, .uri),
    .clientPIDMap: .init(nil, "6.7.7", .any, .clientPIDMap),
    .accessClass: .init("3.7.1", nil, .once),
    .key: .init("3.7.2", "6.8.1", .any, .binary, .uri),
    .kind: .init(nil, "6.1.4", .once, .token),
    .xml: .init(nil, "6.1.5"),
    .source: .init("RFC 2425 §6.1", "6.1.3", .any, .uri),
    .sourceName: .init("RFC 2425 §6.2", nil),
    .profile: .init("RFC 2425 §6.3", nil, .once),
    .freeBusy: .init("RFC 2739 §2.4", "6.9.1", .any, .uri),
    .calendarAddress: .init("RFC 2739 §2.4", "6.9.2", .any, .uri),
    .calendar: .init("RFC 2739 §2.4", "6.9.3", .any, .uri),
    .birthPlace: .init(nil, "RFC 6474 §2.1", .onceIn4),
    .deathPlace: .init(nil, "RFC 6474 §2.2", .onceIn4),
    .deathDate: .init(nil, "RFC 6474 §2.3", .onceIn4, .date),
    .expertise: .init(nil, "RFC 6715 §2.1"),
    .hobby: .init(nil, "RFC 6715 §2.2"),
    .interest: .init(nil, "RFC 6715 §2.3"),
    .organizationDirectory: .init(nil, "RFC 6715 §2.4", .any, .uri),
    .contactURI: .init(nil, "RFC 8605 §2.1", .any, .uri),
    .created: .init(nil, "RFC 9554 §3.1", .onceIn4, .timestamp),
    .grammaticalGender: .init(nil, "RFC 9554 §3.2", .any, .token),
    .cardLanguage: .init(nil, "RFC 9554 §3.3", .onceIn4, .languageTag),
    .pronouns: .init(nil, "RFC 9554 §3.4"),
    .registeredSocialProfile: .init(nil, "RFC 9554 §3.5", .any, .uri),
    .jsProperty: .init(nil, "RFC 9555 §3.2.1"),
  ]
}
