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
  /// - Throws: ``TagExpressionError``, the first one, with its place.
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

  /// The tags in the expression, in order, with repetitions.
  public var tags: [String] {
    operations.compactMap { if case .tag(let tag) = $0 { tag } else { nil } }
  }
}

extension TagExpression: CustomStringConvertible {
  /// The canonical form, every operation in parentheses; it parses to an equal expression.
  public var description: String {
    var text = ""
    var work: [Piece] = operations.isEmpty ? [] : [.operation(operations.count - 1)]
    let starts = operandStarts
    while let piece = work.popLast() {
      switch piece {
      case .text(let literal): text += literal
      case .operation(let index): append(index, starts, to: &text, &work)
      }
    }
    return text
  }

  private enum Piece {
    case text(String)
    case operation(Int)
  }

  /// For each operation, where the operations of its whole operand tree begin.
  private var operandStarts: [Int] {
    var starts: [Int] = []
    for (index, operation) in operations.enumerated() {
      switch operation {
      case .tag: starts.append(index)
      case .not: starts.append(starts[index - 1])
      case .and, .or: starts.append(starts[starts[index - 1] - 1])
      }
    }
    return starts
  }

  private func append(_ index: Int, _ starts: [Int], to text: inout String, _ work: inout [Piece]) {
    switch operations[index] {
    case .tag(let tag): text += Self.escaped(tag)
    case .not:
      text += "not "
      switch operations[index - 1] {
      case .and, .or: work.append(.operation(index - 1))
      case .tag, .not:
        text += "( "
        work += [.text(" )"), .operation(index - 1)]
      }
    case .and, .or:
      text += "( "
      let word = operations[index] == .and ? " and " : " or "
      work += [
        .text(" )"), .operation(index - 1), .text(word), .operation(starts[index - 1] - 1),
      ]
    }
  }

  private static func escaped(_ tag: String) -> String {
    var text = String.UnicodeScalarView()
    for scalar in tag.unicodeScalars {
      if TagExpressionToken.isEscapable(scalar) { text.append("\\") }
      text.append(scalar)
    }
    return String(text)
  }
}
