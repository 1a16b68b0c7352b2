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
