extension Person {
  /// Reads a card into a record. What the record has no place for stays in the card; keep it and
  /// write with ``VCard/updated(with:)-(Person)``.
  ///
  /// An empty text is no value. Creation and modification date come from CREATED and REV.
  ///
  /// - Complexity: O(bytes of the card).
  public init(_ card: VCard) {
    var reader = PersonReader(card)
    reader.readAll()
    self = reader.person
  }
}

/// The components of N (RFC 6350 section 6.2.2).
enum NamePart {
  static let properties: [PersonProperty] = [.lastName, .firstName, .middleName, .prefix, .suffix]

  /// The text of a component; the values of a list stand with blanks between them.
  static func text(_ part: UnsafeBufferPointer<UInt8>, version: VCardVersion?) -> String {
    guard version != .v2_1, part.firstIndex(of: .comma, from: 0) != nil else {
      return TextValue.unescaped(part, version: version)
    }
    return TextValue.list(part, version: version).joined(separator: " ")
  }
}

/// Reads the lines of one card into a person.
private struct PersonReader {
  private(set) var person = Person(capacity: 14)
  private let card: VCard
  private let entries: EntryReader
  private var seen = PropertySet()
  private var multiple = EntryLists()
  private var repeats = RepeatFilter()

  init(_ card: VCard) {
    self.card = card
    entries = EntryReader(card)
  }

  mutating func readAll() {
    multiple.reserve(for: card)
    for index in card.range {
      let layout = card.text.lines[index]
      guard !PersonReader.passedOver.contains(layout.property) else { continue }
      read(ContentLine(text: card.text, layout: layout, version: card.version), at: index)
    }
    if !seen.contains(.name) { readFormattedName() }
    if seen.contains(.androidCustom) || seen.contains(.sound) { readSubstitutes() }
    multiple.forEach { property, entries in
      person.append(.multi(MultiValue(of: property.type, numbered: entries)), for: property)
    }
  }

  /// What says nothing of a person by itself; the commonest ones, so that their lines cost nothing.
  private static let passedOver = PropertySet([
    .unknown, .version, .productID, .uid, .formattedName, .appleLabel, .appleCountryCode,
  ])

  private static let dates = PropertySet([
    .birthday, .keptBirthday, .revision, .keptRevision, .created, .createdBefore4,
  ])

  @inline(__always)
  private mutating func read(_ line: ContentLine, at place: Int) {
    if let property = entries.property(of: line) {
      guard let value = entries.value(of: line, for: property) else { return }
      let label = entries.label(of: line, for: property)
      if entries.mayRepeat, property.hasSynonyms,
        repeats.original(of: line, at: place, property, value, label) != nil
      {
        return
      }
      return multiple.append(value, label, for: property)
    }
    // Of the other properties the first line counts; of dates the first that is one, as in a converted card,
    // where a line that is none has another name.
    if seen.insert(line.layout.property) || PersonReader.dates.contains(line.layout.property) {
      readSingle(line)
    }
  }

  private mutating func readSingle(_ line: ContentLine) {
    switch line.layout.property {
    case .name: readName(line)
    case .organization: readOrganization(line)
    case .nickname: set(line.list.joined(separator: ", "), .nickname)
    case .title: set(line.string, .jobTitle)
    case .note: set(line.string, .note)
    case .phoneticFirst: set(line.string, .firstNamePhonetic)
    case .phoneticMiddle: set(line.string, .middleNamePhonetic)
    case .phoneticLast: set(line.string, .lastNamePhonetic)
    case .birthday, .keptBirthday: setFirst(line.date, .birthday)
    case .revision, .keptRevision: setFirst(line.date, .modificationDate)
    case .created, .createdBefore4: setFirst(line.date, .creationDate)
    case .alternateBirthday: readAlternateBirthday(line)
    case .kind, .appleShowAs: readKind(line)
    case .photo: person.imageData = line.data
    default: break
    }
  }

  private mutating func readName(_ line: ContentLine) {
    line.withValue { value in
      var index = 0
      TextValue.split(value, at: .semicolon) { part in
        if index < NamePart.properties.count, !part.isEmpty {
          set(NamePart.text(part, version: card.version), NamePart.properties[index])
        }
        index += 1
      }
    }
  }

