/// The contents of a step library, without the code: for reports, lists and checks.
public struct StepCatalog: Sendable {
  /// A step definition.
  public struct Definition: Sendable {
    /// Its expression.
    public let expression: StepExpression
    /// Where it is defined.
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
    /// Where it is defined.
    public let place: SourceLocation
    let order: Int
  }

  /// A parameter type that the library adds.
  public struct CustomType: Sendable {
    /// The type.
    public let type: ParameterType
    /// Where it is defined.
    public let place: SourceLocation
    let order: Int
  }

  /// The step definitions, in the order of definition.
  public internal(set) var definitions: [Definition] = []
  /// The hooks around scenarios and steps, in the order of definition.
  public internal(set) var hooks: [Hook] = []
  /// The hooks around the run, in the order of definition.
  public internal(set) var runHooks: [Hook] = []
  /// The parameter types that it adds, in the order of definition.
  public internal(set) var customTypes: [CustomType] = []
  /// All parameter types.
  public internal(set) var parameterTypes: ParameterTypeRegistry
  /// The definitions with errors, in the order of definition.
  public internal(set) var problems: [DefinitionError] = []

  init(parameterTypes: ParameterTypeRegistry) { self.parameterTypes = parameterTypes }

  /// How much was defined so far.
  var count: Int {
    definitions.count + hooks.count + runHooks.count + customTypes.count + problems.count
  }
}

/// A definition with an error.
public struct DefinitionError: Sendable {
  /// The cause.
  public enum Cause: Sendable {
    /// The expression of a step definition.
    case expression(ExpressionError)
    /// A parameter type.
    case parameterType(ParameterTypeError)
    /// The condition of a hook.
    case tagExpression(TagExpressionError)
  }

  /// The cause.
  public var cause: Cause
  /// Where the definition is.
  public var place: SourceLocation
  let order: Int

  /// The parameter type that an expression has and the library does not define. Its steps are undefined and the run goes on;
  /// with any other problem it does not begin.
  var undefinedType: (name: String, expression: String)? {
    guard case .expression(let error) = cause, case .undefinedParameterType(let name) = error.kind
    else { return nil }
    return (name, error.source)
  }
}

/// When a hook runs.
public enum HookKind: String, Hashable, Sendable {
  /// Before a scenario.
  case beforeScenario
  /// After a scenario.
  case afterScenario
  /// Before a step.
  case beforeStep
  /// After a step.
  case afterStep
  /// Before the run.
  case beforeAll
  /// After the run.
  case afterAll
}
