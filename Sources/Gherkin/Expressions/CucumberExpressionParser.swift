/// Reads a Cucumber Expression into its tree, by the grammar of the official parser.
package struct CucumberExpressionParser {
  package static let deepestNesting = 100

  private typealias Token = ExpressionToken
  private typealias Node = ExpressionNode

  private let source: String
  private let tokens: [Token]
  private var current = 1

  /// The tree of an expression.
  ///
  /// - Throws: ``ExpressionError``, the first one, with its place.
  package static func parse(_ source: String) throws(ExpressionError) -> ExpressionNode {
    var parser = CucumberExpressionParser(source, try Token.tokens(of: source))
    return try parser.parseExpression()
  }

  private init(_ source: String, _ tokens: [Token]) {
    self.source = source
    self.tokens = tokens
  }

  private var token: Token { tokens[current] }

  private mutating func parseExpression() throws(ExpressionError) -> Node {
    var nodes: [Node] = []
    while token.kind != .endOfLine {
      if mayStartAlternation {
        nodes += try parseAlternation()
      } else {
        nodes.append(try parsePiece(depth: 0))
      }
    }
    return Node(kind: .expression, place: 0..<token.place.upperBound, nodes: nodes)
  }

  /// An alternation begins after white space, a parameter, or at the start.
  private var mayStartAlternation: Bool {
    switch tokens[current - 1].kind {
    case .startOfLine, .whiteSpace, .endParameter: !endsAlternation
    default: false
    }
  }

  private var endsAlternation: Bool {
    switch token.kind {
    case .whiteSpace, .endOfLine, .beginParameter: true
    default: false
    }
  }

  /// Reads what could be an alternation: the alternation, or its nodes when there is no `/` among them.
  private mutating func parseAlternation() throws(ExpressionError) -> [Node] {
    let start = token.place.lowerBound
    var alternatives: [Node] = []
    var nodes: [Node] = []
    var begin = start
    while !endsAlternation {
      if token.kind == .alternation {
        alternatives.append(
          Node(kind: .alternative, place: begin..<token.place.lowerBound, nodes: nodes))
        begin = token.place.upperBound
        nodes = []
        current += 1
      } else {
        nodes.append(try parsePiece(depth: 0))
      }
    }
    guard !alternatives.isEmpty else { return nodes }
    let end = token.place.lowerBound
    alternatives.append(Node(kind: .alternative, place: begin..<end, nodes: nodes))
    return [Node(kind: .alternation, place: start..<end, nodes: alternatives)]
  }

  private mutating func parsePiece(depth: Int) throws(ExpressionError) -> Node {
    switch token.kind {
    case .beginOptional: return try parseOptional(depth: depth)
    case .beginParameter: return try parseParameter()
    case .alternation: throw error(.alternationInOptional)
    default: return parseText()
    }
  }

  private mutating func parseText() -> Node {
    defer { current += 1 }
    return Node(kind: .text, place: token.place, bytes: token.bytes)
  }

  private mutating func parseOptional(depth: Int) throws(ExpressionError) -> Node {
    guard depth < Self.deepestNesting else { throw error(.nestedTooDeeply) }
    let begin = current
    current += 1
    var nodes: [Node] = []
    while token.kind != .endOptional, token.kind != .endOfLine {
      nodes.append(try parsePiece(depth: depth + 1))
    }
    return try finish(.optional, from: begin, nodes, orThrow: .unfinishedOptional)
  }

  private mutating func parseParameter() throws(ExpressionError) -> Node {
    let begin = current
    current += 1
    var nodes: [Node] = []
    while token.kind != .endParameter, token.kind != .endOfLine {
      guard token.kind == .text || token.kind == .whiteSpace else {
        throw error(.illegalParameterName)
      }
      nodes.append(parseText())
    }
    return try finish(.parameter, from: begin, nodes, orThrow: .unfinishedParameter)
  }

  /// Takes the closing token, which must be there.
  private mutating func finish(
    _ kind: Node.Kind, from begin: Int, _ nodes: [Node], orThrow unfinished: ExpressionError.Kind
  ) throws(ExpressionError) -> Node {
    guard token.kind != .endOfLine else {
      throw ExpressionError(unfinished, in: source, at: tokens[begin].place)
    }
    defer { current += 1 }
    let place = tokens[begin].place.lowerBound..<token.place.upperBound
    return Node(kind: kind, place: place, nodes: nodes)
  }

  private func error(_ kind: ExpressionError.Kind) -> ExpressionError {
    ExpressionError(kind, in: source, at: token.place)
  }
}
