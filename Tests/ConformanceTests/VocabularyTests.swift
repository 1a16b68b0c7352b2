import Conformance
import Foundation
import Gherkin
import JSON
import ReferenceSystem
import SpecSteps
import Synchronization
import Testing

/// Holds `Specs/VOCABULARY.md` to the reference, and to what the specs send and hear.
@Suite struct VocabularyTests {
  private static let root = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
  private let document: Vocabulary

  init() throws {
    document = Vocabulary(
      try String(contentsOfFile: "\(Self.root)/Specs/VOCABULARY.md", encoding: .utf8))
  }

  @Test func `every action of the reference has one row, and no other has`() {
    #expect(document.names("action") == ReferenceSystem.actionNames)
  }

  @Test func `every query of the reference has one row, and no other has`() {
    #expect(document.names("query") == ReferenceSystem.queryNames)
  }

  @Test func `every capability stands once in the order, and no other does`() throws {
    let list = CapabilityList(
      try String(contentsOfFile: "\(Self.root)/Specs/capabilities.txt", encoding: .utf8))
    #expect(document.names("capability") == list.capabilities.map(\.rawValue).sorted())
  }

  @Test func `every event that a feature names has a row, with the details that it names`() throws {
    let steps = try Self.cases(Ear()).flatMap(\.pickle.steps)
    let tables = steps.filter { $0.text == "these events happened in order" }.compactMap {
      $0.argument?.dataTable?.texts
    }
    let absent = steps.compactMap { $0.text.firstMatch(of: /^"(.*)" did not happen$/)?.output.1 }
    #expect(tables.count > 100)
    #expect(absent.count > 50)
    for name in absent { expect(eventInWords: String(name), []) }
    for table in tables {
      let details = table[0][0] == "event" ? table[0].dropFirst().map(\.asCode) : []
      for row in details.isEmpty ? table[...] : table.dropFirst() {
        let named = zip(details, row.dropFirst()).filter { !["", "(none)"].contains($1) }
        expect(eventInWords: row[0], named.map(\.0))
      }
    }
  }

  @Test func `what the specs send and hear is what the rows say`() async throws {
    let ear = Ear()
    for spec in try Self.cases(ear) { _ = await spec.play() }
    let heard = ear.heard.withLock { $0 }
    #expect(heard.arguments.count > 100)
    for (action, names) in heard.arguments {
      expect(names, in: document.words(of: "action", action), "arguments of \(action)")
    }
    for (action, codes) in heard.codes {
      let known = document.words(of: "action", action).union(document.prose)
      expect(codes, in: known, "refusals of \(action)")
    }
    for (query, names) in heard.members where !Self.keyedByScenario.contains(query) {
      let known = document.words(of: "query", query).union(document.prose)
      expect(names, in: known, "answer to \(query)")
    }
    for (type, names) in heard.details { expect(event: type, Array(names)) }
  }

  /// Queries whose answers have the scenario's own words for members.
  private static let keyedByScenario: Set = ["undoManager.documents", "book.codes.list"]

  private static func cases(_ ear: Ear) throws -> [SpecCase] {
    let candidate = SpecSuite.Target("memory") { EavesdroppedSystem(ReferenceSystem(), ear) }
    return try SpecSuite(
      ["\(root)/Specs"], places: "\(root)/Specs/places.tsv", targets: [candidate]
    ).cases()
  }

  private func expect(eventInWords words: String, _ details: [String]) {
    let types = document.names("event")
    let ofAnyScreen = types.filter { $0.hasPrefix("SCREEN.") }.first { type in
      words.hasSuffix(type.dropFirst("SCREEN".count).description.inWords)
    }
    let type = types.first { $0.inWords == words } ?? ofAnyScreen
    expect(event: type ?? words, details)
  }

  private func expect(event type: String, _ details: [String]) {
    let ofAnyScreen = "SCREEN." + (type.split(separator: ".").last ?? "")
    let name = document.names("event").contains(type) ? type : ofAnyScreen
    #expect(document.names("event").contains(name), "there is no event \(type)")
    expect(Set(details), in: document.words(of: "event", name), "details of \(type)")
  }

