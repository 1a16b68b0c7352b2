/// The properties that this package understands; every other one is `unknown` and merely kept.
enum Property: UInt8, CaseIterable, Sendable {
  case unknown
  // What holds a card together.
  case begin, end, version
  // RFC 2426 and RFC 6350.
  case formattedName, name, nickname, photo, birthday, address, label, telephone, email, mailer
  case timeZone, location, title, role, logo, agent, organization, categories, note, productID
  case revision, created, sortString, sound, uid, url, accessClass, key, kind, gender, anniversary,
    language
  case member, related, impp, xml, source, profile, sourceName, clientPIDMap
  case freeBusy, calendarAddress, calendar
  // RFC 6474, RFC 6715, RFC 8605, RFC 9554, RFC 9555.
  case birthPlace, deathPlace, deathDate, expertise, hobby, interest, organizationDirectory,
    contactURI, grammaticalGender, cardLanguage, pronouns, jsProperty, registeredSocialProfile
  // Apple's.
  case appleLabel, appleCountryCode, appleShowAs, appleDate, appleRelatedName, appleKind
  case appleMember, alternateBirthday, createdBefore4, phoneticFirst, phoneticMiddle, phoneticLast,
    socialProfile
  // What several programs have under several names, see ``OtherName``.
  case messaging, socialNetwork, otherAnniversary, relative
  case androidCustom
  // What 3.0 cannot say under its own name.
  case keptBirthday, keptRevision

  /// The name as it is written; empty for one that is never written.
  var text: StaticString {
    switch self {
    case .unknown, .messaging, .socialNetwork, .otherAnniversary, .relative: ""
    case .begin: "BEGIN"
    case .end: "END"
    case .version: "VERSION"
    case .formattedName: "FN"
    case .name: "N"
    case .nickname: "NICKNAME"
    case .photo: "PHOTO"
    case .birthday: "BDAY"
    case .address: "ADR"
    case .label: "LABEL"
    case .telephone: "TEL"
    case .email: "EMAIL"
    case .mailer: "MAILER"
    case .timeZone: "TZ"
    case .location: "GEO"
    case .title: "TITLE"
    case .role: "ROLE"
    case .logo: "LOGO"
    case .agent: "AGENT"
    case .organization: "ORG"
    case .categories: "CATEGORIES"
    case .note: "NOTE"
    case .productID: "PRODID"
    case .revision: "REV"
    case .created: "CREATED"
    case .sortString: "SORT-STRING"
    case .sound: "SOUND"
    case .uid: "UID"
    case .url: "URL"
    case .accessClass: "CLASS"
    case .key: "KEY"
    case .kind: "KIND"
    case .gender: "GENDER"
    case .anniversary: "ANNIVERSARY"
    case .language: "LANG"
    case .member: "MEMBER"
    case .related: "RELATED"
    case .impp: "IMPP"
    case .xml: "XML"
    case .source: "SOURCE"
    case .profile: "PROFILE"
    case .sourceName: "NAME"
    case .clientPIDMap: "CLIENTPIDMAP"
    case .freeBusy: "FBURL"
    case .calendarAddress: "CALADRURI"
    case .calendar: "CALURI"
    case .birthPlace: "BIRTHPLACE"
    case .deathPlace: "DEATHPLACE"
    case .deathDate: "DEATHDATE"
    case .expertise: "EXPERTISE"
    case .hobby: "HOBBY"
    case .interest: "INTEREST"
    case .organizationDirectory: "ORG-DIRECTORY"
    case .contactURI: "CONTACT-URI"
    case .grammaticalGender: "GRAMGENDER"
    case .cardLanguage: "LANGUAGE"
    case .pronouns: "PRONOUNS"
    case .jsProperty: "JSPROP"
    case .registeredSocialProfile: "SOCIALPROFILE"
    case .appleLabel: "X-ABLabel"
    case .appleCountryCode: "X-ABADR"
    case .appleShowAs: "X-ABShowAs"
    case .appleDate: "X-ABDATE"
    case .appleRelatedName: "X-ABRELATEDNAMES"
    case .appleKind: "X-ADDRESSBOOKSERVER-KIND"
    case .appleMember: "X-ADDRESSBOOKSERVER-MEMBER"
    case .alternateBirthday: "X-ALTBDAY"
    case .createdBefore4: "X-CREATED"
    case .phoneticFirst: "X-PHONETIC-FIRST-NAME"
    case .phoneticMiddle: "X-PHONETIC-MIDDLE-NAME"
    case .phoneticLast: "X-PHONETIC-LAST-NAME"
    case .socialProfile: "X-SOCIALPROFILE"
    case .androidCustom: "X-ANDROID-CUSTOM"
    case .keptBirthday: "X-BDAY"
    case .keptRevision: "X-REV"
    }
  }
}

