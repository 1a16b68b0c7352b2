extension VCard {
  /// The card in 3.0, with a warning for everything that 3.0 cannot say.
  ///
  /// Lines that mean the same in both versions stay as they are. What 3.0 says otherwise is written so; what it cannot say is
  /// kept under a name that begins with `X-`. FN and N are added where they are missing (RFC 2426 section 3.1). Of a 3.0 card only
  /// the syntax of other versions is put right.
  ///
  /// - Returns: the card, and at most 1,000 warnings by line.
  /// - Complexity: O(bytes of the card).
  public func convertedTo3() -> (card: VCard, warnings: [VCardWarning]) {
    var converter = CardConverter(self)
    converter.convert()
    return (converter.edit.applied(), converter.finishedWarnings())
  }
}

/// Turns a card into 3.0, line by line.
struct CardConverter: ~Copyable {
  let card: VCard
  let groups: GroupIndex
  var edit: CardEdit
  private var warnings = WarningList(limit: 1_000)
  private var counter: LineCounter

  init(_ card: VCard) {
    self.card = card
    groups = GroupIndex(card)
    edit = CardEdit(card, version: .v3_0)
    counter = LineCounter(card)
  }

  var source: VCardVersion? { card.version }

  mutating func convert() {
    convertVersion()
    let (name, formattedName) = (card.firstIndex(of: .name), firstFormattedName)
    for (index, line) in card.lines.enumerated() where line.isProperty && !line.isHiddenCardLine {
      switch line.layout.property {
      case .version: break
      case .name where index != name, .formattedName where index != formattedName:
        keep(line, at: index)
      default: convert(line, at: index)
      }
    }
    addMissingNames()
  }

  private mutating func convert(_ line: ContentLine, at index: Int) {
    switch line.layout.property {
    case .photo, .logo, .sound, .key: return convertBinary(line, at: index)
    case .agent: return convertAgent(line, at: index)
    default: if source == .v3_0 { return convertSyntax(line, at: index) }
    }
    switch line.layout.property {
    case .kind: convertKind(line, at: index)
    case .member: rewrite(line, as: .appleMember, at: index)
    case .birthday, .anniversary, .revision, .created, .deathDate: convertDate(line, at: index)
    case .telephone: convertTelephone(line, at: index)
    case .related: convertRelated(line, at: index)
    case .address: convertAddress(line, at: index)
    case .uid: rewriteIfNeeded(line, at: index, valueType: .unsaid)
    case .location: convertLocation(line, at: index)
    case .timeZone: convertTimeZone(line, at: index)
    case .registeredSocialProfile: convertSocialProfile(line, at: index)
    case let property where source == .v4_0 && CardConverter.only4.contains(property):
      keep(line, at: index)
    default: convertSyntax(line, at: index)
    }
  }

  /// Properties of 4.0 that 3.0 lacks; those for calendars it has from RFC 2739.
  private static let only4 = PropertySet([
    .gender, .language, .xml, .clientPIDMap, .birthPlace, .deathPlace, .expertise, .hobby,
    .interest,
    .organizationDirectory, .contactURI, .grammaticalGender, .cardLanguage, .pronouns, .jsProperty,
  ])

  // MARK: Warnings

  /// Adds a warning about a line.
  mutating func warn(_ kind: VCardWarning.Kind, _ line: ContentLine, byte: Int? = nil) {
    warnings.append(kind, line, byte: byte, &counter)
  }

  mutating func finishedWarnings() -> [VCardWarning] {
    warnings.close(line: card.lineNumber)
    return warnings.take()
  }
}

// MARK: - What every card of 3.0 has

extension CardConverter {
  private mutating func convertVersion() {
    var isKept = source == .v3_0
    for (index, line) in card.lines.enumerated() where line.layout.property == .version {
      if !isKept { edit.remove(index) }
      isKept = false
    }
    if source != .v3_0 {
      edit.insert(after: -1) { $0.line(.version, text: VCardVersion.v3_0.description) }
    }
  }

  /// The FN in the language of the N, else the first one.
  private var firstFormattedName: Int? {
    let language = card.first(.name)?.language
    let places = card.lines.indices.filter { card.lines[$0].layout.property == .formattedName }
    return places.first { card.lines[$0].language == language } ?? places.first
  }