  private func expect(_ names: Set<String>, in known: Set<String>, _ what: String) {
    let missing = names.subtracting(known).sorted()
    #expect(missing.isEmpty, "\(what): \(missing) missing")
  }
}

extension VocabularyTests {
  @Test func `the reasons for refusals are those that the steps know`() throws {
    let text = try String(contentsOfFile: "\(Self.root)/Specs/VOCABULARY.md", encoding: .utf8)
    let rows = text.matches(of: /\| ([a-z][^|`]*) \| `(\w+)` \|\n/).map {
      (String($0.output.1), String($0.output.2))
    }
    #expect(Dictionary(uniqueKeysWithValues: rows) == Refusals.codes)
  }
}

/// The tables of the document: a table is known by its first heading, a row by the code words of its first cell.
private struct Vocabulary {
  /// The code words outside the tables.
  private(set) var prose: Set<String> = []
  private var rows: [(table: String, names: [String], words: [String])] = []

  init(_ text: String) {
    var table: String?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.hasPrefix("|") else {
        table = nil
        prose.formUnion(Self.code(line).flatMap(Self.identifiers))
        continue
      }
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard let current = table else {
        table = cells.first
        continue
      }
      let words = cells.dropFirst().flatMap { Self.code($0).flatMap(Self.identifiers) }
      rows.append((current, Self.code(cells.first ?? "").map(String.init), words))
    }
  }

  func names(_ table: String) -> [String] {
    rows.filter { $0.table == table }.flatMap(\.names).sorted()
  }

  func words(of table: String, _ name: String) -> Set<String> {
    Set(rows.filter { $0.table == table && $0.names.contains(name) }.flatMap(\.words))
  }

  private static func code(_ text: some StringProtocol) -> [Substring] {
    let parts = Substring(text).split(separator: "`", omittingEmptySubsequences: false)
    return parts.enumerated().filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
  }

  /// `{label, value}` are two words.
  private static func identifiers(_ code: Substring) -> [String] {
    code.split { !$0.isLetter }.map(String.init)
  }
}

/// What was said between the kit and a system.
private final class Ear: Sendable {
  struct Heard {
    var arguments: [String: Set<String>] = [:]
    var codes: [String: Set<String>] = [:]
    var members: [String: Set<String>] = [:]
    var details: [String: Set<String>] = [:]
  }

  let heard = Mutex(Heard())
}

/// Passes everything on and listens.
private final class EavesdroppedSystem: SystemUnderTest {
  private let system: any SystemUnderTest
  private let ear: Ear

  init(_ system: any SystemUnderTest, _ ear: Ear) {
    self.system = system
    self.ear = ear
  }

  func perform(_ intent: Intent) async throws -> Reply {
    let reply = try await system.perform(intent)
    ear.heard.withLock { heard in
      heard.arguments[intent.action, default: []].formUnion(intent.arguments.memberNames)
      guard case .refused(let refusal) = reply.outcome else { return }
      heard.codes[intent.action, default: []].insert(refusal.code)
    }
    return Reply(reply.outcome, events: hear(reply.events))
  }

  func observe(_ query: String) async throws -> JSONValue {
    let answer = try await system.observe(query)
    ear.heard.withLock { heard in
      for value in answer.array ?? [answer] {
        heard.members[query, default: []].formUnion(value.memberNames)
      }
    }
    return answer
  }

  func advance(milliseconds: Int) async throws -> [Event] {
    hear(try await system.advance(milliseconds: milliseconds))
  }

  func end() async throws -> [Event] { hear(try await system.end()) }
  func initialize() async throws -> SystemDescription { try await system.initialize() }
  func begin(_ scenario: ScenarioStart) async throws -> Readiness {
    try await system.begin(scenario)
  }
  func relaunch() async throws { try await system.relaunch() }
  func shutdown() async throws { try await system.shutdown() }

  private func hear(_ events: [Event]) -> [Event] {
    ear.heard.withLock { heard in
      for event in events {
        heard.details[event.type, default: []].formUnion(event.details.memberNames)
      }
    }
    return events
  }
}

extension JSONValue {
  fileprivate var memberNames: [String] { members?.map(\.name) ?? [] }
}
