/// Which of the changes that were not synced a crash leaves on the disk.
public enum Survival: Hashable, Sendable {
  /// None of them.
  case synced
  /// All of them, as when only the process died.
  case everything
  /// Any of them in any order, writes in part; the same seed chooses the same.
  case some(seed: UInt64)
}

extension DiskState {
  /// The disk as it is found after a crash: everything on it is durable.
  public func afterCrash(_ survival: Survival) -> DiskState {
    var after = self
    var dice = Dice(survival)
    for change in pendingNames where dice.keeps() { change.apply(to: &after.syncedNames) }
    after.dropUnreachableNames()
    after.names = after.syncedNames
    after.pendingNames = []
    after.inodes = [:]
    for inode in Set(after.names.values).sorted() {
      guard var file = inodes[inode] else { continue }
      for change in file.pending { dice.part(of: change)?.apply(to: &file.synced) }
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

  private struct Dice {
    private let survival: Survival
    private var generator: SplitMix64

    init(_ survival: Survival) {
      self.survival = survival
      if case .some(let seed) = survival {
        generator = SplitMix64(seed: seed)
      } else {
        generator = SplitMix64(seed: 0)
      }
    }

    mutating func keeps() -> Bool {
      switch survival {
      case .synced: false
      case .everything: true
      case .some: generator.below(2) == 0
      }
    }

    mutating func part(of change: ByteChange) -> ByteChange? {
      guard case .some = survival, case .write(let offset, let bytes) = change.kind else {
        return keeps() ? change : nil
      }
      switch generator.below(4) {
      case 0: return nil
      case 1: return change
      default:
        let start = generator.below(2) * generator.below(bytes.count + 1)
        let end = start + generator.below(bytes.count - start + 1)
        return ByteChange(kind: .write(at: offset + start, Array(bytes[start..<end])))
      }
    }
  }
}
