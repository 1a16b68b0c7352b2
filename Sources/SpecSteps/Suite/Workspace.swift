import Foundation
import Synchronization

/// Gives every scenario a directory of its own under one folder, and takes it away again.
///
/// The directory is named and not made: a system that keeps nothing on disk leaves nothing behind.
public final class Workspace: Sendable {
  private let folder: String
  private let count = Mutex(0)

  /// Directories under a folder that nobody else uses.
  public init(under folder: String) { self.folder = folder }

  /// A fresh folder among the temporary ones.
  public static func temporary() -> Workspace {
    Workspace(under: "\(NSTemporaryDirectory())roadbook-\(UUID().uuidString)")
  }

  /// A directory that was never given before.
  public func directory() -> String {
    let number = count.withLock { count in
      count += 1
      return count
    }
    return "\(folder)/\(number)"
  }

  /// Removes a directory and what it holds.
  public func remove(_ directory: String) {
    try? FileManager.default.removeItem(atPath: directory)
  }

  /// Removes everything.
  public func removeAll() { remove(folder) }
}
