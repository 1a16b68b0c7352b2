/// What the value of a property is made of.
enum ValueShape {
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
      .revision, .created, .createdBefore4, .birthday, .anniversary, .timeZone, .language:
      self = .opaque
    case .unknown: self = .opaque
    default: self = .text
    }
  }
}

extension CardConverter {
  // MARK: Lines that keep their name

  /// A list in one pair of quotation marks is 4.0 only (RFC 6350 section 6.4.1).
  func isQuotedList(_ line: ContentLine) -> Bool {
    var isFound = false
    line.forEachParameter { parameter in
      guard parameter.isType, parameter.value.first == .quote else { return }
      if parameter.value.firstIndex(of: .comma, from: 0) != nil { isFound = true }
    }
    return isFound
  }

  /// Puts right what the card's own version forbids.
  mutating func normalize(_ line: ContentLine, at index: Int) {
    guard target == .v3_0, isQuotedList(line) else { return }
    rewrite(line, as: nil, at: index) { $0.escaped($1) }
  }

  mutating func convertOther(_ line: ContentLine, at index: Int) {
    let name = otherName(of: line)
    guard name != nil || needsRewriting(line) else { return }
    rewrite(line, named: name, at: index)
  }

  /// Whether the head or the value is not said so in the target version.
  private func needsRewriting(_ line: ContentLine) -> Bool {
    let encoded = line.layout.flags.intersection([.quotedPrintable, .charset, .base64])
    if source == .v2_1 || source == nil || !encoded.isEmpty { return true }
    var isNeeded = isQuotedList(line) && target == .v3_0
    line.forEachParameter { parameter in
      if parameter.name.isEmpty || parameter.isNamed("PREF") { isNeeded = true }
      if parameter.isNamed("VALUE") { isNeeded = true }
      if parameter.isType {
        parameter.forEachValue {
          if $0.matches("PREF") || $0.matches("INTERNET") { isNeeded = true }
        }
      }
    }
    return isNeeded
  }

  /// Properties of 4.0 that 3.0 lacks, and of 3.0 that 4.0 lacks, become X- properties.
  private static let only4: Set<String> = [
    "GENDER", "LANG", "XML", "CLIENTPIDMAP", "CALADRURI", "CALURI", "FBURL", "RELATED",
    "BIRTHPLACE", "DEATHPLACE", "DEATHDATE", "EXPERTISE", "HOBBY", "INTEREST", "ORG-DIRECTORY",
  ]
  private static let only3: Set<String> = ["CLASS", "MAILER", "NAME", "PROFILE", "SORT-STRING"]

  private func otherName(of line: ContentLine) -> String? {
    let name = line.name.uppercased()
    if name.hasPrefix("X-") {
      let plain = String(name.dropFirst(2))
      return (target == .v4_0 ? CardConverter.only4 : CardConverter.only3).contains(plain)
        ? plain : nil
    }
    let foreign = target == .v4_0 ? CardConverter.only3 : CardConverter.only4
    return foreign.contains(name) ? "X-\(name)" : nil
  }

  mutating func rename(_ line: ContentLine, _ property: Property, at index: Int) {
    rewrite(line, as: property, at: index) { composer, value in composer.raw(value) }
  }

  // MARK: Rewriting

  /// Writes a line anew: head in the manner of the target, value decoded and escaped.
  mutating func rewrite(
    _ line: ContentLine, as property: Property? = nil, named name: String? = nil, at index: Int,
    group: LineGroup? = nil, parameters: (inout LineComposer) -> Void = { _ in }
  ) {
    let source = source
    rewrite(line, as: property, named: name, at: index, group: group, parameters: parameters) {
      composer, value in
      composer.convert(value, ValueShape(line.layout.property), from: source)
    }
  }

