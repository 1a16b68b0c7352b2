internal import Storage

/// What one file of a vdir was when it was last looked at.
struct VdirFile {
  /// A quick check; nil asks for the content to be looked at.
  var status: FileStatus?
  /// The checksum of its content.
  var etag: UInt64
  /// The record of its card, or why it was passed over.
  var content: Result<VdirRecord, VdirWarning>
  /// That its card has no UID, or one that another file has.
  var uidWarning: VdirWarning?
}

/// Which file stands for which record, and whether the IDs are on the disk. A value: a save that fails leaves the old
/// one.
struct VdirIndex {
  private(set) var files: [ExactText: VdirFile] = [:]
  private var names: [VdirRecord: String] = [:]
  /// Whether every ID is in the file that keeps them.
  var isSettled = true

  var records: Set<VdirRecord> { Set(names.keys) }

  var warnings: [VdirWarning] {
    files.values.compactMap { file in
      if case .failure(let warning) = file.content { warning } else { file.uidWarning }
    }.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  func name(of record: VdirRecord) -> String? { names[record] }

  subscript(name: String) -> VdirFile? { files[ExactText(name)] }

  mutating func forget(_ name: String) {
    release(name)
    files[ExactText(name)] = nil
  }

  mutating func note(_ name: String, _ file: VdirFile) {
    forget(name)
    files[ExactText(name)] = file
    if case .success(let record) = file.content { names[record] = name }
  }

  mutating func touch(_ name: String, _ status: FileStatus?) {
    files[ExactText(name)]?.status = status
  }

  /// Lets other files have the record of one whose content is another one now.
  mutating func release(_ name: String) {
    if case .success(let record)? = self[name]?.content, names[record].isExactly(name) {
      names[record] = nil
    }
  }
}
