/// Writes beside a store what can be saved of it, as a store of its own that opens.
package enum Salvage {
  /// Writes contents as `NAME.salvaged.EXT` with a journal of its own, and returns the new files. The
  /// files of the store itself stay as they are; a comparison shows what is gone.
  /// - Parameters:
  ///   - contents: What can be saved, such as ``StoreInspection/salvage``.
  ///   - base: The base of the store that is damaged.
  ///   - disk: The file system.
  ///   - holder: How this process is identified to others meanwhile.
  /// - Throws: ``StorageError/Reason/exists`` when there is a salvaged store already, which may be
  ///   the only good copy by now; and what the disk throws.
  package static func write(
    _ contents: StoreContents, beside base: String, on disk: any FileSystem, holder: LockHolder
  ) throws(StorageError) -> StorePaths {
    let paths = StorePaths(base: salvagedName(base))
    for path in [paths.base, paths.journal] where try disk.status(at: path) != nil {
      throw StorageError(.write, path, .exists)
    }
    do throws(StorageError) {
      try fill(
        JournaledFile(base: paths.base, on: disk, holder: holder, retry: .never), with: contents,
        on: disk)
    } catch {
      // A half of it would look like the whole.
      for path in [paths.base, paths.journal] { try? disk.remove(path) }
      throw error
    }
    return paths
  }

  private static func fill(
    _ store: JournaledFile, with contents: StoreContents, on disk: any FileSystem
  ) throws(StorageError) {
    // Saved while there is no base, they are of before the base that comes next: set aside again.
    if !contents.setAside.isEmpty { try store.append(contents.setAside) }
    try AtomicFile.replace(store.paths.base, with: contents.base, on: disk)
    if !contents.entries.isEmpty { try store.append(contents.entries) }
  }

  private static func salvagedName(_ base: String) -> String {
    let name = Path.name(of: base)
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else {
      return base + "-salvaged"
    }
    return Path.replacingExtension(of: base, with: "salvaged" + name[dot...])
  }
}
