/// The tree of a Cucumber Expression.
struct ExpressionNode: Hashable, Sendable {
  enum Kind: UInt8, Sendable {
    case expression
    case text
    case optional
    case alternation
    case alternative
    case parameter
  }

  let kind: Kind
  /// In Unicode scalars of the expression, from 0.
  let place: Range<Int>
  /// What a text node says, in UTF-8 bytes of the expression; escapes still hold their backslash.
  var bytes: Range<Int> = 0..<0
  var nodes: [ExpressionNode] = []

  /// Appends what a node's texts say, without the backslashes that escape.
  func appendText(of source: [UInt8], to text: inout [UInt8]) {
    guard kind == .text else {
      for node in nodes { node.appendText(of: source, to: &text) }
      return
    }
    var isEscaped = false
    for byte in source[bytes] {
      isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
      if !isEscaped { text.append(byte) }
    }
  }

  /// What a node's texts say, without the backslashes that escape; the source is the expression's UTF-8.
  func text(of source: [UInt8]) -> String {
    var text: [UInt8] = []
    appendText(of: source, to: &text)
    return String(decoding: text, as: UTF8.self)
  }
}
