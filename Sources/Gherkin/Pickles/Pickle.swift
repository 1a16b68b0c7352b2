/// What is run as one: a scenario, or one row of an outline's examples, with the steps of its
/// backgrounds and all tags that it inherits.
public struct Pickle: Sendable, Hashable {
  /// Its identifier.
  public let id: NodeID
  /// The source's uri.
  public let uri: String
  /// The place to show for it: its scenario's, or its example row's.
  public let location: Location
  /// The scenario's place: that of the outline where ``location`` is a row.
  public let scenarioLocation: Location
  /// The scenario's identifier in the document.
  public let scenarioID: NodeID
  /// The example row's identifier in the document; nil for a plain scenario.
  public let rowID: NodeID?
  /// The scenario's name, with an outline's placeholders replaced.
  public let name: String
  /// The language's code.
  public let language: String
  /// The steps: backgrounds' first. Empty where the scenario itself has none.
  public let steps: [PickleStep]
  /// The tags of feature, rule, scenario and examples, in this order, as they stand in the document.
  public let tags: [Tag]

  /// The scenario's identifier and then, in an outline, the row's.
  package var astNodeIDs: [NodeID] {
    rowID.map { [scenarioID, $0] } ?? [scenarioID]
  }
}

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
  package var astNodeIDs: [NodeID] {
    rowID.map { [stepID, $0] } ?? [stepID]
  }
}

/// What a pickle's step does.
public enum PickleStepType: String, Sendable, Hashable {
  /// It states what is there before.
  case context = "Context"
  /// It is what happens.
  case action = "Action"
  /// It is what is expected.
  case outcome = "Outcome"
  /// The keyword stands for several kinds of step.
  case unknown = "Unknown"
}

extension PickleStepType {
  /// The type of a step after one of this type.
  func followed(by keyword: KeywordType) -> PickleStepType {
    switch keyword {
    case .context: .context
    case .action: .action
    case .outcome: .outcome
    case .conjunction: self
    case .unknown: .unknown
    }
  }
}
