import Gherkin
public import SpecSteps
public import Testing

/// Names each case of a parameterised test after its scenario and system.
///
/// ```swift
/// @Test(arguments: try SpecSuite(["Specs"], places: nil, targets: [mine]).cases())
/// func `the specs hold`(_ spec: SpecCase) async { await spec.check() }
/// ```
extension SpecCase: CustomTestStringConvertible {
  /// The scenario's id and name with the system's name.
  public var testDescription: String { description }

  /// Plays the scenario and records an issue at the line of the feature where it fails.
  ///
  /// A scenario that is skipped, since the system lacks what it needs, records nothing.
  public func check() async {
    let result = await play()
    guard let failure = result.firstFailure, let place = result.failurePlace else { return }
    let file = pickle.uri.split(separator: "/").last.map(String.init) ?? pickle.uri
    let location = SourceLocation(
      fileID: "Specs/\(file)", filePath: pickle.uri, line: place.line, column: place.column ?? 1)
    Issue.record(Comment(rawValue: failure.sentence), sourceLocation: location)
  }
}
