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
