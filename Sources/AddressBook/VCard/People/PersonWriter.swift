extension VCard {
  /// Writes a record as a new card.
  ///
  /// - Parameters:
  ///   - person: The record. An empty text counts as no value.
  ///   - uid: The UID, which is the same in every program; nil leaves it out.
  ///   - version: 3.0 or 4.0; 2.1 is not written, a card in 3.0 comes instead.
  /// - Complexity: O(bytes of the card).
  public init(_ person: Person, uid: String? = nil, version: VCardVersion = .v3_0) {
    self = PersonWriter(newCard: person, uid: uid, version: version).edit.applied()
  }

  /// The card with what a record says now.
  ///
  /// Only lines whose value differs from what the card already says are written; all others stay
  /// byte for byte and in their order. A 2.1 card that has to change becomes 3.0.
  ///
  /// - Complexity: O(bytes of the card).
  public func updated(with person: Person) -> VCard {
    let old = Person(self)
    guard !old.isSpelled(like: person) else { return self }
    guard let version, version != .v2_1 else {
      return convertedTo3().card.updated(with: person)
    }
    var writer = PersonWriter(self, from: old, to: person, version: version)
    writer.write()
    return writer.edit.applied()
  }
}

/// Writes into a card what a record says otherwise than the card; everything else stays.
struct PersonWriter: ~Copyable {
  let old: Person
  let new: Person
  let version: VCardVersion
  let reader: EntryReader
  var edit: CardEdit
  /// Whether there is no card yet to compare with.
  let isNew: Bool

  init(_ card: VCard, from old: Person, to new: Person, version: VCardVersion) {
    self.old = old
    self.new = new
    self.version = version
    reader = EntryReader(card)
    edit = CardEdit(card, version: version)
    isNew = card.range.isEmpty
  }

  /// Writes a whole new card.
  init(newCard person: Person, uid: String?, version: VCardVersion) {
    let version = version == .v2_1 ? VCardVersion.v3_0 : version
    self.init(.empty, from: Person(), to: person, version: version)
    edit.composer.line(.version, text: version.description)
    write()
    if let uid { edit.composer.uid(uid) }
  }

  mutating func write() {
    writeName()
    writeNickname()
    writeText(.jobTitle, .title)
    writePhoneticName()
    writeOrganization()
    writeKind()
    for property in PersonProperty.multiples { writeEntries(of: property) }
    writeBirthday()
    writeAlternateBirthday()
    writeText(.note, .note)
    writePhoto()
    let isIn4 = version == .v4_0
    writeDate(
      .creationDate, isIn4 ? .created : .createdBefore4, or: isIn4 ? .createdBefore4 : .created)
    writeDate(.modificationDate, .revision, or: .keptRevision)
  }

  /// Whether a property has to be written.
  func isChanged(_ property: PersonProperty) -> Bool {
    isNew || !old.isSpelled(like: new, property)
  }

  /// The places of a property's lines.
  func lines(_ property: Property) -> [Int] {
    guard !isNew else { return [] }
    return edit.card.lines.indices.filter { edit.card.lines[$0].layout.property == property }
  }

  /// Takes all lines of a property away: a second one would come up as the value.
  mutating func removeAll(_ property: Property) {
    for index in lines(property) { edit.remove(index) }
  }
}

// MARK: - Single values

extension PersonWriter {
  private mutating func writeText(_ property: PersonProperty, _ line: Property) {
    guard isChanged(property) else { return }
    guard let text = new[text: property], !text.isEmpty else { return removeAll(line) }
    guard !isNew else { return edit.composer.line(line, text: text) }
    let place = edit.card.firstIndex(of: line)
    let previous = place.map { edit.card.lines[$0] }
    edit.put(place) { $0.line(line, like: previous, text: text) }
  }

  private mutating func writeNickname() {
    guard isChanged(.nickname) else { return }
    removeAndroidLines { $0.nickname != nil }
    writeText(.nickname, .nickname)
  }

