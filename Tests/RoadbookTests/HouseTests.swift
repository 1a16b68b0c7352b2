import Foundation
import Testing

/// The one-way imports of the house. `Package.swift` declares them; this reads the sources.
@Suite struct HouseTests {
  /// What each room may import of the others.
  static let arrows: [String: Set<String>] = [
    "JSON": [],
    "Storage": [],
    "AddressBook": ["Storage"],
    "Undo": [],
    "Headless": ["Undo"],
    "AddressBookUI": ["Headless", "AddressBook", "Undo"],
    "RoadTrip": ["AddressBookUI", "Headless", "Undo", "AddressBook", "Storage", "JSON"],
    "BestFriend": ["AddressBookUI", "Headless", "AddressBook"],
    "Fakes": [
      "RoadTrip", "BestFriend", "AddressBookUI", "Headless", "Undo", "AddressBook", "Storage",
    ],
    "Gherkin": ["JSON"],
    "Conformance": ["JSON"],
    "SpecSteps": ["Conformance", "Gherkin", "JSON"],
    "ReferenceSystem": [
      "Conformance", "Fakes", "RoadTrip", "BestFriend", "AddressBookUI", "Headless", "Undo",
      "AddressBook", "Storage", "JSON",
    ],
    "SpecTesting": ["SpecSteps", "Conformance", "Gherkin"],
    "SpecXCTest": ["SpecSteps", "Conformance", "Gherkin"],
    "roadbook": [
      "JSON", "Storage", "AddressBook", "RoadTrip", "Gherkin", "Conformance", "SpecSteps",
      "ReferenceSystem",
    ],
  ]

  @Test func `every folder of Sources is a room of the table`() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: "\(Package.root)/Sources")
    #expect(Set(folders) == Set(Self.arrows.keys))
  }

  @Test(arguments: arrows.keys.sorted())
  func `a room imports what the table allows`(_ room: String) throws {
    let allowed = try #require(Self.arrows[room])
    for (file, imports) in try Self.imports(of: room) {
      let others = imports.intersection(Self.arrows.keys).subtracting(allowed)
      #expect(others.isEmpty, "\(file) imports \(others.sorted())")
    }
  }

  @Test func `only Storage and the kit touch files`() throws {
    let mayUseFoundation: Set = ["SpecSteps", "roadbook", "Conformance"]
    for room in Self.arrows.keys.sorted() where !mayUseFoundation.contains(room) {
      for (file, imports) in try Self.imports(of: room) {
        #expect(!imports.contains("Foundation"), "\(file) imports Foundation")
      }
    }
  }

  private static func imports(of room: String) throws -> [(file: String, imports: Set<String>)] {
    let folder = "\(Package.root)/Sources/\(room)"
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return try names.filter { $0.hasSuffix(".swift") }.map { name in
      let text = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
      let lines = text.split(whereSeparator: \.isNewline).map { $0.split(separator: " ") }
      let imported = lines.compactMap { words in
        words.firstIndex(of: "import").flatMap { $0 <= 1 ? words.dropFirst($0 + 1).last : nil }
      }
      return (name, Set(imported.map(String.init)))
    }
  }
}
