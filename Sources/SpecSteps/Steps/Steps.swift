package import Conformance
package import Gherkin
import JSON

/// The sentences of the specs.
package enum Steps {
  /// A library with every sentence.
  ///
  /// `makeSystem` makes the system of one scenario, which gets a directory of the workspace for itself;
  /// `places` is the geocoder's file of places.
  package static func library(
    makeSystem: @escaping @Sendable () async throws -> any SystemUnderTest,
    workspace: Workspace, places: String?
  ) -> StepLibrary<SpecWorld> {
    var steps = StepLibrary<SpecWorld> { pickle in
      let directory = workspace.directory()
      do {
        return try await SpecWorld.begin(
          pickle, makeSystem(), in: ScenarioEnvironment(directory: directory, places: places))
      } catch {
        workspace.remove(directory)
        throw error
      }
    }
    steps.beforeStep { context in context.world.enter(context) }
    steps.after { context in
      defer { context.world.surroundings.directory.map(workspace.remove) }
      try await context.world.finish()
    }
    steps.defineParameterTypes()
    steps.defineAppSteps()
    steps.defineContactScreenSteps()
    steps.definePlatformSteps()
    steps.defineAddressBookSteps()
    return steps
  }
}

extension StepLibrary<SpecWorld> {
  fileprivate mutating func defineParameterTypes() {
    if let property = try? PersonProperty.parameterType() { define(property) }
  }

  fileprivate mutating func defineAppSteps() {
    defineEventSteps()
    defineScreenSteps()
    defineDeviceSteps()
    defineFieldSteps()
    defineHotelListSteps()
    defineHotelFormSteps()
    defineMapSteps()
    defineBestFriendSteps()
    defineContactFileSteps()
  }

  fileprivate mutating func defineContactScreenSteps() {
    defineOtherAppSteps()
    definePickerSteps()
    defineNewPersonSteps()
    definePersonCardSteps()
    defineUnknownPersonSteps()
    defineClientSteps()
  }

  fileprivate mutating func definePlatformSteps() {
    defineUndoManagerSteps()
    defineUndoDocumentSteps()
    defineUndoManagerExpectations()
    definePresentationSteps()
    defineNavigationSteps()
    defineTextFieldSteps()
  }

  fileprivate mutating func defineAddressBookSteps() {
    defineWorkingCopySteps()
    defineRecordSteps()
    defineIdentitySteps()
    defineValueSteps()
    defineValueExpectations()
    defineLabelledValueSteps()
    defineNameSteps()
    defineGroupSteps()
    defineVCardSteps()
    defineChangeSteps()
    defineAccessSteps()
  }
}

extension StepLibrary<SpecWorld> {
  /// Defines a sentence that performs an action, and one that tries what the system may refuse.
  ///
  /// The parameters of the sentence become the arguments of the action, under the names in their order.
  mutating func act(
    _ expression: String, trying: String? = nil, _ action: String, _ names: String...,
    adding more: JSONValue = [:], file: String = #fileID, line: Int = #line
  ) {
    define(expression, file: file, line: line) { context, arguments in
      try await context.world.perform(action, arguments.message(names, adding: more))
    }
    guard let trying else { return }
    attempt(trying, action, names, adding: more, file: file, line: line)
  }

  /// Defines a sentence that tries an action.
  mutating func attempt(
    _ expression: String, _ action: String, _ names: [String] = [], adding more: JSONValue = [:],
    file: String = #fileID, line: Int = #line
  ) {
    define(expression, file: file, line: line) { context, arguments in
      try await context.world.attempt(action, arguments.message(names, adding: more))
    }
  }

  /// Defines a sentence that compares its last parameter, a short list in order, with what is seen.
  mutating func list(
    _ expression: String, file: String = #fileID, line: Int = #line,
    _ actual: @escaping @Sendable (SpecWorld, StepArguments) async throws -> [String]
  ) {
    define(expression, file: file, line: line) { context, arguments in
      let expected = try arguments.string(arguments.parameters.count - 1).listed
      try expect(expression, expected, toEqual: try await actual(context.world, arguments))
    }
  }
}

extension StepArguments {
  /// The arguments of an action: the parameters under names, in their order, and more.
  func message(_ names: [String], adding more: JSONValue = [:]) throws -> JSONValue {
    let named = try names.enumerated().map { index, name -> JSONMember in
      if let number = try? int(index) { return JSONMember(name, .integer(number)) }
      return JSONMember(name, .string(try string(index)))
    }
    return .object(named + (more.members ?? []))
  }
}