  private mutating func writeBirthday() {
    guard isChanged(.birthday) else { return }
    removeAndroidLines { $0.birthday != nil }
    writeDate(.birthday, .birthday, or: .keptBirthday)
  }

  private mutating func removeAndroidLines(where matches: (AndroidCustom) -> Bool) {
    for index in lines(.androidCustom)
    where AndroidCustom(edit.card.lines[index]).map(matches) == true {
      edit.remove(index)
    }
  }

  private static let phonetics: [(PersonProperty, Property)] = [
    (.firstNamePhonetic, .phoneticFirst), (.middleNamePhonetic, .phoneticMiddle),
    (.lastNamePhonetic, .phoneticLast),
  ]

  private mutating func writePhoneticName() {
    let sounds = lines(.sound).filter { edit.card.lines[$0].phoneticName != nil }
    let isReplaced = !sounds.isEmpty && PersonWriter.phonetics.contains { isChanged($0.0) }
    if isReplaced { for index in sounds { edit.remove(index) } }
    for (property, line) in PersonWriter.phonetics {
      if isReplaced, !isChanged(property), let text = new[text: property] {
        if lines(line).isEmpty { edit.insert(after: nil) { $0.line(line, text: text) } }
      } else {
        writeText(property, line)
      }
    }
  }

  /// Writes a date under its name, or under another that every date can have.
  private mutating func writeDate(_ property: PersonProperty, _ name: Property, or other: Property)
  {
    guard isChanged(property) else { return }
    guard case .single(.dateTime(let date)) = new[property] else {
      removeAll(name)
      return removeAll(other)
    }
    let isSayable = property == .creationDate || DateValue.isSayable(date, in: version)
    let places = isNew ? [] : [name, other].compactMap { edit.card.firstIndex(of: $0) }
    edit.put(places.min()) { composer in
      composer.begin(isSayable ? name : other)
      composer.omittedYear(date)
      composer.beginValue()
      composer.dateValue(date)
      composer.end()
    }
  }

  /// A birthday in another calendar: `key=text` components.
  private mutating func writeAlternateBirthday() {
    guard isChanged(.alternateBirthday) else { return }
    guard case .single(.dictionary(let texts)) = new[.alternateBirthday] else {
      return removeAll(.alternateBirthday)
    }
    edit.put(edit.card.firstIndex(of: .alternateBirthday)) { composer in
      composer.begin(.alternateBirthday)
      composer.beginValue()
      for (index, pair) in texts.pairs.enumerated() {
        if index > 0 { composer.separator() }
        composer.text("\(pair.key)=\(pair.text)")
      }
      composer.end()
    }
  }

  private mutating func writePhoto() {
    guard isNew || old.imageData != new.imageData else { return }
    guard let data = new.imageData else { return removeAll(.photo) }
    edit.put(edit.card.firstIndex(of: .photo)) { composer in
      composer.begin(.photo)
      composer.binary(data, mediaType: PictureType(of: data).map { "\($0.mediaType)" }, types: [])
    }
  }

  private mutating func writeKind() {
    guard old.kind != new.kind else { return }
    removeAll(.appleShowAs)
    removeAll(.kind)
    guard new.kind == .organization else { return }
    edit.insert(after: nil) { composer in
      if composer.version == .v4_0 {
        composer.line(.kind, text: "org")
      } else {
        composer.line(.appleShowAs, text: "COMPANY")
      }
    }
  }

  private mutating func writeOrganization() {
    guard isChanged(.organization) || isChanged(.department) else { return }
    let place = edit.card.firstIndex(of: .organization)
    let line = place.map { edit.card.lines[$0] }
    let rest = line?.rawComponents.dropFirst(2) ?? []
    let organization = new[text: .organization] ?? ""
    let department = new[text: .department] ?? ""
    if organization.isEmpty, department.isEmpty, rest.isEmpty { return removeAll(.organization) }
    edit.put(place) { composer in
      composer.begin(.organization, like: line)
      composer.beginValue()
      composer.text(organization)
      if !department.isEmpty || !rest.isEmpty {
        composer.separator()
        composer.text(department)
      }
      composer.components(rest)
      composer.end()
    }
  }
}

