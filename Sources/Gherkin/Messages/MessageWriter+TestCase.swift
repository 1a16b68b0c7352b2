extension MessageWriter {
  /// Writes a test case; its steps have the identifiers that follow its own.
  mutating func testCase(
    _ testCase: TestCase, _ id: NodeID, in run: NodeID, _ definitions: DefinitionIDs
  ) {
    envelope("testCase") { writer in
      writer.member("id", id)
      writer.member("pickleId", testCase.pickle.id)
      writer.key("testSteps")
      writer.array { writer in
        for (index, step) in testCase.steps.enumerated() {
          writer.object { writer in
            writer.member("id", id.following(index + 1))
            writer.testStep(step, testCase.pickle, definitions)
          }
        }
      }
      writer.member("testRunStartedId", run)
    }
  }

  private mutating func testStep(
    _ step: TestCase.Step, _ pickle: Pickle, _ definitions: DefinitionIDs
  ) {
    switch step {
    case .hook(let index): member("hookId", definitions.hooks[index])
    case .step(let index, .one(let match)):
      raw(atMost: 200) { cursor in
        cursor.put(#","pickleStepId":""#)
        cursor.put(pickle.steps[index].id)
        cursor.put(#"","stepDefinitionIds":[""#)
        cursor.put(definitions.definitions[match.index])
        cursor.put(#""],"stepMatchArgumentsLists":["#)
      }
      arguments(of: match)
      raw(atMost: 1) { $0.put(UInt8(ascii: "]")) }
    case .step(let index, let match):
      member("pickleStepId", pickle.steps[index].id)
      member("stepDefinitionIds", match.all) { $1.id(definitions.definitions[$0.index]) }
      member("stepMatchArgumentsLists", match.all) { $1.arguments(of: $0) }
    }
  }

  private mutating func arguments(of match: ExpressionIndex.Match) {
    object { writer in
      writer.member("stepMatchArguments", match.arguments) { argument, writer in
        writer.object { writer in
          writer.key("group")
          writer.group(argument.group)
          writer.member("parameterTypeName", argument.parameterTypeName)
        }
      }
    }
  }

  private mutating func group(_ group: Argument.Group) {
    object { writer in
      if let start = group.start {
        writer.key("start")
        writer.integer(start)
      }
      writer.member("value", group.value)
      if !group.children.isEmpty { writer.member("children", group.children) { $1.group($0) } }
    }
  }
}
