internal import SeededRandom
import Storage

/// Which of the changes that were not synced a crash leaves on the disk.
package enum Survival: CaseIterable, Sendable {
  /// None of them.
  case synced
  /// All of them, as when only the process died.
  case everything
  /// Any of them, in any order, writes in part: as a generator chooses.
  case some
}

extension DiskState {
  /// The disk as it is found after a crash: everything on it is durable.
  ///
  /// `seed` chooses what survives where `survival` is ``Survival/some``.
  package func afterCrash(_ survival: Survival, seed: UInt64 = 0) -> DiskState {
    var generator = SplitMix64(seed: seed)
    var after = self
    for change in pendingNames where survival.keeps(using: &generator) {
      change.apply(to: &after.syncedNames)
    }
    after.dropUnreachableNames()
    after.names = after.syncedNames
    after.pendingNames = []
    after.inodes = [:]
    for inode in Set(after.names.values).sorted() {
      guard var file = inodes[inode] else { continue }
      for change in file.pending {
        survival.part(of: change, using: &generator)?.apply(to: &file.synced)
      }
      file.bytes = file.synced
      file.pending = []
      after.inodes[inode] = file
    }
    return after
  }

  /// What a folder held is lost with the name of the folder.
  private mutating func dropUnreachableNames() {
    for path in syncedNames.keys.sorted(by: { $0.utf8.count < $1.utf8.count }) where path != "/" {
      if syncedNames[Path.folder(of: path)] == nil { syncedNames[path] = nil }
    }
  }
}

extension Survival {
  fileprivate func keeps(using generator: inout SplitMix64) -> Bool {
    switch self {
    case .synced: false
    case .everything: true
    case .some: Bool.random(using: &generator)
    }
  }

  fileprivate func part(
    of change: DiskState.ByteChange, using generator: inout SplitMix64
  ) -> DiskState.ByteChange? {
    guard self == .some, case .write(let offset, let bytes) = change.kind else {
      return keeps(using: &generator) ? change : nil
    }
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: return nil
    case 1: return change
    default:
      let start =
        Bool.random(using: &generator) ? 0 : Int.random(in: 0...bytes.count, using: &generator)
      let end = Int.random(in: start...bytes.count, using: &generator)
      return DiskState.ByteChange(kind: .write(at: offset + start, Array(bytes[start..<end])))
    }
  }
}
