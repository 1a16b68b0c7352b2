/// The place of a name in a sorted list, as bytes that compare like the names: letters before everything
/// else, people without any name last.
struct SortKey: Hashable, Comparable {
  let text: String

  init(text: String) { self.text = text }

  init(of person: Person, by ordering: SortOrdering) {
    text = SortKey.ranked(SortKey.name(of: person, by: ordering))
  }

  /// The key at which names that begin with `prefix` begin.
  init(prefix: String) { text = SortKey.ranked(folded(prefix)) }

  func hasPrefix(_ prefix: SortKey) -> Bool { text.utf8.starts(with: prefix.text.utf8) }

  static func < (left: SortKey, right: SortKey) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }

  private static func name(of person: Person, by ordering: SortOrdering) -> String {
    if person.kind == .organization, let organization = person.present(.organization) {
      return folded(organization)
    }
    let order: [PersonProperty] =
      switch ordering {
      case .byFirstName: [.firstName, .middleName, .lastName]
      case .byLastName: [.lastName, .firstName, .middleName]
      }
    let parts = order.compactMap { person[text: $0] }
    let name = folded(parts.joined(separator: " "))
    return name.isEmpty ? folded(person.displayName ?? "") : name
  }

  /// Puts one byte in front: 1 letters, 2 the rest, 3 nothing.
  private static func ranked(_ name: String) -> String {
    guard let first = name.unicodeScalars.first else { return "\u{3}" }
    return (first.startsSection ? "\u{1}" : "\u{2}") + name
  }
}

extension Unicode.Scalar {
  /// Whether names that begin with this folded letter have a section of their own; Han characters and
  /// Hangul syllables are too many for that.
  var startsSection: Bool {
    if isASCII { return value >= 0x61 && value <= 0x7A }
    guard properties.isAlphabetic, !properties.isIdeographic else { return false }
    return !(0xAC00...0xD7A3).contains(value)
  }
}

extension Person {
  /// Compares two people by name, case and diacritics folded (R-AB-52).
  public static func compareByName(
    _ left: Person, _ right: Person, by ordering: SortOrdering
  ) -> NameComparison {
    let (left, right) = (SortKey(of: left, by: ordering), SortKey(of: right, by: ordering))
    return left < right ? .less : right < left ? .greater : .equal
  }
}
