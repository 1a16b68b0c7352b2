/// Finds the texts nearest to a mistyped one, for every "did you mean".
///
/// Texts are compared word by word, words byte by byte: each inserted, left out, changed or swapped byte
/// counts one, a whole word its length. A `{parameter}` of a candidate stands for any word, and a quoted
/// text is one word. What is further away than a third of the text is no suggestion.
package struct NearestText {
  private let candidates: [(text: String, words: [Word])]

  /// Prepares the texts to choose from.
  package init(_ candidates: some Sequence<String>) {
    self.candidates = candidates.map { ($0, Word.words(of: $0)) }
  }

  /// The nearest candidates, the nearest first; none when none is near.
  ///
  /// Costs time in proportion to the candidates and, for near ones, to the product of the lengths; for the
  /// same text, ask once.
  package func suggestions(for text: String, atMost count: Int = 1) -> [String] {
    let words = Word.words(of: text)
    let limit = max(1, text.utf8.count / 3)
    var found: [(distance: Int, text: String)] = []
    for candidate in candidates {
      if let distance = Self.distance(words, candidate.words, limit: limit) {
        found.append((distance, candidate.text))
      }
    }
    return found.sorted { $0.distance < $1.distance }.prefix(count).map(\.text)
  }

  /// The distance of two texts, `nil` above the limit.
  private static func distance(_ left: [Word], _ right: [Word], limit: Int) -> Int? {
    EditDistance.distance(
      left, right, limit: limit, weight: \.weight,
      change: { $0.distance(to: $1, limit: limit) })
  }
}

/// A word of a text.
private struct Word: Equatable {
  let bytes: [UInt8]
  let isParameter: Bool

  /// What it costs to leave the word out, with a space.
  var weight: Int { bytes.count + 1 }

  func distance(to other: Word, limit: Int) -> Int {
    if bytes == other.bytes { return 0 }
    if isParameter || other.isParameter { return 1 }
    return EditDistance.distance(
      bytes, other.bytes, limit: limit, weight: { _ in 1 }, change: { $0 == $1 ? 0 : 1 })
      ?? limit + 1
  }

  /// Splits at spaces, but not between double quotes.
  static func words(of text: String) -> [Word] {
    var words: [Word] = []
    var bytes: [UInt8] = []
    var isQuoted = false
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if byte == UInt8(ascii: " "), !isQuoted {
        words.append(Word(bytes))
        bytes = []
      } else {
        bytes.append(byte)
      }
    }
    words.append(Word(bytes))
    return words
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    isParameter = bytes.contains(UInt8(ascii: "{"))
  }
}

/// How many insertions, deletions, changes and swaps of neighbours make one sequence of another.
enum EditDistance {
  /// The least cost, `nil` as soon as it must be above the limit.
  static func distance<Element: Equatable>(
    _ left: [Element], _ right: [Element], limit: Int,
    weight: (Element) -> Int, change: (Element, Element) -> Int
  ) -> Int? {
    var beforeLast: [Int] = []
    var last = right.reduce(into: [0]) { $0.append($0[$0.count - 1] + weight($1)) }
    for (row, element) in left.enumerated() {
      var current = [last[0] + weight(element)]
      for (column, other) in right.enumerated() {
        var cost = min(last[column + 1] + weight(element), current[column] + weight(other))
        if last[column] < cost { cost = min(cost, last[column] + change(element, other)) }
        if row > 0, column > 0, element == right[column - 1], left[row - 1] == other {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      guard (current.min() ?? 0) <= limit else { return nil }
      beforeLast = last
      last = current
    }
    guard let distance = last.last, distance <= limit else { return nil }
    return distance
  }
}
