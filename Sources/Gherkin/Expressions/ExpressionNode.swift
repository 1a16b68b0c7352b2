/// The tree of a Cucumber Expression.
package struct ExpressionNode: Hashable, Sendable {
  package enum Kind: UInt8, Sendable {
    case expression
    case text
    case optional
    case alternation
    case alternative
    case parameter
  }

  package let kind: Kind
  /// In Unicode scalars of the expression, from 0.
  package let place: Range<Int>
  /// Where the text of a text node is, in UTF-8 bytes of the expression; escapes still hold their backslash.
  package var bytes: Range<Int> = 0..<0
  package var nodes: [ExpressionNode] = []

  package init(
    kind: Kind, place: Range<Int>, bytes: Range<Int> = 0..<0, nodes: [ExpressionNode] = []
  ) {
    self.kind = kind
    self.place = place
    self.bytes = bytes
    self.nodes = nodes
  }

  /// Appends the texts of a node, without the backslashes that escape.
  package func appendText(of source: [UInt8], to text: inout [UInt8]) {
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

  /// The texts of a node, without the backslashes that escape; the source is the expression's UTF-8.
  package func text(of source: [UInt8]) -> String {
    var text: [UInt8] = []
    appendText(of: source, to: &text)
    return String(decoding: text, as: UTF8.self)
  }
}
