import Storage

/// All that a ``FakeDisk`` holds, as a value: what programs see, and what a crash would leave of it.
package struct DiskState {
  struct Inode {
    let kind: FileKind
    var bytes: [UInt8] = []
    var synced: [UInt8] = []
    var pending: [ByteChange] = []
    var modified: Int
  }

  struct ByteChange {
    enum Kind {
      case write(at: Int, [UInt8])
      case truncate(to: Int)
    }
    let kind: Kind
    /// A sync failed over it. As on Linux, later syncs succeed without it.
    var isAbandoned = false

    func apply(to bytes: inout [UInt8]) {
      switch kind {
      case .write(let offset, let new):
        if bytes.count < offset { bytes += [UInt8](repeating: 0, count: offset - bytes.count) }
        let end = min(bytes.count, offset + new.count)
        bytes.replaceSubrange(offset..<end, with: new)
      case .truncate(let size):
        if size < bytes.count { bytes.removeLast(bytes.count - size) }
        if size > bytes.count { bytes += [UInt8](repeating: 0, count: size - bytes.count) }
      }
    }
  }

  enum NameChange {
    case link(String, inode: Int)
    case unlink(String)
    case move(String, to: String, inode: Int)

    var folder: String {
      switch self {
      case .link(let path, _), .unlink(let path), .move(_, let path, _): Path.folder(of: path)
      }
    }

    func apply(to names: inout [String: Int]) {
      switch self {
      case .link(let path, let inode): names[path] = inode
      case .unlink(let path): names[path] = nil
      case .move(let path, let newPath, let inode):
        // A rename whose target survives without its creation: the bytes still have that name only.
        names[path] = nil
        names[newPath] = inode
      }
    }
  }

  var inodes: [Int: Inode] = [1: Inode(kind: .folder, modified: 0)]
  var names = ["/": 1]
  var syncedNames = ["/": 1]
  var pendingNames: [NameChange] = []
  private var lastInode = 1
  private var clock = 0

  /// An empty disk with the folder `/`.
  package init() {}

  /// The paths that programs see, sorted.
  package var paths: [String] { names.keys.sorted() }

  mutating func tick() -> Int {
    clock += 1
    return clock
  }

  mutating func make(_ kind: FileKind, at path: String) -> Int {
    lastInode += 1
    inodes[lastInode] = Inode(kind: kind, modified: tick())
    change(.link(path, inode: lastInode))
    return lastInode
  }

  mutating func change(_ change: NameChange) {
    change.apply(to: &names)
    pendingNames.append(change)
  }

  mutating func change(_ inode: Int, _ kind: ByteChange.Kind) {
    let now = tick()
    let change = ByteChange(kind: kind)
    guard var file = inodes.removeValue(forKey: inode) else { return }
    change.apply(to: &file.bytes)
    file.pending.append(change)
    file.modified = now
    inodes[inode] = file
  }

  mutating func sync(_ inode: Int) {
    guard var file = inodes[inode], !file.pending.isEmpty else { return }
    if file.pending.contains(where: \.isAbandoned) {
      for change in file.pending where !change.isAbandoned { change.apply(to: &file.synced) }
    } else {
      file.synced = file.bytes
    }
    file.pending = []
    inodes[inode] = file
  }

  mutating func abandon(_ inode: Int) {
    guard var file = inodes[inode] else { return }
    for index in file.pending.indices { file.pending[index].isAbandoned = true }
    inodes[inode] = file
  }

  mutating func syncNames(in folder: String) {
    for change in pendingNames where change.folder == folder { change.apply(to: &syncedNames) }
    pendingNames.removeAll { $0.folder == folder }
  }
}
