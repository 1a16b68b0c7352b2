/// The tree of a regular expression.
indirect enum PatternNode: Hashable, Sendable {
  /// These UTF-8 bytes; nothing when empty.
  case literal([UInt8])
  /// One scalar of a set.
  case set(ScalarSet)
  case sequence([PatternNode])
  case alternation([PatternNode])
  case capture(Int, PatternNode)
  case repetition(PatternNode, Bounds)
  case assertion(Assertion)
  /// A lookahead, or a lookbehind that first steps back so many scalars.
  case look(PatternNode, stepBack: Int?, isNegative: Bool)

  enum Assertion: UInt8, Hashable, Sendable {
    case start
    case end
    case wordBoundary
    case noWordBoundary
  }

  struct Bounds: Hashable, Sendable {
    var min: Int
    var max: Int?
    var isLazy = false
  }
}

extension PatternNode {
  /// How many scalars every match has, `nil` when that varies.
  var fixedLength: Int? {
    switch self {
    case .literal(let bytes): bytes.count { $0 & 0xC0 != 0x80 }
    case .set: 1
    case .sequence(let nodes):
      nodes.reduce(0) { sum, node in sum.flatMap { sum in node.fixedLength.map { sum + $0 } } }
    case .alternation(let nodes):
      Set(nodes.map(\.fixedLength)).count == 1 ? nodes.first?.fixedLength : nil
    case .capture(_, let node): node.fixedLength
    case .repetition(let node, let bounds):
      bounds.max == bounds.min ? node.fixedLength.flatMap { Self.product($0, bounds.min) } : nil
    case .assertion, .look: 0
    }
  }

  /// Whether a match may be empty.
  var isNullable: Bool {
    switch self {
    case .literal(let bytes): bytes.isEmpty
    case .set: false
    case .sequence(let nodes): nodes.allSatisfy(\.isNullable)
    case .alternation(let nodes): nodes.contains(where: \.isNullable)
    case .capture(_, let node): node.isNullable
    case .repetition(let node, let bounds): bounds.min == 0 || node.isNullable
    case .assertion, .look: true
    }
  }

  /// The set of a node that always matches one scalar.
  var singleSet: ScalarSet? {
    switch self {
    case .set(let set): set
    case .literal(let bytes):
      String(decoding: bytes, as: UTF8.self).unicodeScalars.only.map { ScalarSet($0) }
    default: nil
    }
  }

  /// The bytes of a literal.
  var literalBytes: [UInt8]? {
    if case .literal(let bytes) = self { bytes } else { nil }
  }

  /// The parts of a sequence, or the node alone.
  var parts: [PatternNode] {
    if case .sequence(let nodes) = self { nodes } else { [self] }
  }

  private static func product(_ left: Int, _ right: Int) -> Int? {
    let (product, overflow) = left.multipliedReportingOverflow(by: right)
    return overflow || product > 1 << 20 ? nil : product
  }
}

extension Collection {
  /// The element of a collection of one.
  var only: Element? { count == 1 ? first : nil }
}

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
