import Foundation
import TestSupport
import Testing

private let scratch = ProcessInfo.processInfo.environment["ROADBOOK_ADOPTION"]

/// A package of somebody else, outside this checkout, that depends on ours by its path.
///
/// It builds our libraries anew, so it runs where `ROADBOOK_ADOPTION` names a folder for what is built.
@Suite(
  .enabled(
    if: scratch != nil, "set ROADBOOK_ADOPTION to a folder for what is built; make check does"))
struct AdoptionTests {
  private static let manifest = """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "MyFriends", platforms: [.macOS(.v15)],
      dependencies: [.package(name: "roadbook", path: "\(Checkout.root)")],
      targets: [
        .testTarget(
          name: "MyFriendsTests",
          dependencies: [
            .product(name: "SpecTesting", package: "roadbook"),
            .product(name: "Conformance", package: "roadbook"),
          ])
      ],
      swiftLanguageModes: [.v6])
    """

  /// The front end is BestFriend in Python, so that nothing of our reference helps.
  private static let tests = """
    import Conformance
    import ProcessTransport
    import SpecSteps
    import SpecTesting
    import Testing

    let pool = RemoteSystemPool {
      try ChildProcess(["python3", "\(Checkout.root)/Fixtures/Systems/best_friend.py"])
    }
    let suite = SpecSuite(.bestFriend, targets: [.init("mine") { try pool.take() }])

    @Test(arguments: try suite.cases())
    func `my front end keeps`(_ spec: SpecCase) async { await spec.check() }
    """

  @Test func `runs the specs of BestFriend against its own front end`() throws {
    let package = try TemporaryFolder([
      "Package.swift": Self.manifest, "Tests/MyFriendsTests/SpecsTests.swift": Self.tests,
    ])
    let scratch = try #require(scratch)
    let result = try run("swift", "test", "--scratch-path", scratch, in: package.path)
    #expect(result.code == 0, "\(result.output)\(result.errors)")
    #expect(result.output.contains("BF-001"), "\(result.output)")
    #expect(result.output.contains("with 17 test cases passed"), "\(result.output)")
  }
}
