import Foundation

/// Files that the user names.
enum InputFile {
  /// What a file holds.
  static func bytes(of path: String) throws(UsageError) -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw UsageError("\(path): there is no such file, or it cannot be read")
    }
    return Array(data)
  }

  /// The text that a file holds; bytes that are not UTF-8 are replaced.
  static func text(of path: String) throws(UsageError) -> String {
    String(decoding: try bytes(of: path), as: UTF8.self)
  }
}
