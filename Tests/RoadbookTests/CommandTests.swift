import Foundation
import TestSupport
import Testing

@Suite struct CommandTests {
  @Test func `without a word every spec is replayed, with every backing`() throws {
    let result = try roadbook("--format", "pretty", "--tags", "@id:BF-010")
    #expect(result.code == 0, "\(result.output)\(result.errors)")
    for backing in ["memory", "file", "vdir"] {
      #expect(result.output.contains("Nobody was shown before [\(backing)]"), "\(backing)")
    }
    #expect(result.output.contains("3 scenarios (3 passed)"), "\(result.output)")
  }

  @Test func `a scenario is chosen by its line`() throws {
    let result = try roadbook(
      "run", "Specs/RoadTrip/cancel-import.feature:16", "--backing", "memory", "-f", "progress")
    #expect(result.output.contains("1 scenario (1 passed)"), "\(result.output)")
  }

  @Test func `every error of a feature is named with its place, and nothing runs`() throws {
    let text =
      "Feature: one\n  Scenario: a\n    Given x\n    Gibt es nicht\n"
      + "  Scenario: b\n    Given y\n      | a |\n      | a | b |\n"
    try withFolder(["broken.feature": text]) { folder in
      let result = try roadbook("run", "\(folder)/broken.feature")
      #expect(result.code == 2)
      #expect(result.output.isEmpty, "\(result.output)")
      #expect(result.errors.contains("broken.feature:4:5"), "\(result.errors)")
      #expect(result.errors.contains("broken.feature:8:7"), "\(result.errors)")
      #expect(result.errors.contains("Gibt es nicht"))
      #expect(result.errors.contains("^"))
    }
  }

  @Test func `where there is no feature it says where it looked`() throws {
    try withFolder(["notes.txt": "no feature"]) { folder in
      let result = try roadbook("run", folder)
      #expect(result.code == 2)
      #expect(result.errors.contains("no feature in \(folder)"), "\(result.errors)")
    }
  }

  @Test func `outside a checkout the features that came with the program are run`() throws {
    try withFolder([:]) { folder in
      let result = try roadbook("--tags", "@id:RT-004", "-f", "progress", in: folder)
      #expect(result.code == 0, "\(result.errors)")
      #expect(result.output.contains("3 scenarios (3 passed)"), "\(result.output)")
    }
  }

  @Test func `a folder of features that is named wins`() throws {
    let text = "Feature: f\n  Scenario: mine\n    Given the hotel list is open\n"
    try withFolder(["Specs/other.feature": "Feature: o", "mine/f.feature": text]) { folder in
      let result = try roadbook("run", "--specs", "mine", "-f", "pretty", in: folder)
      #expect(result.code == 0, "\(result.errors)")
      #expect(result.output.contains("mine"), "\(result.output)")
      #expect(result.output.contains("3 scenarios (3 passed)"), "\(result.output)")
    }
  }

  @Test func `an undefined step is never passed and comes with a snippet and the nearest sentence`()
    throws
  {
    let text = "Feature: f\n  Scenario: s\n    Given the hotel list is opened\n"
    try withFolder(["f.feature": text]) { folder in
      let result = try roadbook("run", "\(folder)/f.feature", "--backing", "memory")
      #expect(result.code == 1)
      #expect(result.output.contains("1 undefined"), "\(result.output)")
      #expect(result.output.contains("steps.define(\"the hotel list is opened\")"))
      #expect(result.output.contains("the hotel list is open"))
    }
  }

  @Test(arguments: [
    (["runn"], "did you mean run?"),
    (["--taggs", "@x"], "did you mean --tags?"),
    (["run", "--backing", "flie"], "did you mean file?"),
    (["run", "--tags", "@listing-1.222"], "did you mean @listing-1.2"),
    (["run", "--format", "prety"], "did you mean pretty?"),
    (["run", "--jobs", "none"], "--jobs takes a whole number from 1"),
    (["run", "--timeout", "9223372036854775807"], "from 1 to 4000000000"),
    (["@no-such-list"], "no-such-list: there is no such file"),
    (["Specs/BestFriend/cancel.feature", "--format", "json:/dev/full"], "/dev/full: the report"),
    (["run", "--tags", "@a or"], "Tag expression"),
    (["run", "no/such.feature"], "no/such.feature"),
    (["conform"], "--"),
    (["vcard", "chek", "x"], "did you mean check?"),
    (["serve", "memory"], "memory: one word too many"),
    (["trace", "rules"], "rules: one word too many"),
    (["steps", "Specs"], "Specs: one word too many"),
  ])
  func `a slip is answered by a sentence with the way out`(
    _ words: [String], _ hint: String
  ) throws {
    let process = try run(words)
    #expect(process.code == 2)
    #expect(process.errors.contains(hint), "\(process.errors)")
  }

