/// Writes into a card what a record says otherwise than the card; everything else stays.
struct PersonWriter: ~Copyable {
  let old: Person
  let new: Person
  let version: VCardVersion
  let reader: EntryReader
  var edit: CardEdit
  private var places: [Property: [Int]] = [:]
  private var nextItem = 0

  init(_ card: VCard, from old: Person, to new: Person, version: VCardVersion) {
    self.old = old
    self.new = new
    self.version = version
    reader = EntryReader(card)
    edit = CardEdit(card, version: version)
    for (index, line) in card.lines.enumerated() where line.layout.property != .unknown {
      places[line.layout.property, default: []].append(index)
    }
  }

  mutating func write() {
    writeName()
    writeText(.nickname, .nickname)
    writeText(.jobTitle, .title)
    for (property, line) in PersonWriter.phonetics { writeText(property, line) }
    writeOrganization()
    writeKind()
    for property in PersonProperty.multiples { writeEntries(of: property) }
    writeDate(.birthday, .birthday)
    writeAlternateBirthday()
    writeText(.note, .note)
    writePhoto()
    writeDate(.creationDate, edit.composer.creationProperty)
    writeDate(.modificationDate, .revision)
  }

  private static let phonetics: [(PersonProperty, Property)] = [
    (.firstNamePhonetic, .phoneticFirst), (.middleNamePhonetic, .phoneticMiddle),
    (.lastNamePhonetic, .phoneticLast),
  ]

  /// Whether a property has to be written.
  func isChanged(_ property: PersonProperty) -> Bool { old[property] != new[property] }

  /// The lines of a property.
  func lines(_ property: Property) -> [Int] { places[property] ?? [] }

  /// Replaces the first line of a property, or adds one.
  mutating func put(_ property: Property, _ compose: (inout LineComposer) -> Void) {
    if let first = lines(property).first {
      edit.replace(first, compose)
    } else {
      edit.insert(after: nil, compose)
    }
  }

  /// Takes all lines of a property away: a second one would come up as the value.
  mutating func removeAll(_ property: Property) {
    for index in lines(property) { edit.remove(index) }
  }

  /// A group that no line of the card has.
  mutating func freshGroup() -> LineGroup {
    if nextItem == 0 { nextItem = edit.card.lastItem }
    nextItem += 1
    return .item(nextItem)
  }
}

// MARK: - Single values

extension PersonWriter {
  private mutating func writeText(_ property: PersonProperty, _ line: Property) {
    guard isChanged(property) else { return }
    guard let text = new[text: property], !text.isEmpty else { return removeAll(line) }
    let previous = lines(line).first.map { edit.card.lines[$0] }
    put(line) { composer in
      composer.begin(line, like: previous)
      composer.beginValue()
      composer.text(text)
      composer.end()
    }
  }

  private mutating func writeDate(_ property: PersonProperty, _ line: Property) {
    guard isChanged(property) else { return }
    guard case .single(.dateTime(let date)) = new[property] else { return removeAll(line) }
    put(line) { $0.date(date, line) }
  }

  private mutating func writeAlternateBirthday() {
    guard isChanged(.alternateBirthday) else { return }
    guard case .single(.dictionary(let texts)) = new[.alternateBirthday] else {
      return removeAll(.alternateBirthday)
    }
    put(.alternateBirthday) { $0.alternateBirthday(texts) }
  }

  private mutating func writePhoto() {
    guard old.imageData != new.imageData else { return }
    guard let data = new.imageData else { return removeAll(.photo) }
    put(.photo) { $0.picture(data) }
  }

  private mutating func writeKind() {
    guard old.kind != new.kind else { return }
    removeAll(.appleShowAs)
    removeAll(.kind)
    guard new.kind == .organization else { return }
    edit.insert(after: nil) { $0.organizationKind() }
  }

  private mutating func writeOrganization() {
    guard isChanged(.organization) || isChanged(.department) else { return }
    let line = lines(.organization).first.map { edit.card.lines[$0] }
    let rest = line.map { Array($0.rawComponents.dropFirst(2)) } ?? []
    let organization = new[text: .organization] ?? ""
    let department = new[text: .department] ?? ""
    if organization.isEmpty, department.isEmpty, rest.isEmpty { return removeAll(.organization) }
    put(.organization) { composer in
      composer.begin(.organization, like: line)
      composer.beginValue()
      composer.text(organization)
      if !department.isEmpty || !rest.isEmpty {
        composer.separator()
        composer.text(department)
      }
      for part in rest {
        composer.separator()
        part.withUnsafeBufferPointer { composer.escaped($0) }
      }
      composer.end()
    }
  }
}

// MARK: - The name

extension PersonWriter {
  /// N keeps the components that did not change. FN follows, since a stale one would be shown.
  private mutating func writeName() {
    let isRenamed = NamePart.properties.contains { isChanged($0) }
    if isRenamed { writeStructuredName() }
    if isRenamed || old.compositeName() != new.compositeName() { writeFormattedName() }
  }

  private mutating func writeStructuredName() {
    let line = lines(.name).first.map { edit.card.lines[$0] }
    let kept = line?.rawComponents ?? []
    let parts = NamePart.properties.enumerated().map { index, property in
      let isKept = index < kept.count && !isChanged(property)
      return (kept: isKept ? kept[index] : nil, text: new[text: property] ?? "")
    }
    put(.name) { composer in
      composer.begin(.name, like: line)
      composer.beginValue()
      for (index, part) in parts.enumerated() {
        if index > 0 { composer.separator() }
        if let kept = part.kept {
          kept.withUnsafeBufferPointer { composer.escaped($0) }
        } else {
          composer.text(part.text)
        }
      }
      composer.end()
    }
  }

  private mutating func writeFormattedName() {
    let line = lines(.formattedName).first.map { edit.card.lines[$0] }
    let name = new.displayName ?? ""
    put(.formattedName) { composer in
      composer.begin(.formattedName, like: line)
      composer.beginValue()
      composer.text(name)
      composer.end()
    }
  }
}
