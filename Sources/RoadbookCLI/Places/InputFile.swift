import Foundation

/// Files that the user names.
enum InputFile {
  /// What a file holds.
  static func bytes(of path: String) throws(UsageError) -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: path) else { throw unreadable(path) }
    return Array(data)
  }

  /// Calls with what a file holds, piece by piece.
  static func forEachPiece(of path: String, _ body: ([UInt8]) throws -> Void) throws {
    guard let file = FileHandle(forReadingAtPath: path) else { throw unreadable(path) }
    defer { try? file.close() }
    while let piece = try next(of: file, path) { try body(piece) }
  }

  private static func next(of file: FileHandle, _ path: String) throws(UsageError) -> [UInt8]? {
    do {
      guard let piece = try file.read(upToCount: 1 << 16), !piece.isEmpty else { return nil }
      return Array(piece)
    } catch {
      throw unreadable(path)
    }
  }

  private static func unreadable(_ path: String) -> UsageError {
    UsageError("\(path): there is no such file, or it cannot be read")
  }

  /// The text that a file holds; bytes that are not UTF-8 are replaced.
  static func text(of path: String) throws(UsageError) -> String {
    String(decoding: try bytes(of: path), as: UTF8.self)
  }
}
