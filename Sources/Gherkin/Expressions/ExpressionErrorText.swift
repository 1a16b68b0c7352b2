extension ExpressionError: CustomStringConvertible {
  /// Cucumber's own wording.
  public var description: String { ExpressionErrorText(self).text }
}
struct ExpressionErrorText {
  let error: ExpressionError
  init(_ error: ExpressionError) { self.error = error }
  var text: String { "" }
}
