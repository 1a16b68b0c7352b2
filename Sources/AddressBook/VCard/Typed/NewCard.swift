/// Composes the lines of a new card straight from a record, without anything to compare with.
struct NewCard: ~Copyable {
  var composer: LineComposer
  private let person: Person
  private var item = 0

  init(_ person: Person, version: VCardVersion) {
    self.person = person
    composer = LineComposer(version: version)
  }

  mutating func compose() {
    composeName()
    composeText(.nickname, .nickname)
    composeText(.jobTitle, .title)
    composeText(.firstNamePhonetic, .phoneticFirst)
    composeText(.middleNamePhonetic, .phoneticMiddle)
    composeText(.lastNamePhonetic, .phoneticLast)
    composeOrganization()
    if person.kind == .organization { composer.organizationKind() }
    for property in PersonProperty.multiples { composeEntries(of: property) }
    composeDate(.birthday, .birthday)
    if case .single(.dictionary(let texts)) = person[.alternateBirthday] {
      composer.alternateBirthday(texts)
    }
    composeText(.note, .note)
    if let data = person.imageData { composer.picture(data) }
    composeDate(.creationDate, composer.creationProperty)
    composeDate(.modificationDate, .revision)
  }

  private mutating func composeName() {
    composer.begin(.name)
    composer.beginValue()
    for (index, property) in NamePart.properties.enumerated() {
      if index > 0 { composer.separator() }
      if let text = person[text: property] { composer.text(text) }
    }
    composer.end()
    composer.line(.formattedName, text: person.displayName ?? "")
  }

  private mutating func composeText(_ property: PersonProperty, _ line: Property) {
    if let text = person[text: property], !text.isEmpty { composer.line(line, text: text) }
  }

  private mutating func composeDate(_ property: PersonProperty, _ line: Property) {
    if case .single(.dateTime(let date)) = person[property] { composer.date(date, line) }
  }

  private mutating func composeOrganization() {
    let organization = person[text: .organization] ?? ""
    let department = person[text: .department] ?? ""
    guard !organization.isEmpty || !department.isEmpty else { return }
    composer.begin(.organization)
    composer.beginValue()
    composer.text(organization)
    if !department.isEmpty {
      composer.separator()
      composer.text(department)
    }
    composer.end()
  }

  private mutating func composeEntries(of property: PersonProperty) {
    guard case .multi(let values) = person[property] else { return }
    for entry in values.entries {
      EntryComposer.compose(entry, property, &composer) {
        item += 1
        return .item(item)
      }
    }
  }
}
