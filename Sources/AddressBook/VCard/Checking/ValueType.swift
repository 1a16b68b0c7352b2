/// What a value is, as VALUE or its property says.
enum ValueType: Sendable {
  case text, uri, binary, date, time, timestamp, utcOffset, location, gender, languageTag, token,
    clientPIDMap
  case integer, float, boolean

  /// The type that a VALUE parameter gives; nil for one that is not known.
  init?(parameter: String) {
    switch parameter.lowercased() {
    case "text", "phone-number", "vcard": self = .text
    case "uri", "url": self = .uri
    case "binary": self = .binary
    case "date", "date-time", "date-and-or-time": self = .date
    case "time": self = .time
    case "timestamp": self = .timestamp
    case "utc-offset": self = .utcOffset
    case "language-tag": self = .languageTag
    case "integer": self = .integer
    case "float": self = .float
    case "boolean": self = .boolean
    default: return nil
    }
  }

  /// What a value has to be, in words; nil for one that is.
  func expected(of line: ContentLine) -> String? {
    let text = line.string
    switch self {
    case .text, .binary, .date, .timestamp: return nil
    case .uri: return text.isURI ? nil : "a URI"
    case .time: return line.date == nil ? "a time" : nil
    case .utcOffset:
      return line.withValue { UTCOffset($0) } == nil && text != "Z"
        ? "an offset such as -05:00" : nil
    case .location: return text.isPlace(separator: ";") ? nil : "latitude;longitude in degrees"
    case .gender:
      let sex = text.prefix { $0 != ";" }
      return ["", "M", "F", "O", "N", "U"].contains(sex.uppercased()) ? nil : "M, F, O, N or U"
    case .languageTag: return text.isLanguageTag ? nil : "a language tag such as fr-CA"
    case .token: return text.isToken ? nil : "one word"
    case .clientPIDMap:
      let parts = text.split(separator: ";", maxSplits: 1)
      let isMap = parts.count == 2 && (Int(parts[0]) ?? 0) > 0 && String(parts[1]).isURI
      return isMap ? nil : "a number, a semicolon and a URI"
    case .integer:
      return text.split(separator: ",").allSatisfy { Int($0) != nil } ? nil : "a whole number"
    case .float:
      return text.split(separator: ",").allSatisfy { Double($0) != nil } ? nil : "a number"
    case .boolean: return ["TRUE", "FALSE"].contains(text.uppercased()) ? nil : "TRUE or FALSE"
    }
  }
}

extension String {
  /// Whether this is a URI (RFC 3986), letters beyond ASCII allowed.
  var isURI: Bool {
    guard let colon = utf8.firstIndex(of: .colon), colon > startIndex else { return false }
    let scheme = utf8[..<colon]
    guard let first = scheme.first, first.uppercased &- 0x41 < 26,
      scheme.allSatisfy({ $0.isNameByte || $0 == .dot || $0 == UInt8(ascii: "+") })
    else { return false }
    let rest = Array(utf8[utf8.index(after: colon)...])
    if scheme.count == 3, lowercased().hasPrefix("geo:") {
      guard String(rest.prefix { $0 != .semicolon }).isPlace(separator: ",") else { return false }
    }
    return !rest.isEmpty
      && rest.indices.allSatisfy { index in
        switch rest[index] {
        case ...0x20, 0x7F, .quote, .backslash, .caret, UInt8(ascii: "<"), UInt8(ascii: ">"),
          UInt8(ascii: "`"), UInt8(ascii: "{"), UInt8(ascii: "|"), UInt8(ascii: "}"):
          false
        case .percent:
          index + 2 < rest.count && rest[index + 1].hexValue != nil
            && rest[index + 2].hexValue != nil
        default: true
        }
      }
  }

  private init(_ bytes: some Sequence<UInt8>) {
    self = String(decoding: Array(bytes), as: UTF8.self)
  }

  /// Whether these are two coordinates in degrees, in a URI perhaps with an altitude.
  func isPlace(separator: Character) -> Bool {
    let numbers = split(separator: separator, omittingEmptySubsequences: false).map { Double($0) }
    guard numbers.count == 2 || (numbers.count == 3 && separator == ","),
      let latitude = numbers[0], let longitude = numbers[1], !numbers.contains(nil)
    else { return false }
    return abs(latitude) <= 90 && abs(longitude) <= 180
  }

  /// Whether this has the form of a language tag (RFC 5646 section 2.1).
  var isLanguageTag: Bool {
    let parts = split(separator: "-", omittingEmptySubsequences: false)
    return !parts[0].isEmpty && parts[0].utf8.allSatisfy { $0.uppercased &- 0x41 < 26 }
      && parts.allSatisfy { (1...8).contains($0.utf8.count) && $0.utf8.allSatisfy(\.isNameByte) }
  }

  /// Whether this is a media type (RFC 6838 section 4.2), perhaps with parameters.
  var isMediaType: Bool {
    let parts = prefix { $0 != ";" }.split(separator: "/", omittingEmptySubsequences: false)
    return parts.count == 2
      && parts.allSatisfy { part in
        !part.isEmpty
          && part.utf8.allSatisfy { $0.isNameByte || "!#$&^_.+".utf8.contains($0) }
      }
  }

  /// Whether this is a word of letters, digits and hyphens.
  var isToken: Bool { !isEmpty && utf8.allSatisfy(\.isNameByte) }
}
