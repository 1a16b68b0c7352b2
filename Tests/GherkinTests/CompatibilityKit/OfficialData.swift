import Foundation
import Gherkin
import GherkinConformance
import JSON
import Testing

/// Where the official suites are in the shared test data.
enum OfficialData {
  static let missing: Testing.Comment =
    "the official test data is absent: set ROADBOOK_SHARED to the folder that holds testdata/"

  static let folder: String = {
    if let path = ProcessInfo.processInfo.environment["ROADBOOK_SHARED"] {
      return "\(path)/testdata"
    }
    let root = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }
    return root.appending(path: "../shared/testdata").standardized.path
  }()

  static let isPresent = FileManager.default.fileExists(atPath: folder)

  static let files = SuiteFiles(
    names: { (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? [] },
    bytes: { path in FileManager.default.contents(atPath: path).map { Array($0) } })

  static let samples = KitSample.all(in: "\(folder)/compatibility-kit", files)
}

extension KitSample: CustomTestStringConvertible {
  /// The name.
  public var testDescription: String { name }
}

extension OfficialData {
  /// The schema of envelopes; nil where it cannot be read.
  static let schema: JSONSchema? = {
    let path = "\(folder)/messages/jsonschema/messages.schema.json"
    guard let bytes = files.bytes(path), let root = try? JSONReader.read(bytes) else { return nil }
    return JSONSchema(root)
  }()
}
