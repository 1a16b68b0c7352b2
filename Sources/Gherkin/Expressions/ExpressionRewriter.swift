/// Checks the tree of a Cucumber Expression and writes the regular expression that it stands for.
struct ExpressionRewriter {
  private let source: String
  private let bytes: [UInt8]
  private let registry: ParameterTypeRegistry
  private var output: [UInt8] = []
  private(set) var parameterTypes: [ParameterType] = []

  init(_ source: String, registry: ParameterTypeRegistry) {
    self.source = source
    bytes = Array(source.utf8)
    self.registry = registry
  }

  /// The text before the first part that can vary.
  func literalPrefix(of tree: ExpressionNode) -> String {
    var text: [UInt8] = []
    for node in tree.nodes.prefix(while: { $0.kind == .text }) {
      node.appendText(of: bytes, to: &text)
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The regular expression, anchored at both ends.
  mutating func rewrite(_ tree: ExpressionNode) throws(ExpressionError) -> String {
    output.reserveCapacity(2 * bytes.count + 32)
    output.append(UInt8(ascii: "^"))
    for node in tree.nodes { try append(node) }
    output.append(UInt8(ascii: "$"))
    return String(decoding: output, as: UTF8.self)
  }

  private mutating func append(_ node: ExpressionNode) throws(ExpressionError) {
    switch node.kind {
    case .text: appendEscaped(node)
    case .optional: try appendOptional(node)
    case .alternation: try appendAlternation(node)
    case .parameter: try appendParameter(node)
    case .alternative, .expression: for part in node.nodes { try append(part) }
    }
  }

  private mutating func appendOptional(_ node: ExpressionNode) throws(ExpressionError) {
    if let inner = node.nodes.first(where: { $0.kind == .parameter }) {
      throw error(.parameterInOptional, inner)
    }
    if let inner = node.nodes.first(where: { $0.kind == .optional }) {
      throw error(.nestedOptional, inner)
    }
    guard Self.hasText(node) else { throw error(.emptyOptional, node) }
    output += "(?:".utf8
    for part in node.nodes { try append(part) }
    output += ")?".utf8
  }

  private mutating func appendAlternation(_ node: ExpressionNode) throws(ExpressionError) {
    for alternative in node.nodes {
      guard !alternative.nodes.isEmpty else { throw error(.emptyAlternative, alternative) }
      guard Self.hasText(alternative) else { throw error(.alternativeOfOptionals, alternative) }
    }
    output += "(?:".utf8
    for (index, alternative) in node.nodes.enumerated() {
      if index > 0 { output.append(UInt8(ascii: "|")) }
      try append(alternative)
    }
    output.append(UInt8(ascii: ")"))
  }

  private mutating func appendParameter(_ node: ExpressionNode) throws(ExpressionError) {
    let name = node.text(of: bytes)
    guard let type = registry[name] else { throw error(.undefinedParameterType(name), node) }
    parameterTypes.append(type)
    output += type.group.utf8
  }

  private mutating func appendEscaped(_ node: ExpressionNode) {
    let start = output.count
    node.appendText(of: bytes, to: &output)
    guard output[start...].contains(where: Self.isSpecial) else { return }
    let text = output[start...]
    output.removeSubrange(start...)
    for byte in text {
      if Self.isSpecial(byte) { output.append(UInt8(ascii: "\\")) }
      output.append(byte)
    }
  }

  private static func hasText(_ node: ExpressionNode) -> Bool {
    node.nodes.contains { $0.kind == .text }
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "\\", "^", "[", "(", "{", "$", ".", "|", "?", "*", "+", "}", ")", "]": true
    default: false
    }
  }

  private func error(_ kind: ExpressionError.Kind, _ node: ExpressionNode) -> ExpressionError {
    ExpressionError(kind, in: source, at: node.place)
  }
}
