import AddressBook
import Foundation
import Storage

/// The cards that a command line names: files, folders of cards, standard input.
///
/// A file that cannot be read is told on standard error, and the next one is taken.
struct VCardInput {
  let paths: [String]
  let terminal: Terminal
  /// Whether a file could not be read.
  private(set) var isIncomplete = false
  /// Whether a file held no card, or something that a reader leaves out.
  private var hasLoss = false
  /// What is wrong with files of folders, a sentence each.
  private(set) var folderWarnings: [String] = []

  init(paths: [String], terminal: Terminal) {
    self.paths = paths
    self.terminal = terminal
  }

  /// What a command that reads cards ends with.
  var exitCode: ExitCode { isIncomplete ? .couldNotRun : hasLoss ? .failed : .passed }

  /// Calls with each file; ``read(_:_:)`` reads it.
  mutating func forEachFile(_ body: (String) throws -> Void) throws {
    for path in paths {
      for file in files(at: path) {
        do {
          try body(file)
        } catch let error as UsageError {
          terminal.writeError("roadbook: \(error)\n")
          isIncomplete = true
        }
      }
    }
  }

  /// Calls with each card. What a reader leaves out is told on standard error, and so is a file without cards.
  mutating func forEachCard(_ body: (String, VCard) throws -> Void) throws {
    var hasLoss = false
    let terminal = terminal
    try forEachFile { file in
      var count = 0
      try VCardInput.read(file) { batch in
        for warning in batch.warnings {
          terminal.writeError("\(warning.rendered(file: file))\n")
          hasLoss = hasLoss || warning.isError
        }
        count += batch.cards.count
        for card in batch.cards { try body(file, card) }
      }
      guard count == 0 else { return }
      hasLoss = true
      terminal.writeError("\(VCardWarning(line: 1, kind: .noCards).rendered(file: file))\n")
    }
    for warning in folderWarnings { terminal.writeError("\(warning)\n") }
    self.hasLoss = hasLoss || !folderWarnings.isEmpty
  }

  /// The file itself, or those of a folder that hold a card each.
  private mutating func files(at path: String) -> [String] {
    guard path != "-", ProjectFolders.isFolder(path) else { return [path] }
    do throws(StorageError) {
      let inspection = try VdirInspection(directory: path, on: DiskFileSystem())
      folderWarnings += inspection.warnings.map { "\(path)/\($0.sentence)" }
      return inspection.cards.map { "\(path)/\($0.name)" }
    } catch {
      terminal.writeError("roadbook: \(error.sentence)\n")
      isIncomplete = true
      return []
    }
  }

  /// Reads a file in constant memory, whatever its size.
  static func read(
    _ file: String, _ body: (VCardReader.Batch) throws -> Void
  ) throws {
    var reader = VCardReader()
    try InputFile.forEachPiece(of: file == "-" ? "/dev/stdin" : file) { try body(reader.read($0)) }
    try body(reader.finish())
  }
}
