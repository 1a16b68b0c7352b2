public import Foundation
import Synchronization

/// Gives every scenario a directory of its own, and removes it afterwards.
///
/// The directory is named and not made: a system that keeps nothing on disk leaves nothing behind. Its name
/// begins with `roadbook-` and a UUID, so that nothing that was there before is ever used or removed.
public final class Workspace: Sendable {
  private let prefix: String
  private let count = Mutex(0)

  /// Directories in a folder; the temporary one where none is given.
  public init(in folder: String = NSTemporaryDirectory(), id: UUID = UUID()) {
    prefix = "\(folder)/roadbook-\(id.uuidString)-"
  }

  /// A directory that was never given before.
  public func directory() -> String {
    let number = count.withLock { count in
      count += 1
      return count
    }
    return "\(prefix)\(number)"
  }

  /// Removes a directory that this workspace gave, and what it holds; leaves any other alone.
  public func remove(_ directory: String) {
    guard directory.hasPrefix(prefix) else { return }
    try? FileManager.default.removeItem(atPath: directory)
  }
}
