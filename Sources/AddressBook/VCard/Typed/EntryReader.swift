/// Reads a line into an entry of a multi-value property. One function for every caller, so that
/// reading a person and updating a card agree which lines are entries.
struct EntryReader {
  let card: VCard
  let groups: GroupIndex
  /// X-AIM and the like repeat what IMPP says; they count only in a card without IMPP.
  private let readsOldMessaging: Bool

  init(_ card: VCard) {
    self.card = card
    groups = GroupIndex(card)
    readsOldMessaging = !card.text.lines[card.range].contains { $0.property == .impp }
  }

  /// The property that a line is an entry of; nil for a line that is none.
  @inline(__always)
  func property(of line: ContentLine) -> PersonProperty? {
    switch line.layout.property {
    case .telephone: .phone
    case .email: .email
    case .address: .address
    case .url: .url
    case .related, .appleRelatedName, .evolutionSpouse: .relatedNames
    case .impp: .instantMessage
    case .aim, .jabber, .msn, .yahoo, .icq, .skype, .googleTalk:
      readsOldMessaging ? .instantMessage : nil
    case .socialProfile: .socialProfile
    case .appleDate, .anniversary, .evolutionAnniversary: .date
    default: nil
    }
  }

  /// The value of a line; nil when it is empty or cannot be understood, and then it is no entry.
  func value(of line: ContentLine, for property: PersonProperty) -> SingleValue? {
    switch property {
    case .phone: text(line.telephone)
    case .email: text(line.trimmedString)
    case .address: texts(line.address(country: groups.country(of: line).map(groups.line)))
    case .relatedNames: isName(line) ? text(line.string) : nil
    case .instantMessage: line.instantMessage.map { .dictionary($0) }
    case .socialProfile: texts(line.socialProfile)
    case .date: line.date.map { .dateTime($0) }
    default: text(line.string)
    }
  }

  /// The label of a line: its group's X-ABLabel, else what its types say.
  @inline(__always)
  func label(of line: ContentLine, for property: PersonProperty) -> Label? {
    if let place = groups.label(of: line) {
      return Label(appleLabel: groups.line(place).string)
    }
    switch line.layout.property {
    case .anniversary, .evolutionAnniversary: return .anniversary
    case .evolutionSpouse: return Label(token: "Spouse")
    case .socialProfile: return nil
    case .related: return line.relationLabel
    default: return line.typeLabel(for: property)
    }
  }

  private func isName(_ line: ContentLine) -> Bool {
    line.layout.property != .related || (line.isRelatedText && !line.isAgentRelation)
  }

  private func texts(_ texts: KeyedTexts) -> SingleValue? {
    texts.isEmpty ? nil : .dictionary(texts)
  }

  private func text(_ text: String) -> SingleValue? { text.isEmpty ? nil : .string(text) }
}
