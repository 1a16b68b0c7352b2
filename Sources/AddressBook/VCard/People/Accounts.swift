/// The keys of messaging and social accounts (R-AB-20).
enum AccountKey {
  static let service = "Service"
  static let username = "Username"
  static let url = "URL"
  static let userIdentifier = "UserIdentifier"

  static let all = [service, username, url, userIdentifier]

  /// Whether a service can be the type of a social account: one word, and not the one for the preferred account.
  static func isType(_ service: String) -> Bool {
    let isWord = service.utf8.allSatisfy {
      $0.isDigit || $0 == .hyphen || $0.uppercased &- 0x41 < 26
    }
    return isWord && !service.isEmpty && service.lowercased() != "pref"
  }
}

extension ContentLine {
  /// A messaging account: IMPP (RFC 4770, with Apple's X-SERVICE-TYPE or the SERVICE-TYPE of RFC 9554), or X-AIM and its like.
  var instantMessage: KeyedTexts? {
    var texts = KeyedTexts()
    if layout.property == .impp {
      let uri = escapedString
      let scheme = uri.prefix { $0 != ":" }
      guard scheme.utf8.count < uri.utf8.count else { return nil }
      let service = values(of: "X-SERVICE-TYPE").first ?? values(of: "SERVICE-TYPE").first
      let name = PercentCoding.decode(uri.dropFirst(scheme.count + 1))
      texts.setPresent(service ?? MessagingScheme.service(String(scheme)), AccountKey.service)
      texts.setPresent(name, AccountKey.username)
    } else {
      let name = string
      guard !name.isEmpty else { return nil }
      texts.setPresent(OtherName.meaning(of: self), AccountKey.service)
      texts.setPresent(name, AccountKey.username)
    }
    return texts.isEmpty ? nil : texts
  }

  /// A social account: Apple's X-SOCIALPROFILE, the SOCIALPROFILE of RFC 9554, or X-TWITTER and its like.
  var socialProfile: KeyedTexts {
    var texts = KeyedTexts()
    let value = string
    switch layout.property {
    case .socialNetwork:
      texts.setPresent(value, value.contains("://") ? AccountKey.url : AccountKey.username)
      texts.setPresent(OtherName.meaning(of: self), AccountKey.service)
    case .registeredSocialProfile:
      let isText = values(of: "VALUE").contains { $0.lowercased() == "text" }
      texts.setPresent(value, isText ? AccountKey.username : AccountKey.url)
      texts.setPresent(values(of: "SERVICE-TYPE").first, AccountKey.service)
      texts.setPresent(values(of: "USERNAME").first, AccountKey.username)
    default:
      texts.setPresent(value, AccountKey.url)
      let service =
        values(of: "X-SERVICE-TYPE").first ?? values(of: "TYPE").first { $0.lowercased() != "pref" }
      texts.setPresent(service, AccountKey.service)
      texts.setPresent(values(of: "X-USER").first, AccountKey.username)
      texts.setPresent(values(of: "X-USERID").first, AccountKey.userIdentifier)
    }
    return texts
  }
}

extension KeyedTexts {
  /// Sets a text unless there is none.
  fileprivate mutating func setPresent(_ text: String?, _ key: String) {
    if let text, !text.isEmpty { self[key] = text }
  }
}

extension LineComposer {
  /// Adds the parameters that say a part of an account.
  mutating func accountParameters(_ texts: KeyedTexts, _ property: PersonProperty) {
    let service = texts[AccountKey.service]
    if property == .instantMessage {
      if let service { parameter("X-SERVICE-TYPE", service) }
    } else {
      if let service {
        parameter(AccountKey.isType(service) ? "TYPE" : "X-SERVICE-TYPE", service)
      }
      if let user = texts[AccountKey.username] { parameter("X-USER", user) }
      if let id = texts[AccountKey.userIdentifier] { parameter("X-USERID", id) }
    }
  }

  /// Adds the value of an account: its URI.
  mutating func accountValue(_ texts: KeyedTexts, _ property: PersonProperty) {
    guard property == .instantMessage else { return text(texts[AccountKey.url] ?? "") }
    raw("\(MessagingScheme.scheme(texts[AccountKey.service])):".utf8)
    value { PercentCoding.append(texts[AccountKey.username] ?? "", to: &$0) }
  }
}

/// URI schemes of messaging services.
private enum MessagingScheme {
  private static let names: [(scheme: String, service: String)] = [
    ("xmpp", "Jabber"), ("aim", "AIM"), ("ymsgr", "Yahoo"), ("msnim", "MSN"), ("icq", "ICQ"),
    ("skype", "Skype"), ("gtalk", "GoogleTalk"), ("sip", "SIP"), ("irc", "IRC"),
  ]

  /// The service that a scheme belongs to; the scheme itself when it is not known; nil for `x-apple`, which is
  /// written where there is no service.
  static func service(_ scheme: String) -> String? {
    let lowercased = scheme.lowercased()
    guard lowercased != "x-apple" else { return nil }
    return names.first { $0.scheme == lowercased }?.service ?? scheme
  }

  /// The scheme of a service, `x-apple` when there is none.
  static func scheme(_ service: String?) -> String {
    names.first { $0.service == service }?.scheme ?? "x-apple"
  }
}

/// Percent signs in URIs, for names that a URI could not hold.
enum PercentCoding {
  static func decode(_ text: Substring) -> String {
    var text = String(text)
    var out: [UInt8] = []
    text.withUTF8 { HexCodes.append(decoding: $0, mark: .percent, to: &out) }
    return String(decoding: out, as: UTF8.self)
  }

  /// Appends text with what would break a line, or read as a code, as codes.
  static func append(_ text: String, to out: inout ByteSink) {
    for byte in text.utf8 {
      if byte < 0x20 || byte == 0x7F || byte == UInt8.percent {
        out.append(.percent)
        out.append(hexDigit(byte >> 4))
        out.append(hexDigit(byte & 15))
      } else {
        out.append(byte)
      }
    }
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? 0x30 + value : 0x37 + value
  }
}
