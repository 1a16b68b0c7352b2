extension PatternNode {
  /// The alternatives without those that an earlier one covers, as `-?\d+` covers `\d+`.
  static func alternatives(_ nodes: [PatternNode]) -> PatternNode {
    var kept: [PatternNode] = []
    for node in nodes where !kept.contains(where: { $0.covers(node) }) { kept.append(node) }
    return kept.only ?? .alternation(kept)
  }

  /// Whether the other is what remains of this one when optional parts at its start match nothing.
  private func covers(_ other: PatternNode) -> Bool {
    let rest = parts.drop { part in
      if case .repetition(let node, let bounds) = part {
        node.singleSet != nil && bounds.min == 0
      } else {
        false
      }
    }
    return parts.indices.contains { $0 <= rest.startIndex && Array(parts[$0...]) == other.parts }
  }
}
