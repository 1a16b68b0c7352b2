import Gherkin
public import SpecSteps
public import XCTest

extension XCTestCase {
  /// Plays every scenario of a suite, and records a failure at each line of a feature that does not hold.
  ///
  /// For suites that are not written with Swift Testing; there each scenario is a case of its own. Call it
  /// from an asynchronous test method:
  ///
  /// ```swift
  /// func testSpecs() async throws { try await check(SpecSuite(["Specs"], places: nil, targets: [mine])) }
  /// ```
  ///
  /// - Throws: what `SpecSuite.cases()` throws.
  /// - Returns: how many scenarios were played.
  @discardableResult
  public func check(_ suite: SpecSuite) async throws -> Int {
    let cases = try suite.cases()
    for spec in cases { await check(spec) }
    return cases.count
  }

  /// Plays one scenario, and records a failure at its line of the feature where it does not hold.
  ///
  /// A scenario that is skipped, since the system lacks what it needs, records nothing.
  public func check(_ spec: SpecCase) async {
    let result = await spec.play()
    guard let failure = result.firstFailure, let place = result.failurePlace else { return }
    recordFailure("\(spec): \(failure.sentence)", file: spec.pickle.uri, line: place.line)
  }

  private func recordFailure(_ text: String, file: String, line: Int) {
    #if canImport(Darwin)
      var issue = XCTIssue(type: .assertionFailure, compactDescription: text)
      let location = XCTSourceCodeLocation(filePath: file, lineNumber: line)
      issue.sourceCodeContext = XCTSourceCodeContext(location: location)
      record(issue)
    #else
      recordFailure(withDescription: text, inFile: file, atLine: line, expected: true)
    #endif
  }
}
