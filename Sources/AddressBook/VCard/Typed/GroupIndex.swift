/// Finds the X-ABLabel and X-ABADR of a line's group.
struct GroupIndex {
  private let text: VCardText
  private let range: Range<Int>
  private let version: VCardVersion?
  /// By property and group in capitals; made only for large cards, so that hostile ones stay linear.
  private var places: [[UInt8]: Int] = [:]

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

  private mutating func fill() {
    for index in range.reversed() {
      let property = text.lines[index].property
      guard property == .appleLabel || property == .appleCountryCode else { continue }
      places[key(property, line(index))] = index
    }
  }

  private func key(_ property: Property, _ line: ContentLine) -> [UInt8] {
    line.withGroup { [property.rawValue] + $0.map(\.uppercased) }
  }

  private func find(_ property: Property, beside line: ContentLine) -> Int? {
    guard line.layout.group > 0 else { return nil }
    if range.count > GroupIndex.few { return places[key(property, line)] }
    return line.withGroup { wanted in
      range.first { index in
        text.lines[index].property == property
          && self.line(index).withGroup { $0.matches(wanted) }
      }
    }
  }
}

extension ContentLine {
  /// Calls with the bytes of the group, none for a line without.
  @inline(__always)
  func withGroup<T>(_ body: (UnsafeBufferPointer<UInt8>) -> T) -> T {
    withHead { body($0[part: 0..<Int(layout.group)]) }
  }
}
