extension VCard {
  /// Writes a record as a new card.
  ///
  /// - Parameters:
  ///   - person: The record. An empty text counts as no value.
  ///   - uid: What names the record everywhere; nil leaves UID out.
  ///   - version: 3.0 or 4.0; 2.1 is not written, a card in 3.0 comes instead.
  /// - Complexity: O(bytes of the card).
  public init(_ person: Person, uid: String? = nil, version: VCardVersion = .v3_0) {
    var writer = VCardWriter()
    writer.append(person, uid: uid, version: version)
    self = VCard.parse(writer.bytes, limits: .none).cards.first ?? .empty
  }

  /// The card with what a record says now.
  ///
  /// Only lines whose value differs from what the card already says are written; all others stay
  /// byte for byte and in their order. A 2.1 card that has to change becomes 3.0.
  ///
  /// - Complexity: O(bytes of the card).
  public func updated(with person: Person) -> VCard {
    let old = Person(self)
    guard old != person else { return self }
    guard let version, version != .v2_1 else {
      return converted(to: .v3_0).card.updated(with: person)
    }
    var writer = PersonWriter(self, from: old, to: person, version: version)
    writer.write()
    return writer.edit.applied()
  }

  /// What names the record everywhere (RFC 6350 section 6.7.6); nil without UID.
  public var uid: String? {
    guard let text = lines.first(where: { $0.layout.property == .uid })?.trimmedString,
      !text.isEmpty
    else { return nil }
    return text
  }

  /// A card without lines.
  static var empty: VCard {
    VCard(
      text: VCardText(bytes: [], lines: []),
      card: .init(start: 0, first: 0, last: 0, lineNumber: 1, version: nil))
  }
}

extension VCardWriter {
  /// Writes a record as a new card; see ``VCard/init(_:uid:version:)``.
  public mutating func append(
    _ person: Person, uid: String? = nil, version: VCardVersion = .v3_0
  ) {
    let version = version == .v2_1 ? .v3_0 : version
    var card = NewCard(person, version: version)
    card.composer.beginCard()
    card.composer.line(.version, text: version.description)
    card.compose()
    if let uid { card.composer.uid(uid) }
    card.composer.endCard()
    bytes.append(contentsOf: card.composer.out.bytes)
  }
}
