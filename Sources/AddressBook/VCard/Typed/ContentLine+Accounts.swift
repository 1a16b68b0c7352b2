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
  /// A messaging account: IMPP (RFC 4770, with Apple's X-SERVICE-TYPE), or X-AIM and its like.
  var instantMessage: KeyedTexts? {
    var texts = KeyedTexts()
    if layout.property == .impp {
      let uri = escapedString
      let scheme = uri.prefix { $0 != ":" }
      guard scheme.utf8.count < uri.utf8.count else { return nil }
      // Without a service the scheme is `x-apple`, which is none.
      let service =
        values(of: "X-SERVICE-TYPE").first
        ?? (scheme.lowercased() == "x-apple" ? "" : MessagingScheme.service(String(scheme)))
      texts[AccountKey.service] = service.isEmpty ? nil : service
      let name = PercentCoding.decode(uri.dropFirst(scheme.count + 1))
      texts[AccountKey.username] = name.isEmpty ? nil : name
    } else {
      let name = string
      guard !name.isEmpty else { return nil }
      texts[AccountKey.service] = MessagingScheme.service(old: layout.property)
      texts[AccountKey.username] = name
    }
    return texts.isEmpty ? nil : texts
  }

  /// A social account of Apple's X-SOCIALPROFILE.
  var socialProfile: KeyedTexts {
    var texts = KeyedTexts()
    let url = string
    texts[AccountKey.url] = url.isEmpty ? nil : url
    texts[AccountKey.service] =
      values(of: "X-SERVICE-TYPE").first ?? values(of: "TYPE").first { $0.lowercased() != "pref" }
    texts[AccountKey.username] = values(of: "X-USER").first
    texts[AccountKey.userIdentifier] = values(of: "X-USERID").first
    return texts
  }
}

/// URI schemes of messaging services.
enum MessagingScheme {
  private static let names: [(scheme: String, service: String)] = [
    ("xmpp", "Jabber"), ("aim", "AIM"), ("ymsgr", "Yahoo"), ("msnim", "MSN"), ("icq", "ICQ"),
    ("skype", "Skype"), ("gtalk", "GoogleTalk"), ("sip", "SIP"), ("irc", "IRC"),
  ]

  /// The service that a scheme belongs to; the scheme itself when it is not known.
  static func service(_ scheme: String) -> String {
    names.first { $0.scheme == scheme.lowercased() }?.service ?? scheme
  }

  /// The scheme of a service, `x-apple` when there is none.
  static func scheme(_ service: String?) -> String {
    names.first { $0.service == service }?.scheme ?? "x-apple"
  }

  static func service(old property: Property) -> String? {
    switch property {
    case .aim: "AIM"
    case .jabber: "Jabber"
    case .msn: "MSN"
    case .yahoo: "Yahoo"
    case .icq: "ICQ"
    case .skype: "Skype"
    case .googleTalk: "GoogleTalk"
    default: nil
    }
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
