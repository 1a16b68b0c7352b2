extension VCard {
  /// The card in another version, with warnings for what has no place there.
  ///
  /// Lines that mean the same in both versions stay as they are. KIND, MEMBER, PHOTO, PREF, dates
  /// without year, LABEL, AGENT and tel: are said in the manner of the version; a property that the
  /// version lacks gets the name `X-…` and its own name back on the way back. To the version that
  /// the card has, only what that version forbids is changed.
  ///
  /// - Parameter target: 3.0 or 4.0; 2.1 is not written, 3.0 comes instead.
  /// - Complexity: O(bytes of the card).
  public func converted(to target: VCardVersion) -> (card: VCard, warnings: [VCardWarning]) {
    var converter = CardConverter(self, to: target == .v2_1 ? .v3_0 : target)
    converter.convert()
    return (converter.edit.applied(), converter.warnings)
  }
}

/// Turns a card into another version, line by line.
struct CardConverter: ~Copyable {
  let target: VCardVersion
  var edit: CardEdit
  var warnings: [VCardWarning] = []
  let card: VCard
  private var items = 0
  let addressLabels: [Int: Int]
  let labels: Set<Int>

  init(_ card: VCard, to target: VCardVersion) {
    self.card = card
    self.target = target
    edit = CardEdit(card, version: target)
    addressLabels = target == .v4_0 ? card.addressLabels : [:]
    labels = Set(addressLabels.values)
  }

  var source: VCardVersion? { card.version }

  mutating func convert() {
    if source != target { replaceVersion() }
    for (index, line) in card.lines.enumerated() where line.layout.property != .version {
      convert(line, at: index)
    }
  }

  /// VERSION comes first (RFC 6350 section 6.7.9).
  private mutating func replaceVersion() {
    for (index, line) in card.lines.enumerated() where line.layout.property == .version {
      edit.remove(index)
    }
    let text = target.description
    edit.insert(after: -1) { $0.line(.version, text: text) }
  }

  private mutating func convert(_ line: ContentLine, at index: Int) {
    if line.isHiddenCardLine { return }
    guard line.isProperty else {
      if source != target { note(line, "A line without a colon", at: index) }
      return
    }
    guard source != target else { return normalize(line, at: index) }
    switch line.layout.property {
    case .kind, .appleKind, .appleShowAs: convertKind(line, at: index)
    case .member, .appleMember: rename(line, target == .v4_0 ? .member : .appleMember, at: index)
    case .photo, .logo, .sound, .key: convertBinary(line, at: index)
    case .birthday, .anniversary, .revision, .created, .createdBefore4, .appleDate:
      convertDate(line, at: index)
    case .telephone: convertTelephone(line, at: index)
    case .agent: convertAgent(line, at: index)
    case .related: convertRelated(line, at: index)
    case .label: convertLabel(line, at: index)
    case .address: convertAddress(line, at: index)
    case .location: convertLocation(line, at: index)
    case .uid: convertUID(line, at: index)
    default: convertOther(line, at: index)
    }
  }

  /// A group that no line has.
  mutating func freshGroup() -> LineGroup {
    if items == 0 { items = card.lastItem }
    items += 1
    return .item(items)
  }

  mutating func note(_ line: ContentLine, _ what: String, at index: Int) {
    warnings.append(
      VCardWarning(
        line: card.lineNumber(of: index), kind: .notInVersion(property: what, version: target),
        excerpt: String(line.description.unicodeScalars.prefix(80))))
  }
}

extension VCard {
  /// For every ADR the LABEL that belongs to it: the first that is free with the same types.
  fileprivate var addressLabels: [Int: Int] {
    var free: [[String]: ArraySlice<Int>] = [:]
    for (index, line) in lines.enumerated() where line.layout.property == .label {
      free[line.sortedTypes, default: []].append(index)
    }
    guard !free.isEmpty else { return [:] }
    var labels: [Int: Int] = [:]
    for (index, line) in lines.enumerated() where line.layout.property == .address {
      labels[index] = free[line.sortedTypes]?.popFirst()
    }
    return labels
  }

  /// The highest number of the groups `item1`, `item2`, …; 0 when there are none.
  var lastItem: Int {
    lines.reduce(0) { last, line in
      guard line.layout.group > 4, line.layout.group < 14 else { return last }
      return line.withGroup { group in
        guard group.starts(with: "item") else { return last }
        return max(last, Int(String(decoding: group[part: 4..<group.count], as: UTF8.self)) ?? 0)
      }
    }
  }
}