  /// A card with FN alone: the whole name is the first name.
  private mutating func readFormattedName() {
    guard let line = card.first(.formattedName) else { return }
    if person.kind == .organization, person[.organization] != nil { return }
    set(line.string, .firstName)
  }

  /// What Android and old telephones say in lines of their own, where no other line says it.
  private mutating func readSubstitutes() {
    for line in card.lines {
      if let custom = AndroidCustom(line) {
        if let name = custom.nickname, person[.nickname] == nil { set(name, .nickname) }
        setFirst(custom.birthday, .birthday)
      } else if let phonetic = line.phoneticName {
        for (property, text) in phonetic where person[property] == nil { set(text, property) }
      }
    }
  }

  private mutating func readOrganization(_ line: ContentLine) {
    line.withValue { value in
      var index = 0
      TextValue.split(value, at: .semicolon) { part in
        if index < 2 {
          set(
            TextValue.unescaped(part, version: card.version),
            index == 0 ? .organization : .department)
        }
        index += 1
      }
    }
  }

  private mutating func readKind(_ line: ContentLine) {
    let isOrganization = line.withValue { value in
      line.layout.property == .kind
        ? value.trimmed.matches("ORG") || value.trimmed.matches("ORGANIZATION")
        : value.trimmed.matches("COMPANY")
    }
    guard isOrganization, person[.kind] == nil else { return }
    person.append(.single(.integer(PersonKind.organization.rawValue)), for: .kind)
  }

  /// `key=text` components, at most 64 of them: looking a key up is linear.
  private mutating func readAlternateBirthday(_ line: ContentLine) {
    var texts = KeyedTexts()
    for part in line.components.prefix(64) {
      let key = part.prefix { $0 != "=" }
      let text = part[key.endIndex...].dropFirst()
      if !text.isEmpty { texts[String(key)] = String(text) }
    }
    if !texts.isEmpty { person.append(.single(.dictionary(texts)), for: .alternateBirthday) }
  }

  @inline(__always)
  private mutating func set(_ text: String, _ property: PersonProperty) {
    if !text.isEmpty { person.append(.single(.string(text)), for: property) }
  }

  private mutating func setFirst(_ date: PartialDate?, _ property: PersonProperty) {
    guard let date, person[property] == nil else { return }
    person.append(.single(.dateTime(date)), for: property)
  }
}

/// The entries of the multi-value properties while a card is read.
private struct EntryLists {
  private var phones: [MultiValue.Entry] = []
  private var emails: [MultiValue.Entry] = []
  private var addresses: [MultiValue.Entry] = []
  private var others: [(property: PersonProperty, entries: [MultiValue.Entry])] = []

  /// Reserves capacity for the entries of the commonest properties.
  mutating func reserve(for card: VCard) {
    var (phones, emails, addresses) = (0, 0, 0)
    for layout in card.text.lines[card.range] {
      switch layout.property {
      case .telephone: phones += 1
      case .email: emails += 1
      case .address: addresses += 1
      default: break
      }
    }
    if phones > 0 { self.phones.reserveCapacity(phones) }
    if emails > 0 { self.emails.reserveCapacity(emails) }
    if addresses > 0 { self.addresses.reserveCapacity(addresses) }
  }

  @inline(__always)
  mutating func append(_ value: SingleValue, _ label: Label?, for property: PersonProperty) {
    switch property {
    case .phone: append(value, label, to: &phones)
    case .email: append(value, label, to: &emails)
    case .address: append(value, label, to: &addresses)
    default:
      let known = others.firstIndex { $0.property == property }
      if known == nil { others.append((property, [])) }
      append(value, label, to: &others[known ?? others.count - 1].entries)
    }
  }

  @inline(__always)
  private func append(
    _ value: SingleValue, _ label: Label?, to entries: inout [MultiValue.Entry]
  ) {
    let identifier = Int32(truncatingIfNeeded: entries.count)
    entries.append(MultiValue.Entry(label: label, value: value, identifier: identifier))
  }

  /// Calls with every property that has entries.
  func forEach(_ body: (PersonProperty, [MultiValue.Entry]) -> Void) {
    if !phones.isEmpty { body(.phone, phones) }
    if !emails.isEmpty { body(.email, emails) }
    if !addresses.isEmpty { body(.address, addresses) }
    for list in others { body(list.property, list.entries) }
  }
}
