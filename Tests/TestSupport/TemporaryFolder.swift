import Foundation

/// A folder on the real disk that is removed when the value goes.
package final class TemporaryFolder: Sendable {
  package let path: String

  /// A folder that holds some files, by their paths within it.
  package init(_ files: [String: String] = [:]) throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("roadbook-\(UUID().uuidString)")
    path = url.path
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, text) in files { try write(text, to: name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, and makes the folders on the way to it.
  package func write(_ text: String, to name: String) throws {
    let url = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// The permission bits of a file; 0 where there is none.
  package func mode(of name: String) -> UInt32 {
    var found = stat()
    return lstat("\(path)/\(name)", &found) == 0 ? UInt32(found.st_mode) & 0o777 : 0
  }

  /// Makes a symbolic link.
  package func link(_ name: String, to target: String) { symlink(target, "\(path)/\(name)") }

  /// Makes a named pipe.
  package func pipe(_ name: String) { mkfifo("\(path)/\(name)", 0o600) }
}
