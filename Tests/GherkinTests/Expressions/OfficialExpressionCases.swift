import Foundation
import Testing

@testable import Gherkin

/// The official cases of Cucumber Expressions and tag expressions, read from the shared test data.
enum OfficialCases {
  static let missing: Testing.Comment =
    "the official test data is absent: set ROADBOOK_SHARED to the folder that holds testdata/"

  static let folder: URL = {
    if let path = ProcessInfo.processInfo.environment["ROADBOOK_SHARED"] {
      return URL(filePath: path).appending(path: "testdata")
    }
    let root = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent()
    }
    return root.appending(path: "../shared/testdata").standardized
  }()

  static let isPresent = FileManager.default.fileExists(atPath: folder.path)

  /// The cases of one file, none when the data is absent.
  static func cases<Case: Decodable>(_ path: String, of type: Case.Type = Case.self) -> [Case] {
    guard let data = try? Data(contentsOf: folder.appending(path: path)) else { return [] }
    do {
      return try JSONDecoder().decode([Case].self, from: data)
    } catch {
      Issue.record("\(path) cannot be read: \(error)")
      return []
    }
  }
}

/// A JSON value that an argument may have.
enum ExpectedValue: Decodable, Equatable {
  case null
  case number(Double)
  case integer(Int)
  case text(String)

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let integer = try? container.decode(Int.self) {
      self = .integer(integer)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else {
      self = .text(try container.decode(String.self))
    }
  }

  /// Whether an argument's value is this one: of its own type, equal as a number or text.
  func matches(_ value: (any Sendable)?) -> Bool {
    switch (self, value) {
    case (.null, nil): true
    case (.integer(let expected), let value as any BinaryInteger): Int(value) == expected
    case (.integer(let expected), let value as Double): value == Double(expected)
    case (.number(let expected), let value as Double): value == expected
    case (.text(let expected), let value as String): Array(value.utf8) == Array(expected.utf8)
    default: false
    }
  }
}
