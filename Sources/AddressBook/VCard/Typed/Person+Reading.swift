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

/// Reads the lines of one card into a person.
struct PersonReader {
  private(set) var person = Person(capacity: 14)
  private let card: VCard
  private let entries: EntryReader
  private var seen = PropertySet()
  private var multiple = EntryLists()

  init(_ card: VCard) {
    self.card = card
    entries = EntryReader(card)
  }

  mutating func readAll() {
    reserveEntries()
    for index in card.range {
      let layout = card.text.lines[index]
      guard !PersonReader.passedOver.contains(layout.property) else { continue }
      read(ContentLine(text: card.text, layout: layout, version: card.version))
    }
    if !seen.contains(.name) { readFormattedName() }
    multiple.forEach { property, entries in
      person.append(.multi(MultiValue(of: property.type, numbered: entries)), for: property)
    }
  }

  /// What says nothing of a person by itself; the commonest ones, so that their lines cost nothing.
  private static let passedOver = PropertySet([
    .unknown, .version, .productID, .uid, .formattedName, .appleLabel, .appleCountryCode,
  ])

  private mutating func reserveEntries() {
    var (phones, emails, addresses) = (0, 0, 0)
    for layout in card.text.lines[card.range] {
      switch layout.property {
      case .telephone: phones += 1
      case .email: emails += 1
      case .address: addresses += 1
      default: break
      }
    }
    multiple.reserve(phones: phones, emails: emails, addresses: addresses)
  }

  @inline(__always)
  private mutating func read(_ line: ContentLine) {
    if let property = entries.property(of: line) {
      guard let value = entries.value(of: line, for: property) else { return }
      return multiple.append(value, entries.label(of: line, for: property), for: property)
    }
    // Of the other properties the first line counts.
    if seen.insert(line.layout.property) { readSingle(line) }
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
    case .birthday: set(line.date, .birthday)
    case .revision: set(line.date, .modificationDate)
    case .created, .createdBefore4: readCreation(line)
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
    guard let line = card.lines.first(where: { $0.layout.property == .formattedName }) else {
      return
    }
    if person.kind == .organization, person[.organization] != nil { return }
    set(line.string, .firstName)
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

  private mutating func readCreation(_ line: ContentLine) {
    if person[.creationDate] == nil { set(line.date, .creationDate) }
  }

  private mutating func readAlternateBirthday(_ line: ContentLine) {
    var texts = KeyedTexts()
    for part in line.components {
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

  private mutating func set(_ date: PartialDate?, _ property: PersonProperty) {
    if let date { person.append(.single(.dateTime(date)), for: property) }
  }
}
