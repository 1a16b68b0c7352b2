extension String {
  /// The smallest range of whole characters around a range of UTF-16 units inside the text.
  func wholeCharacters(in range: Range<Int>) -> Range<Int> {
    let lower = utf16.index(startIndex, offsetBy: range.lowerBound)
    let upper = utf16.index(startIndex, offsetBy: range.upperBound)
    let from = boundary(notAfter: lower)
    let to = range.isEmpty ? from : boundary(notBefore: upper)
    return offset(of: from)..<offset(of: to)
  }

  /// The text with a range of UTF-16 units, at whole characters, replaced.
  func replacing(_ range: Range<Int>, with words: String) -> String {
    let lower = utf16.index(startIndex, offsetBy: range.lowerBound)
    let upper = utf16.index(startIndex, offsetBy: range.upperBound)
    return self[..<lower] + words + self[upper...]
  }

  /// The text in a range of UTF-16 units, at whole characters.
  func slice(_ range: Range<Int>) -> String {
    let lower = utf16.index(startIndex, offsetBy: range.lowerBound)
    let upper = utf16.index(startIndex, offsetBy: range.upperBound)
    return String(self[lower..<upper])
  }

  /// The word that a caret touches; nothing where it touches none.
  func word(at caret: Int) -> Range<Int> {
    let middle = utf16.index(startIndex, offsetBy: caret)
    let isWordPart: (Character) -> Bool = { $0.isLetter || $0.isNumber }
    let from = self[..<middle].lastIndex { !isWordPart($0) }.map(index(after:)) ?? startIndex
    let to = self[middle...].firstIndex { !isWordPart($0) } ?? endIndex
    return offset(of: from)..<offset(of: to)
  }

  private func offset(of index: Index) -> Int { utf16.distance(from: startIndex, to: index) }

  private func boundary(notAfter index: Index) -> Index {
    guard index < endIndex else { return index }
    return rangeOfCharacter(at: index).lowerBound
  }

  private func boundary(notBefore index: Index) -> Index {
    guard index < endIndex else { return index }
    let whole = rangeOfCharacter(at: index)
    return whole.lowerBound == index ? index : whole.upperBound
  }

  /// Linear: characters can be found from the start only.
  private func rangeOfCharacter(at place: Index) -> Range<Index> {
    var start = startIndex
    while true {
      let next = index(after: start)
      if next > place { return start..<next }
      start = next
    }
  }
}
