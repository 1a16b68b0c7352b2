/// A Cucumber Expression made from a step's text.
package struct GeneratedExpression: Sendable {
  /// The expression.
  package let source: String
  /// The type of each parameter, in order.
  package let parameterTypes: [ParameterType]

  /// A name for each parameter that is unique among them: `int`, `int2`, `string`.
  package var parameterNames: [String] {
    var uses: [String: Int] = [:]
    return parameterTypes.map { type in
      let count = uses[type.name, default: 0] + 1
      uses[type.name] = count
      return count == 1 ? type.name : "\(type.name)\(count)"
    }
  }

  /// Adds text that stands for itself.
  func appending(literal: String) -> GeneratedExpression {
    var escaped = source.unicodeScalars
    for scalar in literal.unicodeScalars {
      switch scalar {
      case "\\", "(", "{", "/": escaped.append("\\")
      default: break
      }
      escaped.append(scalar)
    }
    return GeneratedExpression(source: String(escaped), parameterTypes: parameterTypes)
  }

  func appending(parameter type: ParameterType) -> GeneratedExpression {
    GeneratedExpression(
      source: "\(source){\(type.name)}", parameterTypes: parameterTypes + [type])
  }
}