// MARK: - The name

extension PersonWriter {
  /// N keeps the components that did not change. FN follows, since a stale one would be shown.
  private mutating func writeName() {
    guard !isNew else { return writeNewName() }
    let isRenamed = NamePart.properties.contains { isChanged($0) }
    let place = edit.card.firstIndex(of: .name)
    if isRenamed { writeStructuredName(at: place) }
    if isRenamed || old.compositeName() != new.compositeName() {
      writeFormattedName(besideNameAt: place)
    }
  }

  private mutating func writeNewName() {
    edit.composer.begin(.name)
    edit.composer.beginValue()
    for (index, property) in NamePart.properties.enumerated() {
      if index > 0 { edit.composer.separator() }
      if let text = new[text: property] { edit.composer.text(text) }
    }
    edit.composer.end()
    edit.composer.line(.formattedName, text: new.displayName ?? "")
  }

  /// RFC 9554 has two components more than a record has, which stay.
  private mutating func writeStructuredName(at place: Int?) {
    let line = place.map { edit.card.lines[$0] }
    let kept = line?.rawComponents ?? []
    let changes = NamePart.properties.map { isChanged($0) }
    let person = new
    edit.put(place) { composer in
      composer.begin(.name, like: line)
      composer.beginValue()
      for (index, property) in NamePart.properties.enumerated() {
        if index > 0 { composer.separator() }
        if index < kept.count, !changes[index] {
          kept[index].withUnsafeBufferPointer { composer.escaped($0) }
        } else if let text = person[text: property] {
          composer.text(text)
        }
      }
      composer.components(kept.dropFirst(NamePart.properties.count))
      composer.end()
    }
  }

  /// Of several FN, the one in the language of the N.
  private mutating func writeFormattedName(besideNameAt name: Int?) {
    let language = name.map { edit.card.lines[$0].language }
    let places = lines(.formattedName)
    let place = places.first { edit.card.lines[$0].language == language } ?? places.first
    let line = place.map { edit.card.lines[$0] }
    let text = new.displayName ?? ""
    edit.put(place) { $0.line(.formattedName, like: line, text: text) }
  }
}

extension ContentLine {
  /// LANGUAGE in small letters, empty without one.
  var language: String { values(of: "LANGUAGE").first?.lowercased() ?? "" }
}

extension LineComposer {
  /// Adds further components that are escaped already.
  mutating func components(_ parts: some Sequence<[UInt8]>) {
    for part in parts {
      separator()
      part.withUnsafeBufferPointer { escaped($0) }
    }
  }

  /// Apple's mark for a date without year, which 3.0 has no other way to write.
  mutating func omittedYear(_ date: PartialDate) {
    if isYearOmitted(date) { parameter("X-APPLE-OMIT-YEAR", "1604") }
  }

  mutating func dateValue(_ date: PartialDate) {
    var date = date
    if isYearOmitted(date) { date.year = 1604 }
    let version = version
    value { DateValue.append(date, version: version, to: &$0) }
  }

  private func isYearOmitted(_ date: PartialDate) -> Bool {
    version != .v4_0 && date.year == nil && date.month != nil && date.day != nil
  }

  /// The parameters that belong to the spelling of a binary value, the value, and the end of the line.
  mutating func binary(_ data: [UInt8], mediaType: String?, types: [String]) {
    if version == .v4_0 {
      beginValue()
      raw("data:\(mediaType ?? "application/octet-stream");base64,".utf8)
    } else {
      literal(";ENCODING=b")
      let format = mediaType?.split(separator: "/").last?.uppercased()
      for word in (format.map { [$0] } ?? []) + types {
        var word = word
        word.withUTF8 { type(raw: $0) }
      }
      beginValue()
    }
    value { Base64.append(data, to: &$0) }
    end()
  }
}