  private mutating func addMissingNames() {
    let (name, formattedName) = (card.firstIndex(of: .name), card.firstIndex(of: .formattedName))
    guard name == nil || formattedName == nil else { return }
    let person = Person(card)
    let place = name ?? formattedName.map { $0 - 1 } ?? card.firstIndex(of: .version) ?? -1
    edit.insert(after: place) { composer in
      if name == nil {
        composer.begin(.name)
        composer.beginValue()
        for (index, property) in NamePart.properties.enumerated() {
          if index > 0 { composer.separator() }
          composer.text(person[text: property] ?? "")
        }
        composer.end()
      }
      if formattedName == nil {
        composer.line(.formattedName, text: person.displayName ?? "")
      }
    }
  }
}

// MARK: - Rewriting

/// What a rewritten line says of its value's type.
enum ConvertedValueType {
  /// What it said before, as far as 3.0 has a name for it.
  case same
  /// Nothing: the value is of the property's own type.
  case unsaid
  case text, uri
}

extension CardConverter {
  /// A line that 3.0 has no property for: it keeps what it says under a name of its own.
  mutating func keep(
    _ line: ContentLine, at index: Int, valueType: ConvertedValueType = .same
  ) {
    let name = "X-\(line.name.uppercased())"
    warn(.keptAs(name, was: line.name), line)
    rewrite(line, named: name, at: index, valueType: valueType)
  }

  /// A line that means the same in 3.0, perhaps in the syntax of another version.
  mutating func convertSyntax(_ line: ContentLine, at index: Int) {
    rewriteIfNeeded(line, at: index, valueType: .same)
  }

  mutating func rewriteIfNeeded(
    _ line: ContentLine, at index: Int, valueType: ConvertedValueType
  ) {
    if needsRewriting(line) { rewrite(line, at: index, valueType: valueType) }
  }

  func needsRewriting(_ line: ContentLine) -> Bool {
    let isEncoded = !line.layout.flags.isDisjoint(with: [.quotedPrintable, .charset, .nestedCard])
    if source == .v2_1 || source == nil || isEncoded { return true }
    // In 4.0 a byte that is no UTF-8 was read as U+FFFD; in 3.0 it would be read by another charset.
    var isNeeded = source == .v4_0 && line.textFinding != nil
    line.forEachParameter { parameter in
      if parameter.name.isEmpty { isNeeded = true }
      if parameter.isNamed("ENCODING"), !parameter.value.unquoted.matches("B") { isNeeded = true }
      if parameter.isType {
        // A list in one pair of quotation marks is 4.0 only (RFC 6350 section 6.4.1).
        let isList = parameter.value.firstIndex(of: .comma, from: 0) != nil
        if parameter.value.first == .quote, isList { isNeeded = true }
      } else if source == .v4_0, parameter.isNamed("PREF") || parameter.isNamed("VALUE") {
        isNeeded = true
      }
    }
    return isNeeded
  }

  /// Writes a line anew: head in the manner of 3.0, value decoded and escaped.
  mutating func rewrite(
    _ line: ContentLine, as property: Property? = nil, named name: String? = nil, at index: Int,
    group: LineGroup? = nil, valueType: ConvertedValueType = .same,
    without dropped: StaticString? = nil,
    parameters: (inout LineComposer) -> Void = { _ in },
    value: ((inout LineComposer, UnsafeBufferPointer<UInt8>) -> Void)? = nil
  ) {
    if let (kind, byte) = line.textFinding { warn(kind, line, byte: byte) }
    let isCode = line.isUndecodedBase64
    if isCode, line.data == nil { warn(.brokenBase64, line) }
    if let byte = line.parameterControlCharacter ?? (isCode ? nil : line.controlCharacter) {
      warn(.leftOut("control characters"), line, byte: byte)
    }
    let source = source
    edit.put(index) { composer in
      if let property {
        composer.begin(property, group: group ?? .same(as: line))
      } else if let name {
        composer.begin(name: name, group: group ?? .same(as: line))
      } else {
        composer.begin(like: line, group: group ?? .same(as: line))
      }
      composer.convertParameters(of: line, valueType, without: dropped)
      parameters(&composer)
      if isCode { composer.parameter("ENCODING", "b") }
      composer.beginValue()
      if isCode {
        line.withRawValue { composer.raw($0.lazy.filter { !$0.isBlank }) }
      } else {
        line.withValue { bytes in
          if let value {
            value(&composer, bytes)
          } else {
            composer.convert(bytes, of: line, from: source)
          }
        }
      }
      composer.end()
    }
  }
}

