import Foundation
import Synchronization

/// Gives every scenario a directory of its own, and takes it away again.
///
/// The directory is named and not made: a system that keeps nothing on disk leaves nothing behind.
public final class Workspace: Sendable {
  private let prefix: String
  private let count = Mutex(0)

  /// Directories in a folder, numbered.
  public init(under folder: String) { prefix = "\(folder)/" }

  private init(prefix: String) { self.prefix = prefix }

  /// Directories among the temporary ones, with names that nobody else uses.
  public static func temporary() -> Workspace {
    Workspace(prefix: "\(NSTemporaryDirectory())roadbook-\(UUID().uuidString)-")
  }

  /// A directory that was never given before.
  public func directory() -> String {
    let number = count.withLock { count in
      count += 1
      return count
    }
    return "\(prefix)\(number)"
  }

  /// Removes a directory and what it holds.
  public func remove(_ directory: String) {
    try? FileManager.default.removeItem(atPath: directory)
  }
}
