extension VCard {
  /// What in the card is not as its version requires; what is wrong with its lines, ``parse(_:limits:)`` has reported already.
  ///
  /// How often a property may come and which ones must, values by their types, what another version says so, and text that cannot
  /// be read. Every finding has a name, a severity and the section of the RFC.
  ///
  /// - Parameter limit: The most findings that are kept; further ones are counted in a last one.
  /// - Complexity: O(bytes of the card).
  public func findings(limit: Int = 1_000) -> [VCardWarning] {
    var checker = CardChecker(self, limit: limit)
    return checker.check()
  }
}

/// Compares the lines of a card with the rules of its version.
private struct CardChecker {
  private let card: VCard
  private let version: VCardVersion
  private var findings: WarningList
  private var counter: LineCounter
  private var seen = PropertySet()
  /// The alternatives of a property that 4.0 counts as one (RFC 6350 section 5.4).
  private var alternatives: Set<[String]> = []

  init(_ card: VCard, limit: Int) {
    self.card = card
    version = card.version ?? .v3_0
    findings = WarningList(limit: limit)
    counter = LineCounter(card)
  }

  mutating func check() -> [VCardWarning] {
    checkMissing()
    for (index, line) in card.lines.enumerated() where line.isProperty && !line.isHiddenCardLine {
      if card.version != nil { checkPlace(line, at: index) }
      checkNames(line)
      checkParameters(line)
      checkText(line)
      checkValue(line)
    }
    findings.close(line: card.lineNumber)
    return findings.take()
  }

  private mutating func find(_ kind: VCardWarning.Kind, _ line: ContentLine, byte: Int? = nil) {
    findings.append(kind, line, byte: byte, &counter)
  }

  // MARK: Which properties there are

  private mutating func checkMissing() {
    guard card.version != nil else { return }
    let required: [Property] =
      switch version {
      case .v2_1: [.name]
      case .v3_0: [.name, .formattedName]
      case .v4_0: [.formattedName]
      }
    for property in required where card.firstIndex(of: property) == nil {
      let kind = VCardWarning.Kind.missingProperty("\(property.text)", version)
      findings.append { VCardWarning(line: card.lineNumber, kind: kind) }
    }
  }

  private mutating func checkPlace(_ line: ContentLine, at index: Int) {
    let property = line.layout.property
    if version == .v4_0, property == .version, index > 0, !seen.contains(.version) {
      find(.versionNotFirst, line)
    }
    guard let rule = PropertyRule.of(property) else { return }
    if !rule.exists(in: version) { find(.otherVersionProperty(line.name, version), line) }
    guard rule.isLimited(in: version, property) else {
      // 3.0 wants one FN, 4.0 allows more.
      let isFormattedName = property == .formattedName && version == .v3_0
      if !seen.insert(property), isFormattedName {
        find(.repeatedProperty(line.name, version), line)
      }
      return
    }
    let alternative = version == .v4_0 ? line.values(of: "ALTID").first : nil
    let isKnown = alternative.map { !alternatives.insert(["\(property)", $0]).inserted } ?? false
    if !seen.insert(property), !isKnown { find(.repeatedProperty(line.name, version), line) }
  }

  private mutating func checkNames(_ line: ContentLine) {
    if !line.name.isToken { find(.invalidName(line.name), line) }
    if let group = line.group, !group.isToken { find(.invalidName(group), line) }
    for parameter in line.parameters where !parameter.name.isToken {
      find(.invalidName(parameter.name), line)
    }
  }

  // MARK: Parameters

  private static let parametersOf4: Set<String> = [
    "PREF", "ALTID", "PID", "MEDIATYPE", "CALSCALE", "SORT-AS",
  ]

