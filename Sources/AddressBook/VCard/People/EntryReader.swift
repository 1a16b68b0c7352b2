/// Reads a line into an entry of a multi-value property. One function for every caller, so that
/// reading a person and updating a card agree which lines are entries.
struct EntryReader {
  let groups: GroupIndex
  /// Whether a line may say what a line under another name said before.
  let mayRepeat: Bool

  init(_ card: VCard) {
    groups = GroupIndex(card)
    mayRepeat = card.text.lines[card.range].contains { synonyms.contains($0.property) }
  }

  /// The property that a line is an entry of; nil for a line that is none.
  @inline(__always)
  func property(of line: ContentLine) -> PersonProperty? {
    switch line.layout.property {
    case .telephone: .phone
    case .email: .email
    case .address: .address
    case .url: .url
    case .related, .appleRelatedName, .relative: .relatedNames
    case .impp, .messaging: .instantMessage
    case .socialProfile, .registeredSocialProfile, .socialNetwork: .socialProfile
    case .appleDate, .anniversary, .otherAnniversary: .date
    case .androidCustom: AndroidCustom(line)?.property
    default: nil
    }
  }

  /// The value of a line; nil when it is empty or cannot be understood, and then it is no entry.
  func value(of line: ContentLine, for property: PersonProperty) -> SingleValue? {
    if line.layout.property == .androidCustom { return AndroidCustom(line)?.value }
    return switch property {
    case .phone: text(line.telephone)
    case .email: text(line.trimmedString)
    case .address: texts(line.address(country: groups.country(of: line).map(groups.line)))
    case .relatedNames: line.isName ? text(line.string) : nil
    case .instantMessage: line.instantMessage.map { .dictionary($0) }
    case .socialProfile: texts(line.socialProfile)
    case .date: line.date.map { .dateTime($0) }
    default: text(line.string)
    }
  }

  /// The label of a line: its group's X-ABLabel, else what its name and types say.
  @inline(__always)
  func label(of line: ContentLine, for property: PersonProperty) -> Label? {
    if let place = groups.label(of: line) {
      return Label(appleLabel: groups.line(place).string)
    }
    switch line.layout.property {
    case .anniversary: return .anniversary
    case .otherAnniversary, .relative: return OtherName.meaning(of: line).map { Label(token: $0) }
    case .socialProfile, .registeredSocialProfile, .socialNetwork: return nil
    case .related: return line.relationLabel
    case .androidCustom: return AndroidCustom(line)?.label
    default: return line.typeLabel(for: property)
    }
  }

  private func texts(_ texts: KeyedTexts) -> SingleValue? {
    texts.isEmpty ? nil : .dictionary(texts)
  }

  private func text(_ text: String) -> SingleValue? { text.isEmpty ? nil : .string(text) }
}

/// The less common of two names for one thing.
private let synonyms = PropertySet([
  .messaging, .socialNetwork, .registeredSocialProfile, .otherAnniversary, .anniversary, .relative,
  .related, .androidCustom,
])

/// Finds the lines that say what a line under another name said before: many programs write X-AIM beside IMPP, or two names of
/// the anniversary.
struct RepeatFilter {
  private struct Content: Hashable {
    var property: PersonProperty
    var value: SingleValue
    var label: Label?
  }
  private var first: [Content: (name: [UInt8], place: Int)] = [:]

  /// The place of the line that this one repeats; nil for one that says something new.
  mutating func original(
    of line: ContentLine, at place: Int, _ property: PersonProperty, _ value: SingleValue,
    _ label: Label?
  ) -> Int? {
    let isAccount = property == .instantMessage || property == .socialProfile
    let content = Content(property: property, value: value, label: isAccount ? nil : label)
    let name = line.withName { $0.map(\.uppercased) }
    guard let known = first[content] else {
      first[content] = (name, place)
      return nil
    }
    return known.name == name ? nil : known.place
  }
}

extension PersonProperty {
  /// Whether cards have the property under several names.
  var hasSynonyms: Bool {
    self == .relatedNames || self == .instantMessage || self == .socialProfile || self == .date
  }
}

/// Finds the X-ABLabel and X-ABADR of a line's group.
struct GroupIndex {
  private let text: VCardText
  private let range: Range<Int>
  private let version: VCardVersion?
  /// By property and group in capitals; made only for large cards, so that hostile ones stay linear.
  private var places: [[UInt8]: Int] = [:]
  /// How many lines there are in a group, labels and countries aside; by group in capitals, for large cards.
  private var sizes: [[UInt8]: Int] = [:]

  /// The most lines that are searched one by one.
  private static let few = 64

  init(_ card: VCard) {
    (text, range, version) = (card.text, card.range, card.version)
    if range.count > GroupIndex.few { fill() }
  }

  /// The place of the X-ABLabel in this line's group.
  func label(of line: ContentLine) -> Int? { find(.appleLabel, beside: line) }

  /// The place of the X-ABADR in this line's group.
  func country(of line: ContentLine) -> Int? { find(.appleCountryCode, beside: line) }

  /// The line at a place.
  func line(_ index: Int) -> ContentLine {
    ContentLine(text: text, layout: text.lines[index], version: version)
  }

  /// Whether the group of a line holds other properties than its label and country.
  func isShared(_ line: ContentLine) -> Bool {
    guard line.layout.group > 0 else { return false }
    if range.count > GroupIndex.few { return (sizes[line.groupKey] ?? 0) > 1 }
    let size = line.withGroup { wanted in
      range.count { isMember($0) && self.line($0).withGroup { $0.matches(wanted) } }
    }
    return size > 1
  }

  private func isMember(_ index: Int) -> Bool {
    let layout = text.lines[index]
    return layout.group > 0 && layout.property != .appleLabel
      && layout.property != .appleCountryCode
  }

  private mutating func fill() {
    for index in range.reversed() {
      let property = text.lines[index].property
      if isMember(index) {
        sizes[line(index).groupKey, default: 0] += 1
      } else if property == .appleLabel || property == .appleCountryCode {
        places[[property.rawValue] + line(index).groupKey] = index
      }
    }
  }

  private func find(_ property: Property, beside line: ContentLine) -> Int? {
    guard line.layout.group > 0 else { return nil }
    if range.count > GroupIndex.few { return places[[property.rawValue] + line.groupKey] }
    return line.withGroup { wanted in
      range.first { index in
        text.lines[index].property == property
          && self.line(index).withGroup { $0.matches(wanted) }
      }
    }
  }
}

extension ContentLine {
  /// The group in capitals.
  fileprivate var groupKey: [UInt8] { withGroup { $0.map(\.uppercased) } }
}
