/// What a step library holds, without the code: for reports, lists and checks.
public struct StepCatalog: Sendable {
  /// A step definition.
  public struct Definition: Sendable {
    /// Its expression.
    public let expression: StepExpression
    /// Where it stands.
    public let place: SourceLocation
    let order: Int
  }

  /// A hook.
  public struct Hook: Sendable {
    /// When it runs.
    public let kind: HookKind
    /// Its name.
    public let name: String?
    /// The condition on the scenario's tags.
    public let condition: TagExpression?
    /// Where it stands.
    public let place: SourceLocation
    let order: Int
  }

  /// A parameter type that the library adds.
  public struct CustomType: Sendable {
    /// The type.
    public let type: ParameterType
    /// Where it stands.
    public let place: SourceLocation
    let order: Int
  }

  /// The step definitions, in the order of definition.
  public let definitions: [Definition]
  /// The hooks around scenarios and steps, in the order of definition.
  public let hooks: [Hook]
  /// The hooks around the run, in the order of definition.
  public let runHooks: [Hook]
  /// The parameter types that it adds, in the order of definition.
  public let customTypes: [CustomType]
  /// All parameter types.
  public let parameterTypes: ParameterTypeRegistry
  /// What could not be understood, in the order of definition.
  public let problems: [DefinitionError]
}

extension StepLibrary {
  /// What the library holds, without the code.
  public var catalog: StepCatalog {
    StepCatalog(
      definitions: definitions.map {
        StepCatalog.Definition(expression: $0.expression, place: $0.place, order: $0.order)
      },
      hooks: hooks.map {
        StepCatalog.Hook(
          kind: $0.kind, name: $0.name, condition: $0.condition, place: $0.place, order: $0.order)
      },
      runHooks: runHooks.map {
        StepCatalog.Hook(
          kind: $0.kind, name: $0.name, condition: nil, place: $0.place, order: $0.order)
      },
      customTypes: customTypes.map {
        StepCatalog.CustomType(type: $0.type, place: $0.place, order: $0.order)
      },
      parameterTypes: parameterTypes,
      problems: problems)
  }
}
