/// The place of a name in a sorted list, as bytes that compare like the names: letters before everything
/// else, people without any name last.
struct SortKey: Comparable {
  let text: String
  /// The first eight bytes, which decide most comparisons.
  private let lead: UInt64

  /// The key at which names that begin with `prefix` begin; nothing begins them all.
  init(prefix: String) { self.init(folded: folded(prefix), isPrefix: true) }

  /// The key of a person's place.
  init(of person: Person, by ordering: SortOrdering) {
    if person.kind == .organization, let organization = person.present(.organization) {
      self.init(folded: folded(organization))
    } else {
      let name = folded(SortKey.personalName(of: person, by: ordering))
      self.init(folded: name.isEmpty ? folded(person.displayName ?? "") : name)
    }
  }

  /// Puts one byte in front: 1 letters, 2 the rest, 3 nothing.
  private init(folded name: String, isPrefix: Bool = false) {
    switch name.unicodeScalars.first {
    case nil: text = isPrefix ? "" : "\u{3}"
    case let first?: text = (first.startsSection ? "\u{1}" : "\u{2}") + name
    }
    var lead: UInt64 = 0
    var shift: UInt64 = 64
    for byte in text.utf8.prefix(8) {
      shift -= 8
      lead |= UInt64(byte) << shift
    }
    self.lead = lead
  }

  func hasPrefix(_ prefix: SortKey) -> Bool { text.utf8.starts(with: prefix.text.utf8) }

  /// The heading of the section that the name belongs to.
  var sectionTitle: String {
    guard text.utf8.first == 1, let letter = text.unicodeScalars.dropFirst().first else {
      return "#"
    }
    return letter.properties.titlecaseMapping
  }

  static func == (left: SortKey, right: SortKey) -> Bool { left.order(to: right) == 0 }

  static func < (left: SortKey, right: SortKey) -> Bool { left.order(to: right) < 0 }

  /// Below, at or above zero as this key stands before, with or after the other one.
  func order(to other: SortKey) -> Int {
    if lead != other.lead { return lead < other.lead ? -1 : 1 }
    let (mine, theirs) = (text.utf8.count, other.text.utf8.count)
    guard mine > 8, theirs > 8 else { return mine - theirs }
    let order = text.utf8.withContiguousStorageIfAvailable { mine in
      other.text.utf8.withContiguousStorageIfAvailable { theirs in
        compare(UnsafeRawBufferPointer(mine), UnsafeRawBufferPointer(theirs))
      }
    }
    return (order ?? nil) ?? 0
  }

  private func compare(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Int {
    for index in 8..<min(left.count, right.count) where left[index] != right[index] {
      return left[index] < right[index] ? -1 : 1
    }
    return left.count - right.count
  }

  /// The present parts of the personal name, the deciding one first.
  static func personalName(of person: Person, by ordering: SortOrdering) -> String {
    let order: [PersonProperty] =
      switch ordering {
      case .byFirstName: [.firstName, .middleName, .lastName]
      case .byLastName: [.lastName, .firstName, .middleName]
      }
    return order.compactMap { person[text: $0] }.joined(separator: " ")
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
