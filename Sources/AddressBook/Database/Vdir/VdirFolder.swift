internal import Storage

/// What one file of a vdir was when it was last looked at.
struct VdirFile {
  /// A quick check; nil asks for the content to be looked at.
  var status: FileStatus?
  /// The checksum of its content.
  var etag: UInt64
  /// Whose card it is, or why it is nobody's.
  var content: Result<VdirRecord, VdirWarning>
}

/// Which record a file stands for.
enum VdirRecord: Hashable {
  case person(RecordID)
  case group(RecordID)

  /// The record that a UID of the same kind leads to.
  static func known(_ uid: String, isGroup: Bool, _ ids: IDDirectory) -> VdirRecord? {
    isGroup ? ids.groups[uid].map { .group($0) } : ids.people[uid].map { .person($0) }
  }
}

/// The folder of a vdir: what is in it, what changed, and how one file is replaced.
struct VdirFolder {
  /// A file that has another content than it had.
  struct Reading {
    var name: String
    var status: FileStatus
    var etag: UInt64
    var content: Result<VCard, VdirWarning>
  }

  /// What differs from what was known.
  struct Difference {
    var gone: [String] = []
    var fresh: [Reading] = []
    /// Files whose content is the same though they were touched.
    var touched: [(name: String, status: FileStatus)] = []
  }

  let path: String
  let disk: RetryingFileSystem
  private static let sizeLimit = 64 << 20

  init(_ path: String, on disk: any FileSystem) {
    self.path = path
    self.disk = RetryingFileSystem(disk)
  }

  func path(of name: String) -> String { "\(path)/\(name)" }

  /// Looks at every file, and reads those that seem to have changed. Costs one status a file.
  func difference(from known: [String: VdirFile]) throws(StorageError) -> Difference {
    var difference = Difference()
    var missing = Set(known.keys)
    for name in try names() {
      guard let status = try disk.status(at: path(of: name)) else { continue }
      missing.remove(name)
      let old = known[name]
      if let old, old.status == status { continue }
      guard let reading = try read(name, status) else {
        if old != nil { missing.insert(name) }
        continue
      }
      if old?.etag == reading.etag {
        difference.touched.append((name, status))
      } else {
        difference.fresh.append(reading)
      }
    }
    difference.gone = missing.sorted()
    return difference
  }

  /// The checksum of what a file holds now; nil when it is not there.
  func etag(of name: String) throws(StorageError) -> UInt64? {
    try disk.contents(of: path(of: name)).map { Checksum.of($0[...]) }
  }

  /// Replaces a file in one step. What is half written has a hidden name that every reader passes over.
  func replace(_ name: String, with bytes: [UInt8]) throws(StorageError) {
    try AtomicFile.replace(
      path(of: name), with: bytes, beside: path(of: VdirName.beside), on: disk)
  }

  /// Removes a file, durably.
  func remove(_ name: String) throws(StorageError) {
    try disk.remove(path(of: name))
    try disk.syncFolder(path)
  }

  /// A name that nothing has.
  func freeName(for uid: String) throws(StorageError) -> String {
    for name in VdirName.candidates(for: uid) {
      if try disk.status(at: path(of: name)) == nil { return name }
    }
    throw StorageError(.open, path, .exists)
  }

  private func names() throws(StorageError) -> [String] {
    do throws(StorageError) {
      return try disk.list(path).filter(VdirName.isCard)
    } catch {
      if error.reason == .notFound { return [] }
      throw error
    }
  }

  /// Nil for a file that is not there any more.
  private func read(_ name: String, _ status: FileStatus) throws(StorageError) -> Reading? {
    func left(_ kind: VdirWarning.Kind) -> Reading {
      let etag = Checksum.of(Array("\(kind) \(status)".utf8)[...])
      return Reading(
        name: name, status: status, etag: etag,
        content: .failure(VdirWarning(name: name, kind: kind)))
    }
    guard status.kind == .file else { return left(.notAFile) }
    guard status.size <= VdirFolder.sizeLimit else {
      return left(.tooLarge(limit: VdirFolder.sizeLimit))
    }
    do throws(StorageError) {
      guard let bytes = try disk.contents(of: path(of: name)) else { return nil }
      return Reading(
        name: name, status: status, etag: Checksum.of(bytes[...]),
        content: VdirFolder.card(in: bytes).mapError { VdirWarning(name: name, kind: $0.kind) })
    } catch {
      switch error.reason {
      case .notPermitted: return left(.notPermitted)
      case .symbolicLink, .notAFile: return left(.notAFile)
      default: throw error
      }
    }
  }

  /// The one card of a file.
  private static func card(in bytes: [UInt8]) -> Result<VCard, VdirWarning> {
    func left(_ kind: VdirWarning.Kind) -> Result<VCard, VdirWarning> {
      .failure(VdirWarning(name: "", kind: kind))
    }
    let limits = VCardLimits(bytesInCard: .max, linesInCard: .max, warnings: .max)
    let (cards, warnings) = VCard.parse(bytes, limits: limits)
    guard let card = cards.first else { return left(.noCard) }
    guard cards.count == 1 else { return left(.severalCards(cards.count)) }
    if warnings.contains(where: { $0.kind == .missingEnd }) { return left(.truncated) }
    if let line = warnings.first(where: \.isError)?.line { return left(.wouldLose(line: line)) }
    return .success(card)
  }
}
