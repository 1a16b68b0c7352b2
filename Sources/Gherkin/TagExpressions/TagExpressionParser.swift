/// Reads tokens by precedence into postfix order: the shunting-yard method.
struct TagExpressionParser {
  private typealias Token = TagExpressionToken

  private let source: String
  private var pending: [Token] = []
  private var output: [TagExpression.Operation] = []
  private var expectsOperand = true

  init(_ source: String) {
    self.source = source
  }

  mutating func parse() throws(TagExpressionError) -> [TagExpression.Operation] {
    let tokens = try Token.tokens(of: source)
    guard let last = tokens.last else { return [] }
    for token in tokens { try read(token) }
    try expect(operand: false, at: last.place.upperBound..<last.place.upperBound)
    while let token = pending.popLast() {
      guard token.kind != .opening else { throw error(.unmatchedOpening, at: token.place) }
      emit(token)
    }
    return output
  }

  private mutating func read(_ token: Token) throws(TagExpressionError) {
    switch token.kind {
    case .tag(let tag):
      try expect(operand: true, at: token.place)
      output.append(.tag(tag))
      expectsOperand = false
    case .not, .opening:
      try expect(operand: true, at: token.place)
      pending.append(token)
    case .and, .or:
      try expect(operand: false, at: token.place)
      while let top = pending.last, top.kind.bindsAtLeast(as: token.kind) {
        emit(pending.removeLast())
      }
      pending.append(token)
      expectsOperand = true
    case .closing:
      try expect(operand: false, at: token.place)
      try close(token)
    }
  }

  private mutating func close(_ token: Token) throws(TagExpressionError) {
    while let top = pending.popLast() {
      if top.kind == .opening { return }
      emit(top)
    }
    throw error(.unmatchedClosing, at: token.place)
  }

  private mutating func emit(_ token: Token) {
    switch token.kind {
    case .not: output.append(.not)
    case .and: output.append(.and)
    case .or: output.append(.or)
    case .tag, .opening, .closing: break
    }
  }

  private func expect(operand: Bool, at place: Range<Int>) throws(TagExpressionError) {
    guard expectsOperand != operand else { return }
    throw error(expectsOperand ? .expectedOperand : .expectedOperator, at: place)
  }

  private func error(_ kind: TagExpressionError.Kind, at place: Range<Int>) -> TagExpressionError {
    TagExpressionError(kind, in: source, at: place)
  }
}

extension TagExpressionToken.Kind {
  fileprivate func bindsAtLeast(as other: Self) -> Bool { strength >= other.strength }

  private var strength: Int {
    switch self {
    case .not: 3
    case .and: 2
    case .or: 1
    case .tag, .opening, .closing: 0
    }
  }
}
