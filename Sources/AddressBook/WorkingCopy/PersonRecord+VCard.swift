extension PersonRecord {
  /// One new person for each card of a vCard file, none of them in an address book yet (R-AB-74); groups are
  /// passed over. The warnings are about what is not as the format has it.
  public static func importing(
    _ bytes: [UInt8]
  ) -> (people: [PersonRecord], warnings: [VCardWarning]) {
    let (cards, warnings) = VCard.parse(bytes)
    return (cards.filter { !$0.isGroup }.map { PersonRecord($0) }, warnings)
  }

  /// People as one vCard file, saved or not (R-AB-74, R-AB-75).
  public static func exporting(_ people: [PersonRecord]) -> [UInt8] {
    var writer = VCardWriter()
    for record in people { writer.append(record.card) }
    return writer.bytes
  }

  /// The present content as a card: of one that came from a card, only the lines that differ are new; others
  /// are vCard 3.0.
  public var card: VCard {
    guard let source = book?.database.card(id) ?? importedCard else {
      return VCard(person, uid: uid)
    }
    let card = source.updated(with: person)
    return uid.map { card.identified(by: $0) } ?? card
  }
}
