import Foundation
import Gherkin
import Testing

/// A feature file with errors, and beside it the messages that they give, one a line.
struct BadFixture: CustomTestStringConvertible, Sendable {
  let name: String

  var testDescription: String { name }
  var source: URL { BadFixture.folder.appending(path: "\(name).feature") }
  var messages: URL { BadFixture.folder.appending(path: "\(name).errors") }

  static let all: [BadFixture] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".feature") }.sorted().map {
      BadFixture(name: String($0.dropLast(".feature".count)))
    }
  }()

  private static let folder: URL = {
    let root = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent()
    }
    return root.appending(path: "Fixtures/Gherkin/bad")
  }()
}

struct `Bad fixtures` {
  @Test(arguments: BadFixture.all)
  func `give the messages beside them`(_ fixture: BadFixture) throws {
    let bytes = try Array(Data(contentsOf: fixture.source))
    var ids = IDGenerator()
    let failure = #expect(throws: ParseFailure.self) {
      try GherkinDocument(parsing: Source(uri: fixture.name, bytes: bytes), ids: &ids)
    }
    let text = try #require(failure).errors.map { $0.message + "\n" }.joined()
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
      try Data(text.utf8).write(to: fixture.messages)
      Issue.record("recorded \(fixture.messages.lastPathComponent)")
    }
    let expected = try String(decoding: Data(contentsOf: fixture.messages), as: UTF8.self)
    #expect(haveSameBytes([text], [expected]), "\(text)")
  }

  @Test func `are found`() {
    #expect(BadFixture.all.count == 13)
  }
}
