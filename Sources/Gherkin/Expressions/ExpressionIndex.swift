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
    let caught: ExpressionMatch
    var arguments: [Argument] { caught.arguments }
  }

  private struct Entry: Sendable {
    /// Where the prefix stands among the letters.
    let prefix: Range<Int>
    /// The entry of the longest shorter prefix of this one.
    let shorter: Int?
    /// Where the expressions with this prefix stand in the order.
    var places: Range<Int>
  }

  private let expressions: [StepExpression]
  /// The expressions by their prefixes, then as they were given.
  private let order: [Int]
  private var letters: [UInt8] = []
  private var entries: [Entry] = []

  init(_ expressions: [StepExpression]) {
    self.expressions = expressions
    let prefixes = expressions.map { Array($0.literalPrefix.utf8) }
    order = expressions.indices.sorted {
      prefixes[$0] == prefixes[$1]
        ? $0 < $1 : prefixes[$0].lexicographicallyPrecedes(prefixes[$1])
    }
    for place in order.indices { add(prefixes[order[place]], at: place) }
  }

  private mutating func add(_ prefix: [UInt8], at place: Int) {
    if let last = entries.indices.last, letters[entries[last].prefix].elementsEqual(prefix) {
      entries[last].places = entries[last].places.lowerBound..<place + 1
    } else {
      let shorter = prefix.withUnsafeBufferPointer { first(from: entries.indices.last, in: $0) }
      let start = letters.count
      letters += prefix
      entries.append(
        Entry(prefix: start..<letters.count, shorter: shorter, places: place..<place + 1))
    }
  }

  /// Which expressions match a text.
  func match(_ text: String) -> StepMatch {
    var found = StepMatch.none
    var next = longestPrefix(of: text)
    while let entry = next {
      for place in entries[entry].places {
        do throws(ExpressionError) {
          guard let match = try expressions[order[place]].find(in: text) else { continue }
          found.add(Match(index: order[place], caught: match))
        } catch {
          return .broken(error)
        }
      }
      next = entries[entry].shorter
    }
    return found
  }

  /// The expressions whose literal prefix the text has, in the order in which they were given.
  func candidates(for text: String) -> [Int] {
    var found: [Int] = []
    var next = longestPrefix(of: text)
    while let entry = next {
      found += order[entries[entry].places]
      next = entries[entry].shorter
    }
    return found.sorted()
  }

  /// The entry of the longest prefix that a text has; it has those that this one begins with, too.
  private func longestPrefix(of text: String) -> Int? {
    var copy = text
    return copy.withUTF8 { bytes in
      var low = 0
      var high = entries.count
      while low < high {
        let middle = (low + high) / 2
        if bytes.lexicographicallyPrecedes(letters[entries[middle].prefix]) {
          high = middle
        } else {
          low = middle + 1
        }
      }
      return first(from: low > 0 ? low - 1 : nil, in: bytes)
    }
  }

  /// The first entry, from one to shorter ones, whose prefix a text has.
  private func first(from start: Int?, in text: UnsafeBufferPointer<UInt8>) -> Int? {
    var next = start
    while let entry = next, !text.starts(with: letters[entries[entry].prefix]) {
      next = entries[entry].shorter
    }
    return next
  }
}

/// Which definitions match a step.
enum StepMatch: Sendable {
  /// None.
  case none
  /// One, by its place among the definitions, with what it caught.
  case one(ExpressionIndex.Match)
  /// More than one, in the order of definition.
  case several([ExpressionIndex.Match])
  /// Unknown, since matching took too many steps.
  case broken(ExpressionError)

  /// All that match.
  var all: [ExpressionIndex.Match] {
    switch self {
    case .none, .broken: []
    case .one(let match): [match]
    case .several(let matches): matches
    }
  }

  /// Adds one that matches too.
  mutating func add(_ match: ExpressionIndex.Match) {
    switch self {
    case .none: self = .one(match)
    case .one, .several: self = .several((all + [match]).sorted { $0.index < $1.index })
    case .broken: break
    }
  }
}
