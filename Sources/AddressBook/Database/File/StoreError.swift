public import Storage

/// Why a file-backed address book could not be opened, read or written. No file was changed.
public enum StoreError: StoreFailure, Hashable, Sendable {
  /// The disk refused, or the journal is damaged; the error has the file.
  case storage(StorageError)
  /// The file is not empty and holds no card.
  case noCards(path: String)
  /// The file ends in the middle of the card that begins in this line.
  case truncated(path: String, line: Int)
  /// The file holds something at this line that is no card, or a card too large to be read; writing the file
  /// anew would lose it.
  case wouldLose(path: String, line: Int)
  /// The file that keeps IDs is damaged at this line.
  case damagedIDs(path: String, line: Int)
  /// The journal holds an entry that this version does not know.
  case unknownEntry(path: String)
}

extension StoreError: CustomStringConvertible {
  /// The ``sentence``.
  public var description: String { sentence }

  /// What a person is told: which file, what is wrong, and the way out.
  public var sentence: String {
    switch self {
    case .storage(let error): error.sentence
    case .noCards(let path):
      "Cannot open \(path): it holds no vCard. Move it away or choose another folder."
    case .truncated(let path, let line):
      "Cannot open \(path): it ends in the middle of the card that begins in line \(line). "
        + "Restore the file, or add the missing END:VCARD."
    case .wouldLose(let path, let line):
      "Cannot write \(path) anew: line \(line) is no card that can be read, and would be lost. "
        + "Changes are kept in the journal beside it."
    case .damagedIDs(let path, let line):
      "Cannot open \(path): line \(line) is damaged. "
        + "Move it away to go on; people then get new IDs, and links between them are forgotten."
    case .unknownEntry(let path):
      "Cannot open \(path): it holds an entry that this program is too old to know; use a newer one."
    }
  }
}
