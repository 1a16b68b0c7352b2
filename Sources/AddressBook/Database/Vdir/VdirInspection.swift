package import Storage

/// What a folder of cards holds, looked at without changing anything: for `store check` and `vcard check`.
package struct VdirInspection {
  /// The cards that ``VdirDatabase`` sees, with their files in the order of the names.
  package private(set) var cards: [(name: String, card: VCard)] = []
  /// The files that it passes over, and the UIDs that are missing or doubled, in the order of the names.
  package private(set) var warnings: [VdirWarning] = []

  /// Whether a folder has files that should hold a card each.
  ///
  /// - Throws: `StorageError` where the folder cannot be listed.
  package static func holdsCards(_ directory: String, on disk: any FileSystem) throws(StorageError)
    -> Bool
  {
    try !VdirFolder(directory, on: disk).names().isEmpty
  }

  /// Looks at every file of a folder.
  ///
  /// - Throws: `StorageError` where the folder or a file cannot be read; a file that may not be read is a warning.
  package init(directory: String, on disk: any FileSystem) throws(StorageError) {
    let readings = try VdirFolder(directory, on: disk).difference(from: [:]).fresh
    var files: [ExactText: String] = [:]
    for reading in readings {
      switch reading.content {
      case .failure(let warning): warnings.append(warning)
      case .success(let card):
        cards.append((reading.name, card))
        let first = card.uid.flatMap { files[IDDirectory.key($0)] }
        if card.uid == nil || first != nil {
          warnings.append(VdirWarning(name: reading.name, card, isDoubledIn: first ?? ""))
        } else if let uid = card.uid {
          files[IDDirectory.key(uid)] = reading.name
        }
      }
    }
  }

  /// How many people are seen.
  package var peopleCount: Int { cards.count { !$0.card.isGroup } }
  /// How many groups are seen.
  package var groupCount: Int { cards.count - peopleCount }
}
