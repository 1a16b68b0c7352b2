extension VCardWarning {
  /// A stable name for the kind, in lower case with hyphens.
  public var name: String { facts.name }

  /// How grave the kind is.
  public var severity: Severity { facts.severity }

  /// The section that says how it ought to be, such as `RFC 6350 §3.2`; nil where the reader's own limits are meant.
  public var section: String? { facts.section }

  /// What was found and what was done, as one sentence without a place.
  public var sentence: String { facts.sentence }

  /// The warning for a person: place, severity, sentence, and the line in question below it.
  ///
  /// - Parameter file: The name to print before the line number.
  public func rendered(file: String) -> String {
    let place = column.map { "\(line):\($0)" } ?? "\(line)"
    let head = "\(file):\(place): \(severity.rawValue): \(sentence)"
    return excerpt.isEmpty ? head : head + "\n  | " + excerpt
  }

  private struct Facts {
    var name: String
    var severity: Severity
    var section: String?
    var sentence: String

    init(_ name: String, _ severity: Severity, _ section: String?, _ sentence: String) {
      (self.name, self.severity, self.section, self.sentence) = (name, severity, section, sentence)
    }
  }

  private var facts: Facts {
    switch kind {
    case .transcoded(let encoding):
      Facts(
        "transcoded", .warning, "RFC 6350 §3.1",
        "The file is in \(encoding); it was read as UTF-8.")
    case .otherFormat(let format):
      Facts(
        "other-format", .error, "RFC 6350 §3.3", "This is \(format) and no vCard; it was left out.")
    case .noCards: Facts("no-cards", .error, "RFC 6350 §3.3", "There is no card in the file.")
    case .lineOutsideCard:
      Facts(
        "line-outside-card", .error, "RFC 6350 §3.3", "This line lies in no card; it was left out.")
    case .addressBookWrapper:
      Facts(
        "address-book-wrapper", .warning, nil,
        "A VADDRESSBOOK around the cards; it was passed over.")
    case .lineWithoutColon:
      Facts(
        "line-without-colon", .warning, "RFC 6350 §3.3",
        "This line has no colon, so it is no property; it was kept as it is.")
    case .headTooLong:
      Facts(
        "head-too-long", .warning, nil,
        "More than 65,535 bytes before the colon; the line was kept as it is.")
    case .continuationWithoutBlank:
      Facts(
        "continuation-without-blank", .warning, "RFC 6350 §3.2",
        "This line continues a value but does not begin with a blank; it was joined.")
    case .leadingBlank:
      Facts(
        "leading-blank", .warning, "RFC 6350 §3.2",
        "This line begins with a blank but continues no other; the blank was dropped.")
    case .unclosedQuote:
      Facts(
        "unclosed-quote", .warning, "RFC 6350 §3.3",
        "A quotation mark is not closed; the parameters were taken to end at the first colon.")
    case .emptyLine:
      Facts(
        "empty-line", .warning, "RFC 6350 §3.3", "An empty line inside a card; it was passed over.")
    case .nulBytes:
      Facts("nul-bytes", .warning, "RFC 6350 §3.3", "The line holds NUL bytes; they were kept.")
    case .foldInsideCharacter:
      Facts(
        "fold-inside-character", .warning, "RFC 6350 §3.2",
        "The line is folded inside a character; the character was mended.")
    case .missingEnd:
      Facts(
        "missing-end", .warning, "RFC 6350 §6.1.2",
        "END:VCARD is missing; the card was closed here.")
    case .strayEnd:
      Facts(
        "stray-end", .warning, "RFC 6350 §6.1.2", "END:VCARD without a card; it was passed over.")
    case .missingVersion:
      Facts(
        "missing-version", .warning, "RFC 6350 §6.7.9",
        "The card has no VERSION; it was read leniently.")
    case .unknownVersion(let version):
      Facts(
        "unknown-version", .warning, "RFC 6350 §6.7.9",
        "VERSION \(version) is unknown; the card was read as 3.0.")
    case .cardTooLarge(let limit):
      Facts(
        "card-too-large", .error, nil, "The card is larger than \(limit) bytes; it was left out.")
    case .tooManyLines(let limit):
      Facts(
        "too-many-lines", .error, nil, "The card has more than \(limit) lines; it was left out.")
    case .tooDeep(let limit):
      Facts(
        "too-deep", .error, nil, "Cards are nested more than \(limit) deep; they were left out.")
    case .more(let count): Facts("more", .warning, nil, "\(count) more warnings were not kept.")
    default: checkedFacts
    }
  }

  private var checkedFacts: Facts {
    switch kind {
    case .missingProperty(let name, let version):
      Facts(
        "missing-property", .error, PropertyRule.section(name, version),
        "vCard \(version) requires \(name), and the card has none.")
    case .repeatedProperty(let name, let version):
      Facts(
        "repeated-property", .error, PropertyRule.section(name, version),
        "vCard \(version) allows one \(name), and this is another.")
    case .versionNotFirst:
      Facts(
        "version-not-first", .error, "RFC 6350 §6.7.9",
        "VERSION must be the first line of the card.")
    case .repeatedUID(let uid):
      Facts(
        "repeated-uid", .error, "RFC 6350 §6.7.6",
        "Another card before this one has the UID \(uid).")
    case .unknownCharset(let name):
      Facts(
        "unknown-charset", .error, "RFC 6350 §3.1",
        "The charset \(VCardWarning.excerpt(name)) is unknown; the bytes were kept.")
    case .undecodableText:
      Facts(
        "undecodable-text", .error, "RFC 6350 §3.1",
        "These bytes are no text in the charset of the value; they were kept.")
    case .controlCharacters:
      Facts(
        "control-characters", .error, "RFC 6350 §3.3",
        "The value holds control characters; they were kept.")
    case .brokenBase64:
      Facts(
        "broken-base64", .error, "RFC 4648 §4",
        "The base64 cannot be decoded; the line was kept, its value left out.")
    case .brokenDate:
      Facts(
        "broken-date", .error, "RFC 6350 §4.3",
        "The date does not exist or cannot be understood; the line was kept, its value left out.")
    case .invalidValue(let property, let expected, let section):
      Facts("invalid-value", .error, section, "\(property) must be \(expected).")
    case .invalidParameter(let parameter, let expected, let section):
      Facts("invalid-parameter", .error, section, "\(parameter) must be \(expected).")
    case .invalidName(let name):
      Facts(
        "invalid-name", .error, "RFC 6350 §3.3",
        "The name \(VCardWarning.excerpt(name)) holds other characters than letters, digits and hyphens."
      )
    case .otherVersionSyntax(let what, let version):
      Facts(
        "other-version-syntax", .error, version == .v4_0 ? "RFC 6350 §3.3" : "RFC 2426 §4",
        "\(what) is no syntax of vCard \(version).")
    case .otherVersionProperty(let name, let version):
      Facts(
        "other-version-property", .warning, version == .v4_0 ? "RFC 6350 §6" : "RFC 2426 §3",
        "vCard \(version) has no \(name).")
    case .keptAs(let name, let old):
      Facts("kept-as", .warning, "RFC 2426 §3.8", "vCard 3.0 has no \(old); it is kept as \(name).")
    case .leftOut(let what):
      Facts("left-out", .warning, nil, "vCard 3.0 has no place for \(what), which was left out.")
    default: Facts("more", .warning, nil, "")
    }
  }
}