  mutating func rewrite(
    _ line: ContentLine, as property: Property?, named name: String? = nil, at index: Int,
    group: LineGroup? = nil, parameters: (inout LineComposer) -> Void = { _ in },
    value: (inout LineComposer, UnsafeBufferPointer<UInt8>) -> Void
  ) {
    let source = source
    edit.replace(index) { composer in
      let group = group ?? .same(as: line)
      if let property {
        composer.begin(property, group: group)
      } else if let name {
        composer.begin(name: name, group: group)
      } else {
        composer.begin(like: line, group: group)
      }
      line.convertParameters(to: &composer, from: source)
      parameters(&composer)
      composer.beginValue()
      line.withValue { value(&composer, $0) }
      composer.end()
    }
  }
}

extension LineComposer {
  /// Adds a decoded value of another version.
  mutating func convert(
    _ value: UnsafeBufferPointer<UInt8>, _ shape: ValueShape, from source: VCardVersion?
  ) {
    guard source == .v2_1 || source == nil else {
      // 3.0 and 4.0 escape alike.
      return convertRaw(value)
    }
    switch shape {
    case .components:
      var isFirst = true
      TextValue.split(value, at: .semicolon) { part in
        if !isFirst { separator() }
        isFirst = false
        text(TextValue.unescaped(part, version: source))
      }
    case .list where source == nil: convertRaw(value)
    case .list, .text: text(TextValue.unescaped(value, version: source))
    case .opaque: convertRaw(value)
    }
  }

  /// A value whose escapes stay; line breaks that QUOTED-PRINTABLE brought in become `\n`.
  private mutating func convertRaw(_ value: UnsafeBufferPointer<UInt8>) {
    let text = TextValue.string(value)
    var previous: UInt8 = 0
    self.value { out in
      for byte in text.utf8 {
        switch byte {
        case .lineFeed where previous == .carriageReturn: break
        case .lineFeed, .carriageReturn: out.append("\\n")
        default: out.append(byte)
        }
        previous = byte
      }
    }
  }
}

extension ContentLine {
  /// Writes the parameters in the manner of the composer's version.
  func convertParameters(to composer: inout LineComposer, from source: VCardVersion?) {
    var preference: Int?
    forEachParameter { parameter in
      if parameter.isBareEncoding || parameter.isNamed("ENCODING") || parameter.isNamed("CHARSET") {
        return
      }
      if parameter.isNamed("PREF") {
        preference = Int(TextValue.string(parameter.value.unquoted)) ?? preference
      } else if parameter.isNamed("VALUE") {
        convertValueType(parameter, to: &composer)
      } else if parameter.isType {
        parameter.forEachValue { word in
          if word.matches("PREF") {
            preference = preference ?? 1
          } else if !word.isEmpty, !isDropped(word, composer.version) {
            composer.type(raw: word)
          }
        }
      } else if source == .v2_1 {
        composer.parameter(encoding: parameter)
      } else {
        composer.parameter(raw: parameter.bytes)
      }
    }
    guard let preference else { return }
    if composer.version == .v4_0 {
      composer.parameter("PREF", String(min(100, max(1, preference))))
    } else if preference == 1 {
      composer.type("PREF")
    } else {
      composer.parameter("PREF", String(preference))
    }
  }

  /// EMAIL needs no `internet` in 4.0 (RFC 6350 section 6.4.2).
  private func isDropped(_ word: UnsafeBufferPointer<UInt8>, _ version: VCardVersion) -> Bool {
    version == .v4_0 && layout.property == .email && word.matches("INTERNET")
  }

  /// VALUE=uri and VALUE=text are said only where they are not the default.
  private func convertValueType(_ parameter: RawParameter, to composer: inout LineComposer) {
    switch layout.property {
    case .telephone, .photo, .logo, .sound, .key, .birthday, .anniversary, .uid, .agent, .related:
      break
    default:
      // URL is what 2.1 says for uri; binary and date are 3.0 only.
      if parameter.value.matches("URL") {
        composer.parameter("VALUE", "uri")
      } else {
        composer.parameter(raw: parameter.bytes)
      }
    }
  }
}
