extension ParameterType {
  static let builtIn: [ParameterType] = [
    number("int", integers, snippets: true, preferred: true) { Int($0) },
    number("float", [float], snippets: true) { Double($0) },
    ParameterType(checked: "word", [#"[^\s]+"#], snippets: false) { $0[0] ?? "" },
    ParameterType(checked: "string", [string], snippets: true, unquoted),
    ParameterType(checked: "", [".*"], snippets: false, preferred: true) { $0[0] ?? "" },
    number("double", [float]) { Double($0) },
    number("bigdecimal", [float]) { $0 },
    number("byte", integers) { Int8($0) },
    number("short", integers) { Int16($0) },
    number("long", integers) { Int64($0) },
    number("biginteger", integers) { $0 },
  ]

  private static let integers = [#"-?\d+"#, #"\d+"#]
  private static let float = #"[-+]?(?:\d+(?:\.\d+)?|\.\d+)(?:[E][+-]?\d+)?"#
  private static let string = #""([^"\\]*(\\.[^"\\]*)*)"|'([^'\\]*(\\.[^'\\]*)*)'"#

  private static func number<Number: Sendable>(
    _ name: String, _ regularExpressions: [String], snippets: Bool = false, preferred: Bool = false,
    _ convert: @escaping @Sendable (String) -> Number?
  ) -> ParameterType {
    ParameterType(checked: name, regularExpressions, snippets: snippets, preferred: preferred) {
      groups in
      let text = groups[0] ?? ""
      guard let number = convert(text) else { throw ArgumentError(text: text, parameterType: name) }
      return number
    }
  }

  /// The text between the quotes, without the backslashes before quotes.
  private static let unquoted: Transform = { groups in
    let isDouble = groups[0] != nil
    let text = groups[0] ?? groups[1] ?? ""
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    let quote: Unicode.Scalar = isDouble ? "\"" : "'"
    var result = String.UnicodeScalarView()
    var scalars = text.unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      if scalar == "\\", scalars.first == quote { continue }
      result.append(scalar)
    }
    return String(result)
  }
}
