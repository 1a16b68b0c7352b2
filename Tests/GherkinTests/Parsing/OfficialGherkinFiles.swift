import Foundation
import Gherkin
import Testing

/// A feature file of Cucumber's conformance data, with the expected results beside it.
struct OfficialFile: CustomTestStringConvertible, Sendable {
  let folder: String
  let name: String

  var testDescription: String { "\(folder)/\(name)" }

  /// The source under the uri that the expected results have.
  func source() throws -> Source {
    let data = try Data(contentsOf: OfficialFile.root.appending(path: "\(folder)/\(name)"))
    return Source(uri: "../testdata/\(folder)/\(name)", bytes: Array(data))
  }

  /// The text of the file with this further extension.
  func expected(_ suffix: String) throws -> Data {
    try Data(contentsOf: OfficialFile.root.appending(path: "\(folder)/\(name).\(suffix)"))
  }

  static let good = files(in: "good")
  static let bad = files(in: "bad")
  static let isPresent = !good.isEmpty

  private static var root: URL { OfficialCases.folder.appending(path: "gherkin/testdata") }

  private static func files(in folder: String) -> [OfficialFile] {
    let path = root.appending(path: folder).path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { $0.hasSuffix(".feature") || $0.hasSuffix(".feature.md") }.sorted()
      .map { OfficialFile(folder: folder, name: $0) }
  }
}

/// JSON values, one a line, in a form in which equal values are equal text.
func canonicalLines(_ json: some Sequence<UInt8>) throws -> [String] {
  try Data(json).split(separator: UInt8(ascii: "\n")).map { line in
    let value = try JSONSerialization.jsonObject(with: line)
    let data = try JSONSerialization.data(withJSONObject: value, options: [.sortedKeys])
    return String(decoding: data, as: UTF8.self)
  }
}

/// The envelopes of messages, in the form of ``canonicalLines(_:)``.
func canonicalEnvelopes(_ messages: [any Message]) throws -> [String] {
  var writer = MessageWriter()
  for message in messages { writer.envelope(message) }
  return try canonicalLines(writer.take())
}

/// Whether two lists of texts have the same bytes: Swift's `==` takes composed and decomposed letters for equal.
func haveSameBytes(_ first: [String], _ second: [String]) -> Bool {
  first.map { Array($0.utf8) } == second.map { Array($0.utf8) }
}
