/// A group as the model sees it: which values to go back to.
struct ModelGroup {
  enum Part {
    case change(document: Int, before: Int)
    case unit(ModelGroup)
  }

  var parts: [Part] = []
  var name: String?
  var isEvent = false
  var hasLost = false

  var isSpent: Bool { hasLost && parts.isEmpty }

  /// The value that each document had before the group's first change of it.
  var before: [Int: Int] {
    parts.reduce(into: [:]) { before, part in
      switch part {
      case .change(let document, let value): before[document] = before[document] ?? value
      case .unit(let group): before.merge(group.before) { first, _ in first }
      }
    }
  }

  /// Its own name, or the one of the newest group inside that has one.
  var title: String? {
    name
      ?? parts.lazy.reversed().compactMap { part in
        if case .unit(let group) = part { group.title } else { nil }
      }.first
  }

  func forgetting(_ document: Int) -> ModelGroup {
    var rest = self
    rest.parts = parts.compactMap { part in
      switch part {
      case .change(document, _): return nil
      case .change: return part
      case .unit(let group):
        let rest = group.forgetting(document)
        return rest.isSpent ? nil : .unit(rest)
      }
    }
    guard rest.before.isEmpty, !before.isEmpty else { return rest }
    rest.parts = []
    rest.hasLost = true
    return rest
  }
}