  @Test func `a broken feature is told line by line`() throws {
    try withFolder(["f.feature": "Feature: f\n  Scenario: s\n    Nonsense\n    Given x\n  Foo\n"]) {
      folder in
      let result = try roadbook("list", "\(folder)/f.feature")
      #expect(result.code == 2)
      #expect(result.errors.hasPrefix("roadbook: \(folder)/f.feature: (5:3)"), "\(result.errors)")
    }
  }

  private func run(_ words: [String]) throws -> CommandLineResult {
    switch words.count {
    case 1: try roadbook(words[0])
    case 2: try roadbook(words[0], words[1])
    default: try roadbook(words[0], words[1], words[2])
    }
  }

  @Test func `every listing and departure is shown or explained`() throws {
    let result = try roadbook("trace")
    #expect(result.code == 0, "\(result.output)")
  }

  @Test func `a listing without a scenario fails the trace`() throws {
    let files = [
      "Specs/listings.txt": "listing-9.9 Nowhere\n", "Specs/DEPARTURES.md": "",
      "Specs/a.feature": "Feature: a\n", "Fixtures/x": "",
    ]
    try withFolder(files) { folder in
      let result = try roadbook("trace", in: folder)
      #expect(result.code == 1)
      #expect(result.output.contains("listing-9.9  MISSING"), "\(result.output)")
    }
  }

  @Test func `the features keep their own rules`() throws {
    let result = try roadbook("lint")
    #expect(result.code == 0, "\(result.output)")
  }

  @Test func `help names every command`() throws {
    let result = try roadbook("--help")
    for name in ["run", "trace", "list", "steps", "conform", "serve", "vcard", "store"] {
      #expect(result.output.contains("  \(name)"), "\(name)")
    }
  }

  @Test func `every person of a vCard file is picked once`() throws {
    let card = """
      BEGIN:VCARD\r\nVERSION:3.0\r\nN:Bell;Kate;;;\r\nFN:Kate Bell\r
      ADR;TYPE=home:;;165 Davis Street;Hillsborough;CA;94010;\r\nEND:VCARD\r

      """
    try withFolder(["people.vcf": card]) { folder in
      let result = try roadbook(
        "run", "--contacts", "\(folder)/people.vcf", "-f", "progress", "--backing", "memory")
      #expect(result.code == 0, "\(result.output)\(result.errors)")
      #expect(result.output.contains("1 scenario (1 passed)"), "\(result.output)")
    }
  }

  @Test func `a directory that is a file is named before anything runs, and left alone`() throws {
    try withFolder(["data": "mine"]) { folder in
      let result = try roadbook("run", "--backing=file", "--directory=\(folder)/data")
      #expect(result.code == 2)
      #expect(result.output.isEmpty, "\(result.output)")
      #expect(result.errors.contains("\(folder)/data"), "\(result.errors)")
      #expect(try String(contentsOfFile: "\(folder)/data", encoding: .utf8) == "mine")
    }
  }

  /// A scenario's directory is removed after it; what was there before is not the scenario's.
  @Test func `folders of the user's own in the directory are left alone`() throws {
    let files = Dictionary(uniqueKeysWithValues: (1...4).map { ("data/\($0)/kept.txt", "mine") })
    try withFolder(files) { folder in
      let result = try roadbook("run", "--tags=@id:RT-004", "--directory=\(folder)/data")
      #expect(result.code == 0, "\(result.errors)")
      for name in files.keys {
        #expect(try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8) == "mine")
      }
      let left = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/data")
      #expect(left.sorted() == ["1", "2", "3", "4"])
    }
  }

  @Test func `a directory that can be written is used and left empty`() throws {
    try withFolder([:]) { folder in
      let result = try roadbook("run", "--tags=@id:RT-004", "--directory=\(folder)/data")
      #expect(result.code == 0, "\(result.errors)")
      #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder)/data").isEmpty)
    }
  }
}
