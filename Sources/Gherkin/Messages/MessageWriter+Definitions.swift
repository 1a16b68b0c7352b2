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
