/// A group as a card says it: KIND:group with MEMBER in 4.0, Apple's spelling in 3.0.
public struct CardGroup: Hashable, Sendable {
  /// What the user calls it.
  public var name: String
  /// What names the group everywhere; nil without UID.
  public var uid: String?
  /// The members as they are written: the UID of a person, mostly with `urn:uuid:` before it, or
  /// another URI.
  public var members: [String]

  /// A group with its parts.
  public init(name: String, uid: String?, members: [String]) {
    self.name = name
    self.uid = uid
    self.members = members
  }

  /// Whether all parts are the same; texts are compared scalar by scalar.
  public static func == (left: CardGroup, right: CardGroup) -> Bool {
    left.name.isExactly(right.name) && left.uid.isExactly(right.uid)
      && left.members.elementsEqual(right.members) { $0.isExactly($1) }
  }

  /// Reads the group of a card; nil for a card that is no group.
  public init?(_ card: VCard) {
    guard card.isGroup else { return nil }
    let lines = card.lines
    let names = [Property.formattedName, .name].compactMap { property in
      lines.first { $0.layout.property == property }
    }
    name = names.first.map { $0.layout.property == .name ? $0.components[0] : $0.string } ?? ""
    uid = card.uid
    members = lines.filter(\.isMember).map(\.trimmedString)
  }

  /// The UID that a member names: without `urn:uuid:`, which a UID of 3.0 mostly lacks.
  public static func bareUID(_ member: String) -> String {
    let prefix = "urn:uuid:"
    let isURN = member.utf8.count >= prefix.utf8.count && member.prefix(9).lowercased() == prefix
    return isURN ? String(member.dropFirst(9)) : member
  }
}

extension VCard {
  /// Whether the card is a group and not a person.
  public var isGroup: Bool {
    lines.contains { line in
      (line.layout.property == .kind || line.layout.property == .appleKind)
        && line.withValue { $0.trimmed.matches("GROUP") }
    }
  }

  /// Writes a group as a new card, in 3.0 or 4.0.
  public init(_ group: CardGroup, version: VCardVersion = .v3_0) {
    let version = version == .v2_1 ? .v3_0 : version
    var composer = LineComposer(version: version)
    composer.beginCard()
    composer.line(.version, text: version.description)
    composer.line(version == .v4_0 ? .kind : .appleKind, text: "group")
    if version == .v3_0 {
      composer.begin(.name)
      composer.beginValue()
      composer.text(group.name)
      composer.literal(";;;;")
      composer.end()
    }
    composer.line(.formattedName, text: group.name)
    if let uid = group.uid { composer.uid(uid) }
    for member in group.members { composer.member(member) }
    composer.endCard()
    self = VCard.parse(Array(composer.out.bytes), limits: .none).cards.first ?? .empty
  }

  /// The card with what a group says now; only lines that differ are written.
  public func updated(with group: CardGroup) -> VCard {
    guard CardGroup(self) != group else { return self }
    guard let version, version != .v2_1 else {
      return converted(to: .v3_0).card.updated(with: group)
    }
    var edit = CardEdit(self, version: version)
    if !(CardGroup(self)?.name).isExactly(group.name) { edit.rename(to: group.name) }
    edit.setMembers(group.members)
    return edit.applied()
  }
}

extension ContentLine {
  var isMember: Bool { layout.property == .member || layout.property == .appleMember }
}

extension LineComposer {
  /// A whole UID line.
  mutating func uid(_ uid: String) {
    begin(.uid)
    if version == .v4_0, !uid.contains(":") { parameter("VALUE", "text") }
    beginValue()
    text(uid)
    end()
  }

  /// A whole MEMBER line.
  mutating func member(_ member: String) {
    begin(version == .v4_0 ? .member : .appleMember)
    beginValue()
    text(member)
    end()
  }
}

extension CardEdit {
  fileprivate mutating func rename(to name: String) {
    for (index, line) in card.lines.enumerated() {
      switch line.layout.property {
      case .formattedName:
        replace(index) { $0.line(.formattedName, group: .same(as: line), text: name) }
      case .name:
        replace(index) { composer in
          composer.begin(.name, like: line)
          composer.beginValue()
          composer.text(name)
          composer.literal(";;;;")
          composer.end()
        }
      default: break
      }
    }
  }

  /// Members are in no order: who stays keeps their line, who comes stands at the end.
  fileprivate mutating func setMembers(_ members: [String]) {
    var missing = members.reduce(into: [:]) { $0[ExactText($1), default: 0] += 1 }
    for (index, line) in card.lines.enumerated() where line.isMember {
      let member = ExactText(line.trimmedString)
      guard let count = missing[member], count > 0 else {
        remove(index)
        continue
      }
      missing[member] = count - 1
    }
    // The last of equal ones are those that no line has.
    var joining: [String] = []
    for member in members.reversed() {
      guard let count = missing[ExactText(member)], count > 0 else { continue }
      missing[ExactText(member)] = count - 1
      joining.append(member)
    }
    for member in joining.reversed() { insert(after: nil) { $0.member(member) } }
  }
}
