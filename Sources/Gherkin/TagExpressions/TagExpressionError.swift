/// Why a tag expression was refused: plain data with a place.
///
/// Its `description` is Cucumber's own sentence.
public struct TagExpressionError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Kind: Hashable, Sendable {
    /// A tag, `not` or `(` stands where `and`, `or` or `)` should.
    case expectedOperator
    /// `and`, `or`, `)` or the end stands where a tag, `not` or `(` should.
    case expectedOperand
    /// A `(` has no `)`.
    case unmatchedOpening
    /// A `)` has no `(`.
    case unmatchedClosing
    /// A backslash stands before a character that needs none, or before the end (`nil`).
    case illegalEscape(Unicode.Scalar?)
  }

  /// What is wrong.
  public let kind: Kind
  /// The tag expression.
  public let source: String
  /// Where in the expression, in Unicode scalars from 0.
  public let place: Range<Int>

  init(_ kind: Kind, in source: String, at place: Range<Int>) {
    self.kind = kind
    self.source = source
    self.place = place
  }
}

extension TagExpressionError: CustomStringConvertible {
  /// The official sentence.
  public var description: String {
    "Tag expression \"\(source)\" could not be parsed because of syntax error: \(reason)."
  }

  private var reason: String {
    switch kind {
    case .expectedOperator: "Expected operator"
    case .expectedOperand: "Expected operand"
    case .unmatchedOpening: "Unmatched ("
    case .unmatchedClosing: "Unmatched )"
    case .illegalEscape(let scalar?): "Illegal escape before \"\(scalar)\""
    case .illegalEscape(nil): "Illegal escape at the end"
    }
  }
}
