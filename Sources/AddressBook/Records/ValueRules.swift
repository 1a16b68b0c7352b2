/// What texts, labels and values may be. Every store keeps the same, because nothing else can be set:
///
/// * Lines of a text end in LF; CR and CR LF become LF. Another control character, the tab aside, cannot be set
///   (RFC 6350 section 3.3).
/// * A phone number, an e-mail address, a postal code and a country code have no blanks and tabs at their ends, and
///   `tel:` before a number is left out.
/// * A value of nothing is no value (R-CN-3): an empty text, an entry or a part of an address with an empty text, a
///   date without any part. The empty label and the empty token are no label (R-AB-46).
/// * Addresses and accounts have the keys of their property only (R-AB-20, R-AB-47).
/// * A date exists in the calendar. The year 1604 is no year: Apple writes it for a day without one.
extension PropertyValue {
  /// The value as it is kept; nil for one of nothing.
  func normalized(for property: PersonProperty) -> PropertyValue? {
    switch self {
    case .single(.integer(let code)) where property == .kind:
      code == PersonKind.person.rawValue ? nil : self
    case .single(let value): value.normalized(for: property).map { .single($0) }
    case .multi(let values): MultiValue(normalizing: values, for: property).map { .multi($0) }
    }
  }

  /// Why the value cannot be kept; nil where it can. Entries that `old` has are not looked at: another program may
  /// have written them.
  func fault(for property: PersonProperty, replacing old: PropertyValue?) -> RecordError.Reason? {
    guard case .multi(let values) = self else {
      if case .single(let value) = self { return value.fault(for: property) }
      return nil
    }
    var known: [MultiValue.Entry] = []
    if case .multi(let old) = old { known = old.entries }
    for entry in values.entries {
      guard let fault = entry.value.fault(for: property) ?? entry.label?.rawValue.fault else {
        continue
      }
      if !known.contains(where: { $0.value == entry.value && $0.label == entry.label }) {
        return fault
      }
    }
    return nil
  }
}

extension SingleValue {
  func normalized(for property: PersonProperty) -> SingleValue? {
    switch self {
    case .string(let text):
      let text = text.normalized(for: property)
      return text.isEmpty ? nil : .string(text)
    case .dictionary(let texts):
      let pairs = texts.pairs.compactMap { pair in
        let text = pair.text.normalized(for: property, key: pair.key)
        return text.isEmpty ? nil : KeyedTexts.Pair(key: pair.key, text: text)
      }
      return pairs.isEmpty ? nil : .dictionary(KeyedTexts(distinct: pairs))
    case .dateTime(var date):
      if date.year == 1604 { date.year = nil }
      return date == PartialDate() ? nil : .dateTime(date)
    case .integer, .real: return self
    }
  }

  fileprivate func fault(for property: PersonProperty) -> RecordError.Reason? {
    switch self {
    case .string(let text): return text.fault
    case .dictionary(let texts):
      for pair in texts.pairs {
        if let fault = pair.key.fault ?? pair.text.fault { return fault }
        if !property.mayHave(key: pair.key) { return .unknownKey(pair.key) }
      }
      return nil
    case .dateTime(let date): return date.exists ? nil : .impossibleDate(date)
    case .integer(let code):
      return property == .kind && PersonKind(rawValue: code) == nil ? .unknownCode(code) : nil
    case .real: return nil
    }
  }
}

extension MultiValue {
  /// Nil where no entry is left.
  fileprivate init?(normalizing values: MultiValue, for property: PersonProperty) {
    self = values
    entries = values.entries.compactMap { entry in
      entry.value.normalized(for: property).map { value in
        Entry(
          label: entry.label.flatMap { Label(appleLabel: $0.rawValue.normalizedLines) },
          value: value, identifier: entry.identifier)
      }
    }
    if isEmpty { return nil }
  }
}

