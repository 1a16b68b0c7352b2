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
  // Apple's.
  case appleLabel, appleCountryCode, appleShowAs, appleDate, appleRelatedName, appleKind
  case appleMember, alternateBirthday, createdBefore4, phoneticFirst, phoneticMiddle, phoneticLast,
    socialProfile
  case aim, jabber, msn, yahoo, icq, skype, googleTalk
  // What 3.0 has for it on other systems.
  case evolutionAnniversary, evolutionSpouse

  /// The name as it is written.
  var text: StaticString {
    switch self {
    case .unknown: ""
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
    case .aim: "X-AIM"
    case .jabber: "X-JABBER"
    case .msn: "X-MSN"
    case .yahoo: "X-YAHOO"
    case .icq: "X-ICQ"
    case .skype: "X-SKYPE"
    case .googleTalk: "X-GOOGLE-TALK"
    case .evolutionAnniversary: "X-EVOLUTION-ANNIVERSARY"
    case .evolutionSpouse: "X-EVOLUTION-SPOUSE"
    }
  }
}

extension Property {
  /// The property of this name, without regard to case.
  init(name: UnsafeBufferPointer<UInt8>) { self = Property.names[name] ?? .unknown }

  private static let names = WordTable(
    allCases.filter { $0 != .unknown }.map { ($0.text, $0) })
}
