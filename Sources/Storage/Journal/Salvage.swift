/// Writes beside a store what can be saved of it, as a store of its own that opens.
public enum Salvage {
  /// What was written, and what it holds.
  public struct Outcome: Hashable, Sendable {
    /// The files of the new store.
    public let paths: StorePaths
    /// How many payloads it holds beside the base.
    public let payloadCount: Int
  }

  /// Copies the base of `report` to `NAME.salvaged.EXT` and gives the copy a journal with every
  /// payload that is whole. The files of the store itself stay as they are, and the copy shows what
  /// is gone. Payloads that the base holds already are left out.
  /// - Throws: ``StorageError/Reason/exists`` when there is a salvaged store already, which may be
  ///   the only good copy by now; and what the disk says.
  public static func write(
    _ report: StoreReport, on disk: any FileSystem, holder: LockHolder
  ) throws(StorageError) -> Outcome {
    let disk = PatientFileSystem(disk)
    let paths = StorePaths(base: salvagedName(report.paths.base))
    for path in [paths.base, paths.journal] where try disk.status(at: path) != nil {
      throw StorageError(.write, path, .exists)
    }
    if let base = try disk.contents(of: report.paths.base) {
      try AtomicFile.replace(paths.base, with: base, on: disk)
    }
    let payloads = report.standing == .compacted ? [] : report.payloads
    let store = JournaledFile(base: paths.base, on: disk, holder: holder, waiter: .never)
    try store.append(payloads)
    return Outcome(paths: paths, payloadCount: payloads.count)
  }

  private static func salvagedName(_ base: String) -> String {
    let name = Path.name(of: base)
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else {
      return base + ".salvaged"
    }
    return Path.replacingExtension(of: base, with: "salvaged" + name[dot...])
  }
}
