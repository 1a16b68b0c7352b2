/// The identifiers under which a message stream announces definitions.
struct DefinitionIDs: Sendable {
  private(set) var definitions: [NodeID] = []
  private(set) var hooks: [NodeID] = []
  private(set) var runHooks: [NodeID] = []

  /// Something to announce.
  private enum Item {
    case type(StepCatalog.CustomType)
    case definition(StepCatalog.Definition)
    case hook(StepCatalog.Hook)
    case runHook(StepCatalog.Hook)
    case undefinedType(name: String, expression: String)
  }

  /// Announces everything in the order of definition.
  init(
    announcing catalog: StepCatalog, ids: inout IDGenerator, to writer: inout MessageWriter
  ) {
    for (_, item) in Self.items(of: catalog).sorted(by: { $0.order < $1.order }) {
      if case .undefinedType(let name, let expression) = item {
        writer.undefinedParameterType(name, in: expression)
      } else {
        announce(item, ids.next(), to: &writer)
      }
    }
  }

  private mutating func announce(_ item: Item, _ id: NodeID, to writer: inout MessageWriter) {
    switch item {
    case .type(let type): writer.parameterType(type, id)
    case .definition(let definition):
      definitions.append(id)
      writer.stepDefinition(definition, id)
    case .hook(let hook):
      hooks.append(id)
      writer.hook(hook, id)
    case .runHook(let hook):
      runHooks.append(id)
      writer.hook(hook, id)
    case .undefinedType: break
    }
  }

  private static func items(of catalog: StepCatalog) -> [(order: Int, item: Item)] {
    var items: [(order: Int, item: Item)] = catalog.customTypes.map { ($0.order, .type($0)) }
    items += catalog.definitions.map { ($0.order, .definition($0)) }
    items += catalog.hooks.map { ($0.order, .hook($0)) }
    items += catalog.runHooks.map { ($0.order, .runHook($0)) }
    items += catalog.problems.compactMap { problem in
      problem.undefinedType.map {
        (problem.order, .undefinedType(name: $0.name, expression: $0.expression))
      }
    }
    return items
  }
}

extension MessageWriter {
  mutating func stepDefinition(_ definition: StepCatalog.Definition, _ id: NodeID) {
    envelope("stepDefinition") { writer in
      writer.member("id", id)
      writer.key("pattern")
      writer.object { writer in
        writer.member("source", definition.expression.source)
        writer.member("type", definition.expression.patternType)
      }
      writer.sourceReference(definition.place)
    }
  }

  mutating func hook(_ hook: StepCatalog.Hook, _ id: NodeID) {
    envelope("hook") { writer in
      writer.member("id", id)
      writer.member("type", hook.kind.messageType)
      writer.member("name", hook.name)
      writer.member("tagExpression", hook.condition?.source)
      writer.sourceReference(hook.place)
    }
  }

  mutating func parameterType(_ custom: StepCatalog.CustomType, _ id: NodeID) {
    envelope("parameterType") { writer in
      writer.member("id", id)
      writer.member("name", custom.type.name)
      writer.member("regularExpressions", custom.type.regularExpressions) { $1.string($0) }
      writer.member(
        "preferForRegularExpressionMatch", custom.type.preferForRegularExpressionMatch)
      writer.member("useForSnippets", custom.type.useForSnippets)
      writer.sourceReference(custom.place)
    }
  }

  mutating func undefinedParameterType(_ name: String, in expression: String) {
    envelope("undefinedParameterType") { writer in
      writer.member("name", name)
      writer.member("expression", expression)
    }
  }
}

extension StepExpression {
  fileprivate var patternType: String {
    switch self {
    case .cucumber: "CUCUMBER_EXPRESSION"
    case .regular: "REGULAR_EXPRESSION"
    }
  }
}

extension HookKind {
  fileprivate var messageType: String {
    switch self {
    case .beforeAll: "BEFORE_TEST_RUN"
    case .afterAll: "AFTER_TEST_RUN"
    case .beforeScenario: "BEFORE_TEST_CASE"
    case .afterScenario: "AFTER_TEST_CASE"
    case .beforeStep: "BEFORE_TEST_STEP"
    case .afterStep: "AFTER_TEST_STEP"
    }
  }
}
