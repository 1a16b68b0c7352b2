import ReferenceSystem
import SpecSteps
import SpecTesting
import SpecXCTest
import TestSupport
import Testing
import XCTest

/// A feature that holds and one that does not, on line 5.
enum BridgeFixture {
  static let holding = """
    Feature: f
      Scenario: holds
        Given the hotel list is open
        Then the hotel list is empty

    """
  static let failing = """
    Feature: f
      Scenario: fails
        Given the hotel list is open
        And the form for a new hotel is open
        Then the screen "hotels" is shown

    """

  static func suite(_ folder: String) -> SpecSuite {
    SpecSuite([folder], places: nil, targets: [.init("memory") { ReferenceSystem() }])
  }
}

@Suite struct BridgeTests {
  @Test func `a scenario that does not hold is an issue at its line of the feature`() async throws {
    let spec = try withFolder(["failing.feature": BridgeFixture.failing]) { folder in
      try #require(try BridgeFixture.suite(folder).cases().first)
    }
    #expect(spec.testDescription.hasSuffix("fails [memory]"))
    await withKnownIssue {
      await spec.check()
    } matching: { issue in
      issue.sourceLocation?.line == 5 && issue.sourceLocation?.column == 5
        && issue.sourceLocation?.fileID == "Specs/failing.feature"
        && issue.comments.contains { $0.rawValue.contains("hotels") }
    }
  }

  @Test func `a scenario that holds is no issue`() async throws {
    let spec = try withFolder(["holding.feature": BridgeFixture.holding]) { folder in
      try #require(try BridgeFixture.suite(folder).cases().first)
    }
    await spec.check()
  }
}

/// The bridge for suites that are written with XCTest, which is why this one is.
final class XCTestBridgeTests: XCTestCase {
  private var failures: [(text: String, file: String, line: Int)] = []

  #if !canImport(Darwin)
    override func recordFailure(
      withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
      expected: Bool
    ) {
      guard filePath.hasSuffix("failing.feature") else {
        return super.recordFailure(
          withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
      }
      failures.append((description, filePath, lineNumber))
    }
  #else
    override func record(_ issue: XCTIssue) {
      let location = issue.sourceCodeContext.location
      guard let location, location.fileURL.path.hasSuffix("failing.feature") else {
        return super.record(issue)
      }
      failures.append((issue.compactDescription, location.fileURL.path, location.lineNumber))
    }
  #endif

  func testScenariosAreCheckedAtTheirLines() async throws {
    let files = [
      "failing.feature": BridgeFixture.failing, "holding.feature": BridgeFixture.holding,
    ]
    let cases = try withFolder(files) { folder in try BridgeFixture.suite(folder).cases() }
    XCTAssertEqual(cases.count, 2)
    for spec in cases { await check(spec) }
    XCTAssertEqual(failures.map(\.line), [5])
    XCTAssertTrue(failures.first?.text.contains("hotels") ?? false)
  }

  func testTheFlowsOfASuiteHold() async throws {
    let suite = BridgeFixture.suite("\(Checkout.root)/Specs/RoadTrip/cancel-hotel.feature")
    let count = try await check(suite)
    XCTAssertEqual(count, 6)
  }
}
