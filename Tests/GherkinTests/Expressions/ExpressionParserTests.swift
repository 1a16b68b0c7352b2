import Testing

@testable import Gherkin

@Suite struct `Official parser and tokenizer cases` {
  /// A node of an official tree.
  struct Node: Decodable, Equatable, Sendable {
    let type: String
    let start: Int
    let end: Int
    let nodes: [Node]?
    let token: String?
  }

  struct Token: Decodable, Equatable, Sendable {
    let type: String
    let start: Int
    let end: Int
    let text: String
  }

  struct Case: Decodable, Sendable, CustomTestStringConvertible {
    let name: String
    let expression: String
    let expected_ast: Node?
    let expected_tokens: [Token]?
    let expected_regex: String?
    let exception: String?
    var testDescription: String { name }
  }

  static let parser = cases("parser")
  static let tokenizer = cases("tokenizer")
  static let transformation = cases("transformation")

  private static func cases(_ name: String) -> [Case] {
    OfficialCases.cases("cucumber-expressions/testdata/cucumber-expression/\(name).json")
  }

  @Test(.enabled(if: OfficialCases.isPresent, OfficialCases.missing), arguments: parser)
  func `a tree`(_ official: Case) {
    do throws(ExpressionError) {
      let tree = try CucumberExpressionParser.parse(official.expression)
      #expect(Node(tree, in: official.expression) == official.expected_ast)
    } catch {
      #expect(error.description == official.exception)
    }
  }

  @Test(.enabled(if: OfficialCases.isPresent, OfficialCases.missing), arguments: tokenizer)
  func `tokens`(_ official: Case) {
    do throws(ExpressionError) {
      let tokens = try ExpressionToken.tokens(of: official.expression)
      #expect(tokens.map { Token($0, in: official.expression) } == official.expected_tokens)
    } catch {
      #expect(error.description == official.exception)
    }
  }

  @Test(.enabled(if: OfficialCases.isPresent, OfficialCases.missing), arguments: transformation)
  func `a regular expression`(_ official: Case) throws {
    let types = ParameterTypeRegistry()
    let expression = try CucumberExpression(official.expression, parameterTypes: types)
    #expect(expression.regularExpression == official.expected_regex)
  }

  @Test(.enabled(if: OfficialCases.isPresent, OfficialCases.missing))
  func `there are 28, 16 and 8 of them`() {
    #expect(Self.parser.count == 28)
    #expect(Self.tokenizer.count == 16)
    #expect(Self.transformation.count == 8)
  }
}

extension `Official parser and tokenizer cases`.Node {
  fileprivate init(_ node: ExpressionNode, in source: String) {
    let isText = node.kind == .text
    self.init(
      type: "\(node.kind)_node".uppercased(), start: node.place.lowerBound,
      end: node.place.upperBound, nodes: isText ? nil : node.nodes.map { Self($0, in: source) },
      token: isText ? node.text(of: Array(source.utf8)) : nil)
  }
}

extension `Official parser and tokenizer cases`.Token {
  fileprivate init(_ token: ExpressionToken, in source: String) {
    let words: [ExpressionToken.Kind: String] = [
      .startOfLine: "START_OF_LINE", .endOfLine: "END_OF_LINE", .whiteSpace: "WHITE_SPACE",
      .text: "TEXT", .alternation: "ALTERNATION", .beginOptional: "BEGIN_OPTIONAL",
      .endOptional: "END_OPTIONAL", .beginParameter: "BEGIN_PARAMETER",
      .endParameter: "END_PARAMETER",
    ]
    let text = ExpressionNode(kind: .text, place: token.place, bytes: token.bytes)
    self.init(
      type: words[token.kind] ?? "", start: token.place.lowerBound, end: token.place.upperBound,
      text: text.text(of: Array(source.utf8)))
  }
}
