extension String {
  /// The smallest range of whole characters around a range of UTF-16 units inside the text.
  func wholeCharacters(in range: Range<Int>) -> Range<Int> {
    let lower = offset(of: boundary(atOrBefore: index(at: range.lowerBound)))
    return lower..<(range.isEmpty ? lower : characterBoundary(atOrAfter: range.upperBound))
  }

  /// The first place that is not inside a character, at or after one; both in UTF-16 units.
  func characterBoundary(atOrAfter offset: Int) -> Int {
    let index = index(at: offset)
    return boundary(atOrBefore: index) == index ? offset : self.offset(of: self.index(after: index))
  }

  /// The text with a range of UTF-16 units, at whole characters, replaced.
  func replacing(_ range: Range<Int>, with words: String) -> String {
    self[..<index(at: range.lowerBound)] + words + self[index(at: range.upperBound)...]
  }

  /// The text in a range of UTF-16 units, at whole characters.
  func slice(_ range: Range<Int>) -> String {
    String(self[index(at: range.lowerBound)..<index(at: range.upperBound)])
  }

  /// The word that a caret touches; nothing where it touches none.
  func word(at caret: Int) -> Range<Int> {
    let middle = index(at: caret)
    let isWordPart: (Character) -> Bool = { $0.isLetter || $0.isNumber }
    let from = self[..<middle].lastIndex { !isWordPart($0) }.map(index(after:)) ?? startIndex
    let to = self[middle...].firstIndex { !isWordPart($0) } ?? endIndex
    return offset(of: from)..<offset(of: to)
  }

  /// The smallest replacement of whole characters that makes another text of this one: a range of UTF-16
  /// units and what replaces it.
  func difference(to other: String) -> (range: Range<Int>, replacement: String) {
    let prefix = zip(self, other).prefix { $0.0.isIdentical(to: $0.1) }.count
    let rest = Swift.min(count, other.count) - prefix
    let suffix = zip(reversed(), other.reversed()).prefix(rest)
      .prefix { $0.0.isIdentical(to: $0.1) }.count
    let from = offset(of: index(startIndex, offsetBy: prefix))
    let to = offset(of: index(endIndex, offsetBy: -suffix))
    return (from..<to, String(other.dropFirst(prefix).dropLast(suffix)))
  }

  private func index(at offset: Int) -> Index { utf16.index(startIndex, offsetBy: offset) }

  private func offset(of index: Index) -> Int { utf16.distance(from: startIndex, to: index) }

  /// From inside a character `index(after:)` leads to its end.
  private func boundary(atOrBefore place: Index) -> Index {
    place == endIndex ? place : index(before: index(after: place))
  }
}

extension Character {
  /// Scalar by scalar; `==` takes canonically equivalent characters for equal.
  fileprivate func isIdentical(to other: Character) -> Bool {
    unicodeScalars.elementsEqual(other.unicodeScalars)
  }
}
