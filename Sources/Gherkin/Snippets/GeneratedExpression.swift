/// A Cucumber Expression made from a step's text.
public struct GeneratedExpression: Sendable {
  /// The expression.
  public let source: String
  /// The type of each parameter, in order.
  public let parameterTypes: [ParameterType]

  /// A name for each parameter that is unique among them: `int`, `int2`, `string`.
  public var parameterNames: [String] {
    var uses: [String: Int] = [:]
    return parameterTypes.map { type in
      uses[type.name, default: 0] += 1
      let count = uses[type.name, default: 1]
      return count == 1 ? type.name : "\(type.name)\(count)"
    }
  }
}