  private mutating func checkParameters(_ line: ContentLine) {
    guard line.layout.flags.contains(.parameters) else { return }
    if card.version != nil {
      for syntax in otherSyntax(line) { find(.otherVersionSyntax(syntax, version), line) }
    }
    for parameter in line.parameters {
      let text = parameter.values.joined(separator: ",")
      switch parameter.name.uppercased() {
      case "PREF" where version == .v4_0:
        expect((1...100).contains(Int(text) ?? 0), "PREF", "a number from 1 to 100", "§5.3", line)
      case "MEDIATYPE":
        expect(text.isMediaType, "MEDIATYPE", "a type such as image/jpeg", "§5.7", line)
      case "LANGUAGE": expect(text.isLanguageTag, "LANGUAGE", "a tag such as fr-CA", "§5.1", line)
      case "PID" where version == .v4_0:
        let areNumbers = parameter.values.allSatisfy { value in
          let parts = value.split(separator: ".", omittingEmptySubsequences: false)
          return parts.count <= 2 && parts.allSatisfy { Int($0) != nil }
        }
        expect(areNumbers, "PID", "numbers such as 1.1", "§5.5", line)
      default: break
      }
    }
  }

  private mutating func expect(
    _ isValid: Bool, _ parameter: String, _ expected: String, _ section: String, _ line: ContentLine
  ) {
    if !isValid {
      find(.invalidParameter(parameter, expected: expected, section: "RFC 6350 \(section)"), line)
    }
  }

  /// What in the head of a line is the syntax of another version.
  private func otherSyntax(_ line: ContentLine) -> [String] {
    var found: [String] = []
    line.forEachParameter { parameter in
      let text = String(decoding: parameter.bytes, as: UTF8.self)
      let value = parameter.value.unquoted
      if version == .v2_1 {
        if parameter.isNamed("ENCODING"), value.matches("B") { found.append(text) }
      } else if parameter.name.isEmpty {
        found.append("The bare parameter \(text)")
      } else if parameter.isNamed("CHARSET") {
        found.append(text)
      } else if parameter.isNamed("ENCODING"), version == .v4_0 || !value.matches("B") {
        found.append(text)
      } else if version == .v3_0, isOf4(parameter) {
        found.append(text)
      } else if version == .v4_0, parameter.isType {
        parameter.forEachValue { if $0.matches("PREF") { found.append("TYPE=PREF") } }
      }
    }
    return found
  }

  private func isOf4(_ parameter: RawParameter) -> Bool {
    if parameter.isType {
      return parameter.value.first == .quote
        && parameter.value.firstIndex(of: .comma, from: 0) != nil
    }
    return CardChecker.parametersOf4.contains(parameter.displayName.uppercased())
  }

  // MARK: Values

  private mutating func checkText(_ line: ContentLine) {
    if let (kind, byte) = line.textFinding { find(kind, line, byte: byte) }
    if line.layout.flags.contains(.base64) {
      let isBroken = line.withRawValue {
        !$0.isEmpty && DataURI($0) == nil && Base64.decode($0) == nil
      }
      if isBroken { find(.brokenBase64, line) }
    } else if let byte = line.controlCharacter {
      find(.controlCharacters, line, byte: byte)
    }
    if line.layout.flags.contains(.nestedCard), version != .v2_1 {
      find(.otherVersionSyntax("A card in AGENT that is no text", version), line)
    }
  }

  private mutating func checkValue(_ line: ContentLine) {
    let said = line.values(of: "VALUE").first
    guard let type = said.map({ ValueType(parameter: $0) }) ?? defaultType(of: line) else { return }
    switch type {
    case .date: checkDate(line, isWhole: false)
    case .timestamp: checkDate(line, isWhole: true)
    case .binary: checkURI(line)
    case .uri where line.withRawValue({ DataURI($0) != nil }): checkURI(line)
    default:
      guard let expected = type.expected(of: line) else { return }
      // Many programs write any text as a UID; in 4.0 it needs VALUE=text.
      let section = PropertyRule.section(line.name, version)
      find(.invalidValue(property: line.name, expected: expected, section: section), line)
    }
  }

  private func defaultType(of line: ContentLine) -> ValueType? {
    switch line.layout.property {
    case .appleDate, .otherAnniversary, .keptBirthday, .createdBefore4: return .date
    // Old programs write them without a scheme.
    case .url where version == .v2_1: return .text
    case .photo, .logo, .sound, .key:
      return line.layout.flags.contains(.base64) || version != .v4_0 ? .binary : .uri
    case let property:
      let rule = PropertyRule.of(property)
      return version == .v4_0 ? rule?.type4 : rule?.type3
    }
  }

