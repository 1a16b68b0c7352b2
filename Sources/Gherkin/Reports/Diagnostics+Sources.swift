extension Diagnostics {
  /// Everything that is wrong in features: a message, the line and a caret for each error.
  public static func text(of failure: PlanFailure, style: Style = Style()) -> String {
    failure.failures.flatMap { source, errors in
      errors.map { text(of: $0, in: source, style: style) }
    }.joined(separator: "\n")
  }

  /// What is wrong at one place of a feature: `path:line:column: error: …`, the line and a caret.
  public static func text(
    of error: ParseError, in source: Source, style: Style = Style()
  ) -> String {
    let head =
      style.paint("\(error.uri):\(error.location.text): ", .bold) + style.paint("error: ", .red)
      + style.paint(error.sentence, .bold)
    guard let line = excerpt(source, line: error.location.line) else { return head }
    let caret = String(repeating: " ", count: max(0, (error.location.column ?? 1) - 1)) + "^"
    return "\(head)\n  \(line)\n  \(style.paint(caret, .green))"
  }

  /// What is wrong with a definition: `file:line: error: …`.
  public static func text(of problem: DefinitionError, style: Style = Style()) -> String {
    let sentence =
      switch problem.cause {
      case .expression(let error): "\(error)"
      case .parameterType(let error): "\(error)"
      case .tagExpression(let error): "\(error)"
      }
    return style.paint("\(problem.place.text): ", .bold) + style.paint("error: ", .red) + sentence
  }

  /// A line of a source with tabs as spaces, at most 200 scalars of it.
  private static func excerpt(_ source: Source, line: Int) -> String? {
    var rest = source.bytes[...]
    for _ in 1..<max(1, line) {
      guard let end = rest.firstIndex(where: { $0 == 10 || $0 == 13 }) else { return nil }
      let isPair = rest[end] == 13 && end + 1 < rest.endIndex && rest[end + 1] == 10
      rest = rest[(end + (isPair ? 2 : 1))...]
    }
    let bytes = rest.prefix(800).prefix { $0 != 10 && $0 != 13 }
    let text = String(decoding: bytes, as: UTF8.self).unicodeScalars.prefix(200)
    return String(String.UnicodeScalarView(text.map { $0 == "\t" ? " " : $0 }))
  }
}
