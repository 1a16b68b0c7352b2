/// Proposes step definitions for a step that has none.
public struct SnippetGenerator: Sendable {
  /// What stands below the step in its feature.
  public enum Block: Hashable, Sendable {
    /// A table.
    case dataTable
    /// A text between `"""`.
    case docString
  }

  /// Turns a candidate into a step definition's text.
  public typealias Template =
    @Sendable (_ candidate: GeneratedExpression, _ blocks: [Block]) -> String

  let parameterTypes: ParameterTypeRegistry
  let template: Template

  /// Makes a generator that knows these parameter types; the template words the snippet.
  public init(
    parameterTypes: ParameterTypeRegistry, template: @escaping Template = SnippetGenerator.swift
  ) {
    self.parameterTypes = parameterTypes
    self.template = template
  }

  /// The Cucumber Expressions that would match the text, the most likely first, at least one.
  public func expressions(for text: String) -> [GeneratedExpression] {
    [GeneratedExpression(source: text, parameterTypes: [])]
  }

  /// One snippet for every candidate expression.
  public func snippets(for text: String, blocks: [Block] = []) -> [String] {
    expressions(for: text).map { template($0, blocks) }
  }

  /// The template for definitions registered with `steps.define`.
  public static let swift: Template = { candidate, blocks in
    ""
  }
}
