import AddressBook
import RoadTrip
import Storage

/// Looks into the stores of a directory.
struct StoreCommand: Command {
  let name = "store"
  let summary =
    "Says what the stores of a directory hold, and saves what can be saved of damaged ones."
  let usage = "check|repair DIR"
  let options = OptionList()
  private let disk = DiskFileSystem()

  func run(_ options: ParsedOptions, _ terminal: Terminal) async throws -> ExitCode {
    guard options.operands.count == 2 else { throw UsageError("say what and where: \(usage)") }
    let (verb, directory) = (options.operands[0], options.operands[1])
    guard ["check", "repair"].contains(verb) else {
      throw UsageError.unknown("verb", verb, of: ["check", "repair"])
    }
    // With the dot a link to a folder is a folder.
    guard ProjectFolders.isFolder("\(directory)/.") else {
      let isThere = ProjectFolders.exists(directory)
      throw UsageError("\(directory): \(isThere ? "this is no folder" : "no such folder")")
    }
    let codes = Store.allCases.compactMap {
      tell($0, in: directory, isRepairing: verb == "repair", terminal)
    }
    guard let worst = codes.max(by: { $0.rawValue < $1.rawValue }) else {
      throw UsageError("\(directory): holds neither contacts.vcf nor trip.json")
    }
    return worst
  }

  /// Nil where there is no such store.
  private func tell(
    _ kind: Store, in directory: String, isRepairing: Bool, _ terminal: Terminal
  ) -> ExitCode? {
    let store: any StoreInspection
    do throws(StorageError) {
      store = try kind.inspect(directory, disk)
    } catch {
      terminal.write("\(error.sentence)\n")
      return .failed
    }
    guard store.report.exists else { return nil }
    terminal.write(store.sentences.map { "\($0)\n" }.joined())
    do throws(StorageError) {
      if isRepairing, !store.isWhole { try repair(store, terminal) }
    } catch {
      terminal.writeError("roadbook: \(error.sentence)\n")
      return .couldNotRun
    }
    return store.isValid ? .passed : .failed
  }

  private func repair(_ store: any StoreInspection, _ terminal: Terminal) throws(StorageError) {
    let base = store.report.paths.base
    guard store.salvage != StoreContents() else { return }
    let paths = try Salvage.write(store.salvage, beside: base, on: disk, holder: .thisProcess)
    let hasJournal = !(store.salvage.entries + store.salvage.setAside).isEmpty
    terminal.write(
      "Written beside: \(paths.base)\(hasJournal ? " and \(paths.journal)" : ""), with "
        + "\(store.holdings). To go on with this, move \(base) and \(store.report.paths.journal) "
        + "away and give what is new their names.\n")
  }
}

/// The stores that a directory may hold.
private enum Store: CaseIterable {
  case contacts
  case trip

  func inspect(
    _ directory: String, _ disk: DiskFileSystem
  ) throws(StorageError) -> any StoreInspection {
    switch self {
    case .contacts: try BookInspection(directory: directory, on: disk)
    case .trip: try TripInspection(path: "\(directory)/trip.json", on: disk)
    }
  }
}