  /// A `data:` URI: the base64 that it holds, and its media type.
  private mutating func checkURI(_ line: ContentLine) {
    guard let uri = line.withRawValue({ DataURI($0).map { ($0.mediaType, $0.decoded != nil) } })
    else { return }
    if !uri.1 { find(.brokenBase64, line) }
    if !uri.0.isEmpty, !uri.0.isMediaType {
      let section = "RFC 2397 §3"
      find(
        .invalidValue(
          property: line.name, expected: "a data: URI with a media type", section: section), line)
    }
    if version == .v3_0 { find(.otherVersionSyntax("A data: URI", version), line) }
  }

  private mutating func checkDate(_ line: ContentLine, isWhole: Bool) {
    guard !line.rawValue.isEmpty else { return }
    guard let date = line.date else { return find(.brokenDate, line) }
    guard card.version != nil, PropertyRule.of(line.layout.property) != nil else { return }
    if version == .v4_0 {
      if line.hasExtendedDate {
        find(.otherVersionSyntax("A date with all its hyphens", version), line)
      }
      let isTimestamp =
        DateValue.isSayable(date, in: .v3_0) && date.second != nil && date.year != nil
      if isWhole, !isTimestamp {
        let section = PropertyRule.section(line.name, version)
        let expected = "a date and time such as 20240102T030405Z"
        find(.invalidValue(property: line.name, expected: expected, section: section), line)
      }
    } else if !DateValue.isSayable(date, in: .v3_0) || line.rawValue.first == .hyphen {
      find(.otherVersionSyntax("A date in part", version), line)
    }
  }
}

extension ContentLine {
  /// What of the value is no text: a charset that is not known, or the first byte that is no character and its place in the file.
  var textFinding: (kind: VCardWarning.Kind, byte: Int?)? {
    guard isProperty, !isUndecodedBase64 else { return nil }
    if layout.flags.contains(.charset), let label = values(of: "CHARSET").first,
      Charset(label: label) == nil
    {
      return (.unknownCharset(label), nil)
    }
    let bad = withTransferDecoded { bytes -> Int? in
      guard version != .v4_0, let charset = declaredCharset else {
        return UTF8Text.firstInvalid(bytes)
      }
      var text: [UInt8] = []
      return charset.append(bytes, to: &text)
    }
    return bad.map { (.undecodableText, byte(ofDecoded: $0)) }
  }

  /// The place in the file of the first control character of the value that no text may hold.
  var controlCharacter: Int? {
    guard !layout.flags.contains(.nestedCard) else { return nil }
    return withTransferDecoded { $0.firstIndex(where: ContentLine.isRefused) }.map {
      byte(ofDecoded: $0) ?? layout.start
    }
  }

  /// The place in the file of the first control character among the parameters.
  var parameterControlCharacter: Int? {
    text.bytes[layout.start..<layout.valueRange.lowerBound].drop { $0 != .semicolon }
      .firstIndex(where: ContentLine.isRefused)
  }

  private static func isRefused(_ byte: UInt8) -> Bool {
    byte.isForbidden && byte != .lineFeed && byte != .carriageReturn
  }

  /// The place in the file of a byte of the decoded value; nil where that is not known.
  private func byte(ofDecoded offset: Int) -> Int? {
    guard !layout.flags.contains(.base64), !layout.flags.contains(.nestedCard) else { return nil }
    return text.bytes.withUnsafeBufferPointer { bytes in
      let isQuotedPrintable = layout.flags.contains(.quotedPrintable)
      return layout.valueRange.lowerBound
        + Unfolding.rawOffset(
          ofDecoded: offset, in: bytes[part: layout.valueRange],
          isQuotedPrintable: isQuotedPrintable)
    }
  }

  /// Whether a date has the hyphens that 4.0 does not (RFC 6350 section 4.3): `2024-01-02`.
  fileprivate var hasExtendedDate: Bool {
    withValue { value in
      let text = value.trimmed
      return text.count >= 10 && text[4] == .hyphen && text[7] == .hyphen && text[0].isDigit
    }
  }
}