extension LineComposer {
  /// Adds the parameters of a line in the manner of 3.0.
  ///
  /// - Parameter dropped: The name of a parameter, or a TYPE, that is said elsewhere.
  fileprivate mutating func convertParameters(
    of line: ContentLine, _ valueType: ConvertedValueType, without dropped: StaticString?
  ) {
    var preference: Int?
    line.forEachParameter { parameter in
      if parameter.isEncoding || parameter.isNamed("VALUE") { return }
      if let dropped, parameter.isNamed(dropped) { return }
      if parameter.isNamed("PREF") {
        preference = Int(String(decoding: parameter.value.unquoted, as: UTF8.self)) ?? preference
      } else if parameter.isType {
        parameter.forEachValue { word in
          if word.matches("PREF") {
            preference = preference ?? 1
          } else if !word.isEmpty, dropped.map({ word.matches($0) }) != true {
            type(raw: word)
          }
        }
      } else {
        self.parameter(parameter, from: line.version)
      }
    }
    if preference == 1 { type("PREF") }
    convertValueType(of: line, valueType)
    if let preference, preference != 1 { parameter("PREF", String(preference)) }
  }

  private mutating func convertValueType(of line: ContentLine, _ valueType: ConvertedValueType) {
    switch valueType {
    case .unsaid: break
    case .text: parameter("VALUE", "text")
    case .uri: parameter("VALUE", "uri")
    case .same:
      guard let said = line.values(of: "VALUE").first?.lowercased() else { break }
      // URL is what 2.1 says for uri. 3.0 has no name for the others of 4.0.
      let only4 = ["date-and-or-time", "timestamp", "language-tag"]
      let isDefault = ValueType(parameter: said).map {
        $0 == PropertyRule.of(line.layout.property)?.type3
      }
      if isDefault != true, !only4.contains(said) {
        parameter("VALUE", said == "url" ? "uri" : said)
      }
    }
  }

  /// Adds a decoded value of another version.
  fileprivate mutating func convert(
    _ value: UnsafeBufferPointer<UInt8>, of line: ContentLine, from source: VCardVersion?
  ) {
    // 3.0 and 4.0 escape alike.
    guard source == .v2_1 || source == nil else { return convertRaw(value) }
    switch ValueShape(line.layout.property) {
    // Without a version the card is read as 3.0, where a comma parts what a component lists.
    case .components where source == nil, .list where source == nil, .opaque: convertRaw(value)
    case .components:
      var isFirst = true
      TextValue.split(value, at: .semicolon) { part in
        if !isFirst { separator() }
        isFirst = false
        text(TextValue.unescaped(part, version: source))
      }
    case .list, .text: text(TextValue.unescaped(value, version: source))
    }
  }

  /// A value whose escapes stay; line breaks that QUOTED-PRINTABLE brought in become `\n`.
  private mutating func convertRaw(_ bytes: UnsafeBufferPointer<UInt8>) {
    value { out in
      var previous: UInt8 = 0
      for byte in bytes {
        switch byte {
        case .lineFeed where previous == .carriageReturn: break
        case .lineFeed, .carriageReturn: out.append("\\n")
        default: if !byte.isForbidden { out.append(byte) }
        }
        previous = byte
      }
    }
  }
}

/// What the value of a property is made of.
private enum ValueShape {
  /// Text between unescaped semicolons.
  case components
  /// Text between unescaped commas.
  case list
  case text
  /// A URI or another value in which escapes mean nothing.
  case opaque

  init(_ property: Property) {
    switch property {
    case .name, .address, .organization, .gender, .clientPIDMap: self = .components
    case .nickname, .categories: self = .list
    case .url, .impp, .member, .appleMember, .source, .photo, .logo, .sound, .key, .location,
      .revision, .created, .createdBefore4, .birthday, .anniversary, .timeZone, .language,
      .androidCustom, .unknown:
      self = .opaque
    default: self = .text
    }
  }
}
