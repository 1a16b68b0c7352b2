/// Many expressions, prepared so that a text meets only those that may match it.
///
/// The literal prefixes stand sorted by bytes, each with the longest other one that it begins with. The
/// prefixes of a text are then the last one that does not sort after it and those before that one, link by
/// link: finding them costs a binary search, however many definitions there are.
struct ExpressionIndex: Sendable {
  /// An expression that matches a text, and what it caught.
  struct Match: Sendable {
    /// Where the expression stands among those given.
    let index: Int
    let arguments: [Argument]
  }

  private struct Entry: Sendable {
    let prefix: [UInt8]
    /// The entry of the longest shorter prefix of this one.
    let shorter: Int?
    var indices: [Int]
  }

  private let expressions: [StepExpression]
  private var entries: [Entry] = []

  init(_ expressions: [StepExpression]) {
    self.expressions = expressions
    let prefixes = expressions.map { Array($0.literalPrefix.utf8) }
    let order = expressions.indices.sorted {
      prefixes[$0] == prefixes[$1]
        ? $0 < $1 : prefixes[$0].lexicographicallyPrecedes(prefixes[$1])
    }
    for index in order {
      if let last = entries.last, last.prefix == prefixes[index] {
        entries[entries.count - 1].indices.append(index)
      } else {
        let shorter = chain(from: entries.indices.last) { prefixes[index].starts(with: $0) }
        entries.append(Entry(prefix: prefixes[index], shorter: shorter.first, indices: [index]))
      }
    }
  }

  /// Every expression that matches the text, in the order in which they were given.
  ///
  /// - Throws: `ExpressionError` when a regular expression gives up on the text.
  func matches(_ text: String) throws(ExpressionError) -> [Match] {
    var matches: [Match] = []
    for index in candidates(for: text) {
      guard let arguments = try expressions[index].match(text) else { continue }
      matches.append(Match(index: index, arguments: arguments))
    }
    return matches
  }

  /// The expressions whose literal prefix the text has, in the order in which they were given.
  func candidates(for text: String) -> [Int] {
    var copy = text
    let found = copy.withUTF8 { bytes in
      chain(from: lastEntry(notAfter: bytes)) { bytes.starts(with: $0) }
    }
    guard found.count > 1 else { return found.first.map { entries[$0].indices } ?? [] }
    return found.flatMap { entries[$0].indices }.sorted()
  }

  /// An entry and those that it begins with, the longest first, as far as they pass a test.
  private func chain(from start: Int?, where test: ([UInt8]) -> Bool) -> [Int] {
    var found: [Int] = []
    var next = start
    while let entry = next {
      if test(entries[entry].prefix) { found.append(entry) }
      next = entries[entry].shorter
    }
    return found
  }

  private func lastEntry(notAfter text: UnsafeBufferPointer<UInt8>) -> Int? {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if text.lexicographicallyPrecedes(entries[middle].prefix) {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return low > 0 ? low - 1 : nil
  }
}
