/// A condition on tags, such as `@smoke and not (@slow or @wip)`.
///
/// `not` binds tighter than `and`, `and` tighter than `or`. The empty expression holds for every set of
/// tags. A backslash takes `(`, `)`, a backslash or white space into a tag.
public struct TagExpression: Sendable {
  /// The text it was made from.
  public let source: String
  /// The operations in postfix order, so that neither evaluating nor printing recurses.
  let operations: [Operation]

  enum Operation: Hashable, Sendable {
    case tag(String)
    case not
    case and
    case or
  }

  /// Parses an expression.
  ///
  /// - Throws: the first error, with its place.
  public init(_ source: String) throws(TagExpressionError) {
    self.source = source
    var parser = TagExpressionParser(source)
    operations = try parser.parse()
  }

  /// Whether the expression holds when exactly these tags are present (each with its `@`, as written).
  public func evaluate(_ tags: some Sequence<String>) -> Bool {
    var verdicts: [Bool] = []
    for operation in operations {
      switch operation {
      case .tag(let tag):
        verdicts.append(tags.contains { $0 == tag && $0.utf8.elementsEqual(tag.utf8) })
      case .not: verdicts.append(!(verdicts.popLast() ?? false))
      case .and, .or:
        let right = verdicts.popLast() ?? false
        let left = verdicts.popLast() ?? false
        verdicts.append(operation == .and ? left && right : left || right)
      }
    }
    return verdicts.last ?? true
  }

  /// The tags that the expression names, in order, with repetitions.
  public var tags: [String] {
    operations.compactMap { if case .tag(let tag) = $0 { tag } else { nil } }
  }
}
