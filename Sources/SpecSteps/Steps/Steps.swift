public import Conformance
public import Gherkin

/// The sentences of the specs.
public enum Steps {
  /// A library with every sentence, over worlds that the given systems play.
  ///
  /// `makeSystem` makes a system for one scenario and says what it can do; `surroundings` makes what
  /// would otherwise be nondeterministic, such as an empty directory.
  public static func library(
    makeSystem: @escaping @Sendable () async throws -> any SystemUnderTest,
    surroundings: @escaping @Sendable (Pickle) throws -> Surroundings
  ) -> StepLibrary<SpecWorld> {
    var steps = StepLibrary<SpecWorld> { pickle in
      try await SpecWorld.begin(pickle, makeSystem(), in: surroundings(pickle))
    }
    steps.beforeStep { context in try context.world.enter(context) }
    steps.after { context in try await context.world.finish() }
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
