import Foundation
import TestSupport
import Testing

/// The front ends of `Fixtures/Systems`, driven by the built command as a user would.
@Suite struct FrontEndTests {
  private static let systems = "\(Checkout.root)/Fixtures/Systems"
  /// The Python of the environment that `.ci/run` makes, which has selenium; else the one on the path.
  private static let python: String = {
    let folder =
      ProcessInfo.processInfo.environment["ROADBOOK_INTEROP"]
      ?? "\(Checkout.root)/.build/interop/bin"
    let own = "\(folder)/python3"
    return FileManager.default.isExecutableFile(atPath: own) ? own : "python3"
  }()

  /// A browser wants the machine for itself, so `make check` asks for it when nothing else runs.
  static let hasBrowser: Bool = {
    guard ProcessInfo.processInfo.environment["ROADBOOK_BROWSER"] != nil else { return false }
    let check = "command -v chromium && command -v chromedriver && '\(python)' -c 'import selenium'"
    return (try? run("sh", "-c", check, in: "/"))?.code == 0
  }()

  @Test(.enabled(if: ConformTests.hasPython, "there is no python3 on the path"))
  func `both apps in Python keep every scenario of their folders, and skip none`() throws {
    let folders = ["RoadTrip", "BestFriend", "HotelController", "Geocoding"].map { "Specs/\($0)" }
    let result = try roadbook(
      ["conform", "-f", "summary"] + folders
        + ["--", "python3", "\(Self.systems)/roadtrip.py"], in: Checkout.root)
    #expect(result.code == 0, "\(result.output)\(result.errors)")
    #expect(!result.output.contains("skipped"), "\(result.output)")
  }

  @Test(.enabled(if: ConformTests.hasPython, "there is no python3 on the path"))
  func `over all specs, what the apps in Python do not claim is skipped and nothing fails`() throws
  {
    let result = try roadbook(
      ["conform", "-f", "summary", "--", "python3", "\(Self.systems)/roadtrip.py"],
      in: Checkout.root)
    #expect(result.code == 0, "\(result.output)\(result.errors)")
  }

  @Test(
    .enabled(
      if: hasBrowser,
      "set ROADBOOK_BROWSER=1, as make check does; needs chromium, chromedriver, selenium"))
  func `the web page keeps every scenario of BestFriend in a real browser`() throws {
    let result = try roadbook(
      ["conform", "Specs/BestFriend", "-f", "summary", "--patience", "60", "--jobs", "1", "--"]
        + [Self.python, "\(Self.systems)/web_adapter.py", "--seconds", "30"]
        + ["\(Self.systems)/web/index.html"], in: Checkout.root)
    #expect(result.code == 0, "\(result.output)\(result.errors)")
    #expect(!result.output.contains("skipped"), "\(result.output)")
  }

  /// A page that is opened from a file cannot read another file, so it has the places in a script.
  @Test func `the page's places are those of the specs`() throws {
    let script = try String(contentsOfFile: "\(Self.systems)/web/places.js", encoding: .utf8)
    let places = try String(contentsOfFile: Checkout.places, encoding: .utf8)
    let rows = places.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }
      .map { String($0).replacing("\t", with: ", ") }
    let text = try #require(script.split(separator: "`").dropFirst().first)
    #expect(text.split(whereSeparator: \.isNewline).map { String($0) } == rows)
    #expect(rows.count > 5)
  }
}