extension Property {
  /// The property of this name, without regard to case.
  init(name: UnsafeBufferPointer<UInt8>) { self = Property.names[name] ?? .unknown }

  /// The property of this name, without regard to case.
  init(name: String) {
    var name = name
    self = name.withUTF8 { Property(name: $0) }
  }

  private static let names = WordTable(
    allCases.filter { $0.text.utf8CodeUnitCount > 0 }.map { ($0.text, $0) }
      + OtherName.all.map { ($0.name, $0.property) })
}

/// Names that programs made up for one thing: what the thing is, and what the name says of it.
struct OtherName: Sendable {
  let name: StaticString
  let property: Property
  /// The service of an account, or the label of a name.
  let meaning: String

  private init(_ name: StaticString, _ property: Property, _ meaning: String) {
    (self.name, self.property, self.meaning) = (name, property, meaning)
  }

  /// What the name of a line says; nil for a line under another name.
  static func meaning(of line: ContentLine) -> String? { line.withName { meanings[$0] } }

  private static let meanings = WordTable(all.map { ($0.name, $0.meaning) })

  static let all: [OtherName] = [
    .init("X-AIM", .messaging, "AIM"), .init("X-JABBER", .messaging, "Jabber"),
    .init("X-XMPP", .messaging, "Jabber"), .init("X-MSN", .messaging, "MSN"),
    .init("X-MS-IMADDRESS", .messaging, "MSN"), .init("X-YAHOO", .messaging, "Yahoo"),
    .init("X-YAHOO-ID", .messaging, "Yahoo"), .init("X-ICQ", .messaging, "ICQ"),
    .init("X-SKYPE", .messaging, "Skype"), .init("X-SKYPE-USERNAME", .messaging, "Skype"),
    .init("X-GOOGLE-TALK", .messaging, "GoogleTalk"), .init("X-GTALK", .messaging, "GoogleTalk"),
    .init("X-GADUGADU", .messaging, "GaduGadu"), .init("X-GROUPWISE", .messaging, "GroupWise"),
    .init("X-QQ", .messaging, "QQ"), .init("X-SIGNAL", .messaging, "Signal"),
    .init("X-TELEGRAM", .messaging, "Telegram"), .init("X-WHATSAPP", .messaging, "WhatsApp"),
    .init("X-MATRIX", .messaging, "Matrix"), .init("X-THREEMA", .messaging, "Threema"),
    .init("X-VIBER", .messaging, "Viber"), .init("X-LINE", .messaging, "LINE"),
    .init("X-WECHAT", .messaging, "WeChat"), .init("X-DISCORD", .messaging, "Discord"),
    .init("X-SIP", .messaging, "SIP"), .init("X-IRC", .messaging, "IRC"),
    .init("X-TWITTER", .socialNetwork, "twitter"),
    .init("X-FACEBOOK", .socialNetwork, "facebook"),
    .init("X-LINKEDIN", .socialNetwork, "linkedin"),
    .init("X-INSTAGRAM", .socialNetwork, "instagram"),
    .init("X-MASTODON", .socialNetwork, "mastodon"), .init("X-FLICKR", .socialNetwork, "flickr"),
    .init("X-ANNIVERSARY", .otherAnniversary, "Anniversary"),
    .init("X-EVOLUTION-ANNIVERSARY", .otherAnniversary, "Anniversary"),
    .init("X-KADDRESSBOOK-X-ANNIVERSARY", .otherAnniversary, "Anniversary"),
    .init("X-SPOUSE", .relative, "Spouse"), .init("X-EVOLUTION-SPOUSE", .relative, "Spouse"),
    .init("X-KADDRESSBOOK-X-SPOUSESNAME", .relative, "Spouse"),
    .init("X-MANAGER", .relative, "Manager"), .init("X-EVOLUTION-MANAGER", .relative, "Manager"),
    .init("X-KADDRESSBOOK-X-MANAGERSNAME", .relative, "Manager"),
    .init("X-ASSISTANT", .relative, "Assistant"),
    .init("X-EVOLUTION-ASSISTANT", .relative, "Assistant"),
    .init("X-KADDRESSBOOK-X-ASSISTANTSNAME", .relative, "Assistant"),
  ]
}

/// A set of properties as bits.
struct PropertySet {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  init(_ properties: [Property] = []) {
    for property in properties { _ = insert(property) }
  }

  @inline(__always)
  func contains(_ property: Property) -> Bool {
    let bit = UInt64(1) << UInt64(property.rawValue & 63)
    return (property.rawValue < 64 ? low : high) & bit != 0
  }

  /// Inserts a property; false where it was in the set.
  mutating func insert(_ property: Property) -> Bool {
    guard !contains(property) else { return false }
    let bit = UInt64(1) << UInt64(property.rawValue & 63)
    if property.rawValue < 64 { low |= bit } else { high |= bit }
    return true
  }
}
