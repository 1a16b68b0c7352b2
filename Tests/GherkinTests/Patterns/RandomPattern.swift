/// A small random regular expression with a naive matcher, to hold the real one against.
///
/// The matcher passes continuations and copies the captures at every step: slow and plainly right.
indirect enum RandomPattern {
  case letter(Character)
  case any
  case notA
  case start
  case end
  case sequence([RandomPattern])
  case either([RandomPattern])
  case group(Int, RandomPattern)
  case repeated(RandomPattern, min: Int, max: Int?, isLazy: Bool)
  case ahead(RandomPattern, isNegative: Bool)
  case behind([Character], isNegative: Bool)

  static let letters: [Character] = ["a", "b", "é"]

  struct State: Equatable {
    var position: Int
    var groups: [Int: Range<Int>] = [:]
  }

  /// The regular expression's text.
  var source: String {
    switch self {
    case .letter(let letter): String(letter)
    case .any: "."
    case .notA: "[^a]"
    case .start: "^"
    case .end: "$"
    case .sequence(let parts): parts.map(\.source).joined()
    case .either(let parts): "(?:\(parts.map(\.source).joined(separator: "|")))"
    case .group(_, let part): "(\(part.source))"
    case .repeated(let part, let min, let max, let isLazy):
      "(?:\(part.source)){\(min),\(max.map(String.init) ?? "")}\(isLazy ? "?" : "")"
    case .ahead(let part, let isNegative): "(?\(isNegative ? "!" : "=")\(part.source))"
    case .behind(let text, let isNegative): "(?<\(isNegative ? "!" : "=")\(String(text)))"
    }
  }

  typealias Continuation = (State) -> State?

  func match(_ text: [Character], _ state: State, _ next: Continuation) -> State? {
    switch self {
    case .letter(let letter): return one(text, state, next) { $0 == letter }
    case .any: return one(text, state, next) { _ in true }
    case .notA: return one(text, state, next) { $0 != "a" }
    case .start: return state.position == 0 ? next(state) : nil
    case .end: return state.position == text.count ? next(state) : nil
    case .sequence(let parts): return Self.sequence(parts[...], text, state, next)
    case .either(let parts):
      for part in parts {
        if let result = part.match(text, state, next) { return result }
      }
      return nil
    case .group(let index, let part):
      return part.match(text, state) { after in
        var after = after
        after.groups[index] = state.position..<after.position
        return next(after)
      }
    case .repeated(let part, let min, let max, let isLazy):
      return Self.rounds(part, min, max, isLazy, text, state, next)
    case .ahead(let part, let isNegative):
      let found = part.match(text, state) { $0 }
      if isNegative { return found == nil ? next(state) : nil }
      return found.flatMap { next(State(position: state.position, groups: $0.groups)) }
    case .behind(let letters, let isNegative):
      let found = text[..<state.position].suffix(letters.count).elementsEqual(letters)
      return found != isNegative ? next(state) : nil
    }
  }

  private func one(
    _ text: [Character], _ state: State, _ next: Continuation, _ test: (Character) -> Bool
  ) -> State? {
    guard state.position < text.count, test(text[state.position]) else { return nil }
    return next(State(position: state.position + 1, groups: state.groups))
  }

  private static func sequence(
    _ parts: ArraySlice<RandomPattern>, _ text: [Character], _ state: State, _ next: Continuation
  ) -> State? {
    guard let first = parts.first else { return next(state) }
    return first.match(text, state) { sequence(parts.dropFirst(), text, $0, next) }
  }

  private static func rounds(
    _ part: RandomPattern, _ min: Int, _ max: Int?, _ isLazy: Bool, _ text: [Character],
    _ state: State, _ next: Continuation
  ) -> State? {
    func more() -> State? {
      part.match(text, state) { after in
        // Beyond the least number, a round of an endless loop must get on.
        guard min > 0 || max != nil || after.position > state.position else { return nil }
        return rounds(part, Swift.max(0, min - 1), max.map { $0 - 1 }, isLazy, text, after, next)
      }
    }
    if min > 0 { return more() }
    if max == 0 { return next(state) }
    return isLazy ? next(state) ?? more() : more() ?? next(state)
  }
}

extension RandomPattern {
  /// Makes a pattern; `groups` counts its groups.
  static func random(
    depth: Int, groups: inout Int, using random: inout some RandomNumberGenerator
  ) -> RandomPattern {
    let kind = Int.random(in: 0..<(depth > 0 ? 14 : 5), using: &random)
    switch kind {
    case 0, 1: return .letter(letters.randomElement(using: &random) ?? "a")
    case 2: return .any
    case 3: return .notA
    case 4: return Bool.random(using: &random) ? .start : .end
    case 5, 6, 7, 8:
      let count = Int.random(in: 0...3, using: &random)
      let parts = (0..<count).map { _ in
        Self.random(depth: depth - 1, groups: &groups, using: &random)
      }
      return kind == 8 && count > 0 ? .either(parts) : .sequence(parts)
    case 9:
      groups += 1
      let index = groups
      return .group(index, Self.random(depth: depth - 1, groups: &groups, using: &random))
    case 10, 11:
      let min = Int.random(in: 0...2, using: &random)
      let max = Bool.random(using: &random) ? nil : min + Int.random(in: 0...2, using: &random)
      let part = Self.random(depth: depth - 1, groups: &groups, using: &random)
      return .repeated(part, min: min, max: max, isLazy: Bool.random(using: &random))
    case 12:
      let part = Self.random(depth: depth - 1, groups: &groups, using: &random)
      return .ahead(part, isNegative: Bool.random(using: &random))
    default:
      let text = letters.filter { _ in Bool.random(using: &random) }
      return .behind(text, isNegative: Bool.random(using: &random))
    }
  }
}
