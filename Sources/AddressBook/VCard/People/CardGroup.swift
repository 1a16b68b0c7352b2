/// A group as a card says it: KIND:group with MEMBER in 4.0, Apple's spelling in 3.0.
package struct CardGroup: Hashable, Sendable {
  /// What the user calls it.
  package var name: String
  /// The UID of the group; nil without one.
  package var uid: String?
  /// The members as they are written: the UID of a person, mostly with `urn:uuid:` before it, or
  /// another URI.
  package var members: [String]

  /// A group with its parts.
  package init(name: String, uid: String?, members: [String]) {
    self.name = name
    self.uid = uid
    self.members = members
  }

  /// Whether all parts are the same; texts are compared scalar by scalar.
  package static func == (left: CardGroup, right: CardGroup) -> Bool {
    left.name.isExactly(right.name) && left.uid.isExactly(right.uid)
      && left.members.elementsEqual(right.members) { $0.isExactly($1) }
  }

  /// Reads the group of a card; nil for a card that is no group.
  package init?(_ card: VCard) {
    guard card.isGroup else { return nil }
    let line = card.first(.formattedName) ?? card.first(.name)
    name = line.map { $0.layout.property == .name ? $0.components[0] : $0.string } ?? ""
    uid = card.uid
    members = card.lines.filter(\.isMember).map(\.trimmedString)
  }

  /// The UID that a member refers to: without `urn:uuid:`, which a UID of 3.0 mostly lacks.
  package static func bareUID(_ member: String) -> String {
    let prefix = "urn:uuid:"
    let isURN = member.utf8.count >= prefix.utf8.count && member.prefix(9).lowercased() == prefix
    return isURN ? String(member.dropFirst(9)) : member
  }
}

extension VCard {
  /// Whether the card is a group and not a person.
  package var isGroup: Bool {
    lines.contains { line in
      (line.layout.property == .kind || line.layout.property == .appleKind)
        && line.withValue { $0.trimmed.matches("GROUP") }
    }
  }

  /// Writes a group as a new card, in 3.0 or 4.0.
  package init(_ group: CardGroup, version: VCardVersion = .v3_0) {
    let version = version == .v2_1 ? VCardVersion.v3_0 : version
    var edit = CardEdit(.empty, version: version)
    edit.composer.line(.version, text: version.description)
    edit.composer.line(version == .v4_0 ? .kind : .appleKind, text: "group")
    if version == .v3_0 { edit.composer.groupName(group.name, like: nil) }
    edit.composer.line(.formattedName, text: group.name)
    if let uid = group.uid { edit.composer.uid(uid) }
    edit.setMembers(group.members)
    self = edit.applied()
  }

  /// The card with what a group says now; only lines that differ are written. Members are in no order: a line whose member
  /// stays is kept, a new member is added at the end.
  package func updated(with group: CardGroup) -> VCard {
    guard let version, version != .v2_1 else {
      return CardGroup(self) == group ? self : convertedTo3().card.updated(with: group)
    }
    var edit = CardEdit(self, version: version)
    if !(CardGroup(self)?.name).isExactly(group.name) { edit.rename(to: group.name) }
    edit.setMembers(group.members)
    return edit.applied()
  }
}

extension ContentLine {
  fileprivate var isMember: Bool {
    layout.property == .member || layout.property == .appleMember
  }
}

extension LineComposer {
  fileprivate mutating func groupName(_ name: String, like line: ContentLine?) {
    begin(.name, like: line)
    beginValue()
    text(name)
    literal(";;;;")
    end()
  }

  fileprivate mutating func member(_ member: String) {
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
        put(index) { $0.line(.formattedName, group: .same(as: line), text: name) }
      case .name: put(index) { $0.groupName(name, like: line) }
      default: break
      }
    }
  }

  fileprivate mutating func setMembers(_ members: [String]) {
    var missing = members.reduce(into: [:]) { $0[ExactText($1), default: 0] += 1 }
    for (index, line) in card.lines.enumerated() where line.isMember {
      let member = ExactText(line.trimmedString)
      if let count = missing[member], count > 0 {
        missing[member] = count - 1
      } else {
        remove(index)
      }
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
