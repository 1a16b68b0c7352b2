import Foundation
import TestSupport
import Testing

/// What people who run features elsewhere expect at the edges of a command line (`bdd.md`, F01 to F23).
@Suite struct CommandEdgeTests {
  private static let good = "Feature: f\n  Scenario: good\n    Given the hotel list is open\n"
  private static let crooked = "Feature: f\n    Scenario: s\n   Given the hotel list is open\n"
  private static let quick = ["-b", "memory", "-f", "pretty"]

  @Test func `what follows two dashes is operands`() throws {
    try withFolder(["a.feature": Self.crooked, "b.feature": Self.crooked]) { folder in
      let result = try roadbook(["format", "--", "a.feature"], in: folder)
      #expect(result.code == 0, "\(result.errors)")
      #expect(result.output == "a.feature\n")
      #expect(try text("b.feature", in: folder) == Self.crooked)
      let run = try roadbook(["run"] + Self.quick + ["--", "a.feature"], in: folder)
      #expect(run.output.contains("1 scenario (1 passed)"), "\(run.output)\(run.errors)")
    }
  }

  @Test func `an empty rerun file runs nothing`() throws {
    try withFolder(["none.txt": "", "a.feature": Self.good]) { folder in
      let result = try roadbook(["run", "@none.txt"] + Self.quick, in: folder)
      #expect(result.code == 0)
      #expect(result.output.contains("nothing to run"), "\(result.output)")
      #expect(!result.output.contains("passed"), "\(result.output)")
    }
  }

  @Test func `several tag expressions are joined by and`() throws {
    let text =
      "Feature: f\n  @X\n  Scenario: x\n    Given the hotel list is open\n"
      + "  @Y\n  Scenario: y\n    Given the hotel list is open\n"
    try withFolder(["a.feature": text]) { folder in
      let result = try roadbook(
        ["run", "a.feature", "-t", "not @X", "-t", "@X or @Y"] + Self.quick, in: folder)
      #expect(result.output.contains("1 scenario (1 passed)"), "\(result.output)\(result.errors)")
    }
  }

  @Test func `short options may stand together and have their value after them`() throws {
    try withFolder(["a.feature": Self.good]) { folder in
      let result = try roadbook(["run", "-j4", "-bmemory", "-dfpretty", "a.feature"], in: folder)
      #expect(result.code == 0, "\(result.errors)")
      #expect(result.output.contains("1 scenario (1 skipped)"), "\(result.output)")
    }
  }

  @Test func `folders and files that are links are followed, loops are not`() throws {
    let folder = try TemporaryFolder([
      "real/a.feature": Self.good, "other/b.feature": Self.good, "suite/c.feature": Self.good,
      "suite/d.feature/e.feature": Self.good,
    ])
    folder.link("suite/linked", to: "../real")
    folder.link("suite/loop", to: "../suite")
    folder.link("linked", to: "suite")
    let result = try roadbook(["run", "linked"] + Self.quick, in: folder.path)
    #expect(result.code == 0, "\(result.errors)")
    #expect(result.output.contains("3 scenarios (3 passed)"), "\(result.output)")
  }

  @Test func `a link that leads nowhere is told, and the other features run`() throws {
    let folder = try TemporaryFolder(["suite/a.feature": Self.good])
    folder.link("suite/gone.feature", to: "nowhere")
    let result = try roadbook(["run", "suite"] + Self.quick, in: folder.path)
    #expect(result.output.contains("1 scenario (1 passed)"), "\(result.output)\(result.errors)")
    #expect(result.errors.contains("gone.feature"), "\(result.errors)")
  }

  @Test func `a folder whose name ends like a line can be named`() throws {
    try withFolder(["c:12/a.feature": Self.good]) { folder in
      let result = try roadbook(["run", "c:12"] + Self.quick, in: folder)
      #expect(result.output.contains("1 scenario (1 passed)"), "\(result.output)\(result.errors)")
    }
  }

  @Test func `folders on the way to a report are made`() throws {
    try withFolder(["a.feature": Self.good]) { folder in
      let result = try roadbook(
        ["run", "a.feature", "-b", "memory", "-f", "junit:no/such/x.xml"], in: folder)
      #expect(result.code == 0, "\(result.errors)")
      #expect(try text("no/such/x.xml", in: folder).contains("<testcase"))
    }
  }

  @Test(arguments: [["junit:x", "json:./x"], ["pretty", "json"]])
  func `two reports to one place are refused before anything runs`(_ formats: [String]) throws {
    try withFolder(["a.feature": Self.good]) { folder in
      let result = try roadbook(
        ["run", "a.feature"] + formats.flatMap { ["-f", $0] }, in: folder)
      #expect(result.code == 2)
      #expect(result.errors.contains("one place"), "\(result.errors)")
      #expect(!FileManager.default.fileExists(atPath: "\(folder)/x"))
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full"))
  func `a full device is told, also on standard output`() throws {
    try withFolder(["a.feature": Self.good]) { folder in
      let roadbook = ServeTests.command[0]
      for command in ["\(roadbook) run a.feature -b memory", "\(roadbook) steps"] {
        let result = try run("sh", "-c", "\(command) >/dev/full", in: folder)
        #expect(result.code == 2, "\(command)")
        #expect(result.errors.contains("could not be written"), "\(result.errors)")
      }
    }
  }

  @Test func `format keeps the mode, and writes through links`() throws {
    let folder = try TemporaryFolder(["a.feature": Self.crooked, "b.feature": Self.crooked])
    let path = { (name: String) in "\(folder.path)/\(name)" }
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o600], ofItemAtPath: path("a.feature"))
    folder.link("link.feature", to: "a.feature")
    try FileManager.default.linkItem(atPath: path("b.feature"), toPath: path("hard.feature"))
    let result = try roadbook(["format", "link.feature", "hard.feature"], in: folder.path)
    #expect(result.code == 0, "\(result.errors)")
    #expect(folder.mode(of: "a.feature") == 0o600)
    for name in ["a.feature", "b.feature", "hard.feature"] {
      #expect(try text(name, in: folder.path) != Self.crooked, "\(name)")
    }
    let kind = try FileManager.default.attributesOfItem(atPath: path("link.feature"))[.type]
    #expect(kind as? FileAttributeType == .typeSymbolicLink)
  }

  @Test func `features of one's own are linted by what is true of any feature`() throws {
    let text = "Feature: f\n  @mine\n  Scenario: s\n    Given a step\n"
    try withFolder(["a.feature": text]) { folder in
      let result = try roadbook(["lint", "a.feature"], in: folder)
      #expect(result.code == 0, "\(result.output)\(result.errors)")
    }
  }

  private func text(_ name: String, in folder: String) throws -> String {
    try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
  }
}
