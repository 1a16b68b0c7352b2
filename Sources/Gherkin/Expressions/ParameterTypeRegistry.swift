/// The parameter types that expressions may name: the built-in ones and those defined since.
///
/// Built in are `int`, `float`, `word`, `string`, the anonymous `{}`, `double`, `bigdecimal`, `byte`,
/// `short`, `long` and `biginteger`. An expression looks its types up when it is made, so define first.
public struct ParameterTypeRegistry: Sendable {
  /// All types, the built-in ones first, then in the order of definition.
  public private(set) var types: [ParameterType]
  private var indexByName: [String: Int]

  /// Makes a registry with the built-in types.
  public init() {
    types = ParameterType.builtIn
    indexByName = [:]
    for (index, type) in types.enumerated() { indexByName[type.name] = index }
  }

  /// The type of that name, `nil` when there is none.
  public subscript(name: String) -> ParameterType? {
    indexByName[name].map { types[$0] }
  }

  /// Adds a type.
  ///
  /// - Throws: ``ParameterTypeError`` when the name is taken, or when both this and an earlier type with the same
  ///   regular expression ask to be preferred.
  public mutating func define(_ type: ParameterType) throws(ParameterTypeError) {
    guard indexByName[type.name] == nil else {
      throw ParameterTypeError(.duplicateName, name: type.name)
    }
    for expression in type.regularExpressions where type.preferForRegularExpressionMatch {
      if let first = types(matching: expression).first(where: \.preferForRegularExpressionMatch) {
        throw ParameterTypeError(
          .secondPreferential(regularExpression: expression, first: first.name), name: type.name)
      }
    }
    indexByName[type.name] = types.count
    types.append(type)
  }

  /// The types that have exactly this regular expression.
  func types(matching regularExpression: String) -> [ParameterType] {
    types.filter { $0.regularExpressions.contains(regularExpression) }
  }
}
