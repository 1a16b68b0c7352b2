public import Conformance
public import Gherkin

/// The sentences of the specs.
public enum Steps {
  /// A library with every sentence, over worlds that systems play.
  ///
  /// `makeSystem` makes the system of one scenario, which gets a directory of the workspace for itself;
  /// `places` is the geocoder's file of places.
  public static func library(
    makeSystem: @escaping @Sendable () async throws -> any SystemUnderTest,
    workspace: Workspace, places: String?
  ) -> StepLibrary<SpecWorld> {
    var steps = StepLibrary<SpecWorld> { pickle in
      let surroundings = ScenarioEnvironment(directory: workspace.directory(), places: places)
      return try await SpecWorld.begin(pickle, makeSystem(), in: surroundings)
    }
    steps.beforeStep { context in context.world.enter(context) }
    steps.after { context in
      try await context.world.finish()
      if let directory = context.world.surroundings.directory { workspace.remove(directory) }
    }
    steps.defineEventSteps()
    steps.defineScreenSteps()
    steps.defineDeviceSteps()
    steps.defineFieldSteps()
    steps.defineHotelSteps()
    steps.defineMapSteps()
    steps.definePickerSteps()
    steps.defineNewPersonSteps()
    steps.defineAddressBookSteps()
    steps.defineBestFriendSteps()
    steps.defineContactFileSteps()
    steps.defineCardSteps()
    steps.defineClientSteps()
    steps.defineBookSteps()
    steps.defineBookQuestionSteps()
    steps.defineUndoSteps()
    steps.defineStageSteps()
    steps.defineTextFieldSteps()
    return steps
  }
}

extension StepLibrary<SpecWorld> {
  /// Defines a sentence without parameters that says what a user does.
  mutating func act(
    _ expression: String, _ action: String, file: String = #fileID, line: Int = #line
  ) {
    define(expression, file: file, line: line) { context, _ in
      try await context.world.perform(action)
    }
  }
}
