/// The step definitions, hooks and parameter types of a suite, over the world that its scenarios share.
///
/// Each scenario gets a world of its own, made afresh by `makeWorld`; a retried scenario gets another.
/// Define everything first, then hand the library to a ``Runner``. A definition that cannot be
/// understood is kept as a ``DefinitionError``, so that one run can report them all.
public struct StepLibrary<World> {
  /// Does what a step says. Throw anything to fail, ``PendingStep`` or ``SkippedScenario`` to say so.
  public typealias Body = @Sendable (StepContext<World>, StepArguments) async throws -> Void
  /// Does something around scenarios or steps.
  public typealias HookBody = @Sendable (StepContext<World>) async throws -> Void
  /// Does something before or after the whole run; attaches through the context.
  public typealias RunHookBody = @Sendable (RunContext) async throws -> Void
  /// Makes the world of one attempt at a scenario.
  public typealias MakeWorld = @Sendable (Pickle) async throws -> World

  let makeWorld: MakeWorld
  /// The parameter types that expressions may use.
  public private(set) var parameterTypes: ParameterTypeRegistry
  private(set) var definitions: [Definition] = []
  private(set) var customTypes: [CustomType] = []
  private(set) var hooks: [Hook] = []
  private(set) var runHooks: [RunHook] = []
  /// What could not be understood, in the order of definition.
  public private(set) var problems: [DefinitionError] = []

  /// A library without definitions.
  public init(
    parameterTypes: ParameterTypeRegistry = ParameterTypeRegistry(),
    makeWorld: @escaping MakeWorld
  ) {
    self.parameterTypes = parameterTypes
    self.makeWorld = makeWorld
  }

  /// Defines what steps of that expression do: a Cucumber Expression, or a regular expression where it
  /// begins with `^`, ends with `$` or stands between slashes.
  ///
  /// Keywords do not count. A step that two definitions match is ambiguous and runs neither.
  public mutating func define(
    _ expression: String, file: String = #fileID, line: Int = #line, _ body: @escaping Body
  ) {
    add(expression, SourceLocation(file: file, line: line), body)
  }

  /// Adds a parameter type, for the expressions defined after it.
  public mutating func define(
    _ type: ParameterType, file: String = #fileID, line: Int = #line
  ) {
    let place = SourceLocation(file: file, line: line)
    do throws(ParameterTypeError) {
      try parameterTypes.define(type)
      customTypes.append(CustomType(order: nextOrder(), type: type, place: place))
    } catch {
      problems.append(
        DefinitionError(cause: .parameterType(error), place: place, order: nextOrder()))
    }
  }

  /// Runs before each scenario, or before those whose tags satisfy the expression, in order of definition.
  public mutating func before(
    _ tags: String? = nil, named name: String? = nil, file: String = #fileID, line: Int = #line,
    _ body: @escaping HookBody
  ) {
    add(.beforeScenario, tags, name, SourceLocation(file: file, line: line), body)
  }

  /// Runs after each scenario, whatever became of it, in reverse order of definition.
  public mutating func after(
    _ tags: String? = nil, named name: String? = nil, file: String = #fileID, line: Int = #line,
    _ body: @escaping HookBody
  ) {
    add(.afterScenario, tags, name, SourceLocation(file: file, line: line), body)
  }

  /// Runs before each step that is about to run.
  public mutating func beforeStep(
    _ tags: String? = nil, file: String = #fileID, line: Int = #line, _ body: @escaping HookBody
  ) {
    add(.beforeStep, tags, nil, SourceLocation(file: file, line: line), body)
  }

  /// Runs after each step that ran, in reverse order of definition.
  public mutating func afterStep(
    _ tags: String? = nil, file: String = #fileID, line: Int = #line, _ body: @escaping HookBody
  ) {
    add(.afterStep, tags, nil, SourceLocation(file: file, line: line), body)
  }

  /// Runs once before all scenarios.
  public mutating func beforeAll(
    named name: String? = nil, file: String = #fileID, line: Int = #line,
    _ body: @escaping RunHookBody
  ) {
    runHooks.append(
      RunHook(
        order: nextOrder(), kind: .beforeAll, name: name,
        place: SourceLocation(file: file, line: line), body: body))
  }

  /// Runs once after all scenarios, in reverse order of definition.
  public mutating func afterAll(
    named name: String? = nil, file: String = #fileID, line: Int = #line,
    _ body: @escaping RunHookBody
  ) {
    runHooks.append(
      RunHook(
        order: nextOrder(), kind: .afterAll, name: name,
        place: SourceLocation(file: file, line: line), body: body))
  }

  private var count = 0

  private mutating func nextOrder() -> Int {
    defer { count += 1 }
    return count
  }

  private mutating func add(_ expression: String, _ place: SourceLocation, _ body: @escaping Body) {
    do throws(ExpressionError) {
      let parsed = try StepExpression(expression, parameterTypes: parameterTypes)
      definitions.append(
        Definition(order: nextOrder(), expression: parsed, place: place, body: body))
    } catch {
      problems.append(DefinitionError(cause: .expression(error), place: place, order: nextOrder()))
    }
  }

  private mutating func add(
    _ kind: HookKind, _ tags: String?, _ name: String?, _ place: SourceLocation,
    _ body: @escaping HookBody
  ) {
    do throws(TagExpressionError) {
      let condition = try tags.map { text throws(TagExpressionError) in try TagExpression(text) }
      hooks.append(
        Hook(
          order: nextOrder(), kind: kind, name: name, condition: condition, place: place,
          body: body))
    } catch {
      problems.append(
        DefinitionError(cause: .tagExpression(error), place: place, order: nextOrder()))
    }
  }
}

extension StepLibrary {
  /// The expressions of the step definitions with their places, in the order of definition.
  public var expressions: [(expression: String, place: SourceLocation)] {
    definitions.map { ($0.expression.source, $0.place) }
  }
}

extension StepLibrary: Sendable {}
