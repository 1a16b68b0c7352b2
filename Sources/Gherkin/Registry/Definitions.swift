/// A place in code.
public struct SourceLocation: Hashable, Sendable {
  /// The file, as `Module/File.swift`.
  public var file: String
  /// The line, from 1.
  public var line: Int

  /// Names a place.
  public init(file: String, line: Int) {
    self.file = file
    self.line = line
  }
}

/// A definition that could not be understood.
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
  /// Where the definition stands.
  public var place: SourceLocation
  let order: Int

  /// The parameter type that an expression names and nobody defined. Its steps are undefined and the run goes on;
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

extension StepLibrary {
  struct Definition: Sendable {
    let order: Int
    let expression: StepExpression
    let place: SourceLocation
    let body: Body
  }

  struct Hook: Sendable {
    let order: Int
    let kind: HookKind
    let name: String?
    let condition: TagExpression?
    let place: SourceLocation
    let body: HookBody
  }

  struct RunHook: Sendable {
    let order: Int
    let kind: HookKind
    let name: String?
    let place: SourceLocation
    let body: RunHookBody
  }

  struct CustomType: Sendable {
    let order: Int
    let type: ParameterType
    let place: SourceLocation
  }
}
