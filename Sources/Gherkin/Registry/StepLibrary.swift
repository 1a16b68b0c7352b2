/// The step definitions, hooks and parameter types of a suite, over the world that its scenarios share.
///
/// Each scenario gets a world of its own, made by `makeWorld`; a retried scenario gets another. Define everything
/// first, then hand the library to a ``Runner``. A definition with an error is kept as a ``DefinitionError``, so that
/// one run can report them all.
public struct StepLibrary<World>: Sendable {
  /// The body of a step definition. What it throws fails the step, but for ``PendingStep`` and ``SkippedScenario``.
  public typealias Body = @Sendable (StepContext<World>, StepArguments) async throws -> Void
  /// The body of a hook around scenarios or steps.
  public typealias HookBody = @Sendable (StepContext<World>) async throws -> Void
  /// The body of a hook before or after the whole run.
  public typealias RunHookBody = @Sendable (RunContext) async throws -> Void
  /// Makes the world of one attempt at a scenario.
  public typealias MakeWorld = @Sendable (Pickle) async throws -> World

  let makeWorld: MakeWorld
  /// The contents of the library, without the code.
  public private(set) var catalog: StepCatalog
  // The bodies of what the catalog lists, in the same order.
  private(set) var bodies: [Body] = []
  private(set) var hookBodies: [HookBody] = []
  private(set) var runHookBodies: [RunHookBody] = []

  /// A library without definitions.
  public init(
    parameterTypes: ParameterTypeRegistry = ParameterTypeRegistry(),
    makeWorld: @escaping MakeWorld
  ) {
    catalog = StepCatalog(parameterTypes: parameterTypes)
    self.makeWorld = makeWorld
  }

  /// Defines steps by an expression: a Cucumber Expression, or a regular expression where it begins with `^`, ends with
  /// `$` or is between slashes.
  ///
  /// Keywords do not count. A step that two definitions match is ambiguous and runs neither.
  public mutating func define(
    _ expression: String, file: String = #fileID, line: Int = #line, _ body: @escaping Body
  ) {
    let place = SourceLocation(file: file, line: line)
    do throws(ExpressionError) {
      let parsed = try StepExpression(expression, parameterTypes: catalog.parameterTypes)
      catalog.definitions.append(
        StepCatalog.Definition(expression: parsed, place: place, order: catalog.count))
      bodies.append(body)
    } catch {
      add(.expression(error), place)
    }
  }

  /// Adds a parameter type, for the expressions defined after it.
  public mutating func define(
    _ type: ParameterType, file: String = #fileID, line: Int = #line
  ) {
    let place = SourceLocation(file: file, line: line)
    do throws(ParameterTypeError) {
      try catalog.parameterTypes.define(type)
      catalog.customTypes.append(
        StepCatalog.CustomType(type: type, place: place, order: catalog.count))
    } catch {
      add(.parameterType(error), place)
    }
  }

  /// Runs before each scenario, or before those whose tags satisfy the expression, in order of definition.
  public mutating func before(
    _ tags: String? = nil, named name: String? = nil, file: String = #fileID, line: Int = #line,
    _ body: @escaping HookBody
  ) {
    add(.beforeScenario, tags, name, SourceLocation(file: file, line: line), body)
  }

  /// Runs after each scenario, whether it passed or not, in reverse order of definition.
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

  /// Runs after each step that ran or whose hooks before it failed, in reverse order of definition.
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
    add(.beforeAll, name, SourceLocation(file: file, line: line), body)
  }

  /// Runs once after all scenarios, in reverse order of definition.
  public mutating func afterAll(
    named name: String? = nil, file: String = #fileID, line: Int = #line,
    _ body: @escaping RunHookBody
  ) {
    add(.afterAll, name, SourceLocation(file: file, line: line), body)
  }

  private mutating func add(_ cause: DefinitionError.Cause, _ place: SourceLocation) {
    catalog.problems.append(DefinitionError(cause: cause, place: place, order: catalog.count))
  }

  private mutating func add(
    _ kind: HookKind, _ name: String?, _ place: SourceLocation, _ body: @escaping RunHookBody
  ) {
    catalog.runHooks.append(
      StepCatalog.Hook(kind: kind, name: name, condition: nil, place: place, order: catalog.count))
    runHookBodies.append(body)
  }

  private mutating func add(
    _ kind: HookKind, _ tags: String?, _ name: String?, _ place: SourceLocation,
    _ body: @escaping HookBody
  ) {
    do throws(TagExpressionError) {
      let condition = try tags.map { text throws(TagExpressionError) in try TagExpression(text) }
      catalog.hooks.append(
        StepCatalog.Hook(
          kind: kind, name: name, condition: condition, place: place, order: catalog.count))
      hookBodies.append(body)
    } catch {
      add(.tagExpression(error), place)
    }
  }
}
