internal import Storage

/// The folder of a vdir: what is in it, what changed, and how one file is replaced.
struct VdirFolder {
  /// A file that has another content than it had.
  struct Reading {
    var name: String
    var status: FileStatus?
    var etag: UInt64
    var content: Result<VCard, VdirWarning>
  }

  /// What differs from what was known.
  struct Difference {
    var gone: [String] = []
    var fresh: [Reading] = []
    /// Files whose content is the same though they were touched.
    var touched: [(name: String, status: FileStatus?)] = []
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
  func difference(from known: [ExactText: VdirFile]) throws(StorageError) -> Difference {
    var difference = Difference()
    var missing = Set(known.keys)
    for name in try names() {
      let old = known[ExactText(name)]
      let status = try disk.status(at: path(of: name))
      if let old, status != nil, old.status == status {
        missing.remove(ExactText(name))
        continue
      }
      guard let reading = try read(name, status) else { continue }
      missing.remove(ExactText(name))
      if old?.etag == reading.etag {
        difference.touched.append((name, status))
      } else {
        difference.fresh.append(reading)
      }
    }
    difference.gone = missing.map(\.text)
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
    for name in VdirName.names(for: uid) {
      if try disk.status(at: path(of: name)) == nil { return name }
    }
    throw StorageError(.open, path, .exists)
  }

  func names() throws(StorageError) -> [String] {
    do throws(StorageError) {
      return try disk.list(path).filter(VdirName.isCard)
    } catch {
      if error.reason == .notFound { return [] }
      throw error
    }
  }

  /// Nil for a file that is not there any more.
  private func read(_ name: String, _ status: FileStatus?) throws(StorageError) -> Reading? {
    func left(_ kind: VdirWarning.Kind) -> Reading {
      let etag = Checksum.of(Array("\(kind) \(String(describing: status))".utf8)[...])
      return Reading(
        name: name, status: status, etag: etag,
        content: .failure(VdirWarning(name: name, kind: kind)))
    }
    guard let status else {
      // Where a name is not UTF-8 its text is not what the disk finds the file by.
      return name.unicodeScalars.contains("\u{FFFD}") ? left(.nameNotUTF8) : nil
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
