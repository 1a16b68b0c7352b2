import Foundation
import TestSupport

/// The real-world cards of the shared folder and what their manifest expects.
enum Corpus {
  static let folder = Checkout.shared("vcards")

  static var isPresent: Bool { FileManager.default.fileExists(atPath: folder + "/manifest.json") }

  /// A file of the corpus.
  struct File: Decodable, Sendable, CustomStringConvertible {
    var file: String
    var cards: Int
    var expected: [Fact]
    var reportedLines: [ReportedLine]?
    var description: String { file }
  }

  struct ReportedLine: Decodable, Sendable {
    var line: Int
  }

  /// The files that the manifest lists.
  static func listedFiles() throws -> [File] {
    struct Manifest: Decodable { var files: [File] }
    let data = try Data(contentsOf: URL(fileURLWithPath: folder + "/manifest.json"))
    return try JSONDecoder().decode(Manifest.self, from: data).files
  }

  /// For the arguments of tests; that the manifest can be decoded is a test of its own.
  static let files = (try? listedFiles()) ?? []

  static func bytes(_ file: String) -> [UInt8] {
    FileManager.default.contents(atPath: folder + "/" + file).map(Array.init) ?? []
  }
}

/// A JSON value with the manifest's own ways to leave room: `oneOf`, `startsWith`.
enum Fact: Decodable, Equatable, Sendable, CustomStringConvertible {
  case null
  case bool(Bool)
  case number(Int)
  case string(String)
  case list([Fact])
  case object([String: Fact])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let bool = try? container.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? container.decode(Int.self) {
      self = .number(number)
    } else if let string = try? container.decode(String.self) {
      self = .string(string)
    } else if let list = try? container.decode([Fact].self) {
      self = .list(list)
    } else {
      self = .object(try container.decode([String: Fact].self))
    }
  }

  /// Where a value is not as expected, one line a difference.
  func differences(from actual: Fact, at path: String = "") -> [String] {
    if case .object(let wanted) = self {
      if case .list(let choices) = wanted["oneOf"] {
        return choices.contains { $0.differences(from: actual).isEmpty }
          ? [] : ["\(path): \(actual) is none of \(choices)"]
      }
      if case .string(let start) = wanted["startsWith"], case .string(let text) = actual {
        return text.hasPrefix(start) ? [] : ["\(path): \(actual) does not start with \(start)"]
      }
      guard case .object(let found) = actual else { return ["\(path): \(actual), not \(self)"] }
      return wanted.keys.sorted().flatMap { key in
        (wanted[key] ?? .null).differences(from: found[key] ?? .null, at: "\(path).\(key)")
      }
    }
    if case .list(let wanted) = self, case .list(let found) = actual, wanted.count == found.count {
      return zip(wanted, found).enumerated().flatMap { index, pair in
        pair.0.differences(from: pair.1, at: "\(path)[\(index)]")
      }
    }
    return self.isExactly(actual) ? [] : ["\(path): \(actual), not \(self)"]
  }

  /// Compares scalar by scalar: composed and decomposed letters are not the same bytes.
  private func isExactly(_ other: Fact) -> Bool {
    guard case .string(let mine) = self, case .string(let theirs) = other else {
      return self == other
    }
    return mine.unicodeScalars.elementsEqual(theirs.unicodeScalars)
  }

  var description: String {
    switch self {
    case .null: "null"
    case .bool(let bool): "\(bool)"
    case .number(let number): "\(number)"
    case .string(let string): string.debugDescription
    case .list(let list): "[" + list.map(\.description).joined(separator: ", ") + "]"
    case .object(let object):
      "{" + object.keys.sorted().map { "\($0): \(object[$0] ?? .null)" }.joined(separator: ", ")
        + "}"
    }
  }
}