extension String {
  /// The text with LF as its only line end.
  var normalizedLines: String {
    guard utf8.contains(.carriageReturn) else { return self }
    var lines = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in unicodeScalars {
      if scalar != "\n" || previous != "\r" { lines.append(scalar == "\r" ? "\n" : scalar) }
      previous = scalar
    }
    return String(lines)
  }

  /// The text as a name outside a ``Person`` is kept, where none can be refused: without control characters.
  var normalizedText: String {
    let text = normalizedLines
    guard let fault = text.fault, case .controlCharacter = fault else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.filter { !$0.isRefused }))
  }

  /// The text as a UID; nil where nothing is left.
  var normalizedUID: String? {
    let uid = normalizedText.withoutOuterBlanks
    return uid.isEmpty ? nil : uid
  }

  fileprivate func normalized(for property: PersonProperty, key: String? = nil) -> String {
    let text = normalizedLines
    switch (property, key) {
    case (.phone, _): return text.withoutTelephoneScheme
    case (.email, _), (.address, PostalAddress.Key.zip), (.address, PostalAddress.Key.countryCode):
      return text.withoutOuterBlanks
    default: return text
    }
  }

  private var withoutTelephoneScheme: String {
    var number = withoutOuterBlanks
    while number.utf8.count >= 4, number.prefix(4).lowercased() == "tel:" {
      number = String(number.dropFirst(4)).withoutOuterBlanks
    }
    return number
  }

  /// The text without blanks and tabs at its ends, which a card reader passes over.
  private var withoutOuterBlanks: String {
    guard let first = utf8.first, let last = utf8.last, first.isBlank || last.isBlank else {
      return self
    }
    let inner = unicodeScalars.drop { $0 == " " || $0 == "\t" }
    let end = inner.lastIndex { $0 != " " && $0 != "\t" }
    return end.map { String(inner[...$0]) } ?? ""
  }

  /// The control character for which a text is refused.
  var fault: RecordError.Reason? {
    guard utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) else { return nil }
    return unicodeScalars.first(where: \.isRefused).map { .controlCharacter($0) }
  }
}

extension Unicode.Scalar {
  /// Whether a card may not hold it: a control character other than the tab and line ends (RFC 6350 section 3.3).
  fileprivate var isRefused: Bool {
    switch value {
    case 0x09, 0x0A, 0x0D: false
    case 0x00..<0x20, 0x7F: true
    default: false
    }
  }
}

extension PersonProperty {
  fileprivate func mayHave(key: String) -> Bool {
    switch self {
    case .address: PostalAddress.Key.all.contains { $0.isExactly(key) }
    case .instantMessage: [AccountKey.service, AccountKey.username].contains { $0.isExactly(key) }
    case .socialProfile: AccountKey.all.contains { $0.isExactly(key) }
    // The parts of a day in another calendar; they are kept as `key=text`.
    default: !key.isEmpty && !key.utf8.contains(.equals) && !key.utf8.contains(.carriageReturn)
    }
  }
}

extension PartialDate {
  /// Whether a calendar has such a date, and a card a way to write it (RFC 6350 section 4.3): no day of an unknown
  /// month in a known year, no minute of an unknown hour, no offset without an hour.
  fileprivate var exists: Bool {
    let daysInMonth = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard (0...9999).contains(year ?? 0), (1...12).contains(month ?? 1),
      (1...(month.map { daysInMonth[$0 - 1] } ?? 31)).contains(day ?? 1),
      year == nil || month != nil || day == nil
    else { return false }
    if month == 2, day == 29, let year, !isLeap(year) { return false }
    return (0...23).contains(hour ?? 0) && (0...59).contains(minute ?? 0)
      && (0...60).contains(second ?? 0) && (hour != nil || minute == nil && utcOffset == nil)
      && (minute != nil || second == nil) && abs(utcOffset ?? 0) < 24 * 60
  }

  private func isLeap(_ year: Int) -> Bool {
    year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
  }
}
