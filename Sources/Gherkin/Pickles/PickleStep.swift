/// A step that is run.
public struct PickleStep: Sendable, Hashable {
  /// Its identifier.
  public let id: NodeID
  /// The identifier of its step in the document.
  public let stepID: NodeID
  /// The example row's identifier in the document; nil for a background's or a plain scenario's step.
  public let rowID: NodeID?
  /// Where its step's keyword stands in the document.
  public let location: Location
  /// What the step does; `And` and `But` are as the step before.
  public let type: PickleStepType
  /// The text, with an outline's placeholders replaced.
  public let text: String
  /// The data table, doc string or both, with an outline's placeholders replaced.
  public let argument: StepArgument?

  /// The step's identifier and then, in an outline, the row's.
  public var astNodeIDs: [NodeID] {
    rowID.map { [stepID, $0] } ?? [stepID]
  }
}

/// What a pickle's step does.
public enum PickleStepType: String, Sendable, Hashable {
  /// It sets the scene.
  case context = "Context"
  /// It is what happens.
  case action = "Action"
  /// It is what is expected.
  case outcome = "Outcome"
  /// The keyword did not say.
  case unknown = "Unknown"
}
