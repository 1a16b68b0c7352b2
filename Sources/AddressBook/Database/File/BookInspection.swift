package import Storage

/// What the files of an address book hold, looked at without changing or refusing anything: what
/// `roadbook store check` prints of a directory, and what `roadbook store repair` saves of it.
///
/// Where ``FileDatabase`` opens, the counts are those of its state. Where it refuses, they are what can be
/// saved: every whole card and the lines of a cut one, with the entries of the journal on top.
package struct BookInspection: StoreInspection {
  /// The cards and the journal, whatever they mean.
  package let report: StoreReport
  /// How many people there are, or can be saved.
  package let peopleCount: Int
  /// How many groups there are, or can be saved.
  package let groupCount: Int
  /// Why the content does not open, or is not written anew; the first is what ``FileDatabase`` throws where the
  /// report finds nothing.
  package let errors: [StoreError]
  /// What is no card, line by line.
  package let warnings: [VCardWarning]
  /// Entries of the journal that are whole and cannot be understood, counted from 1.
  package let unknownEntries: [Int]
  /// What can be saved. A file that opens and is all cards is kept byte for byte.
  package let salvage: StoreContents

  /// Looks at the address book of a directory.
  ///
  /// - Throws: `StorageError` where the disk refuses; damage is not an error here.
  package init(directory: String, on disk: any FileSystem) throws(StorageError) {
    let paths = BookPaths(directory: directory)
    let report = try StoreReport(base: paths.cards, on: disk)
    let ids = try disk.contents(of: paths.ids) ?? []
    self.init(report, ids: ids, paths: paths)
  }

  private init(_ report: StoreReport, ids bytes: [UInt8], paths: BookPaths) {
    var (errors, ids) = ([StoreError](), IDFile())
    do throws(StoreError) {
      ids = try IDFile(bytes, path: paths.ids)
    } catch {
      errors.append(error)
    }
    let payloads = report.contents.setAside + report.contents.entries
    unknownEntries = payloads.indices.filter { JournalEntry(payloads[$0]) == nil }.map { $0 + 1 }
    if !unknownEntries.isEmpty { errors.append(.unknownEntry(path: paths.journal)) }
    let file = CardFile(report.base ?? [], path: paths.cards)
    if let error = file.fault ?? file.loss { errors.append(error) }
    let salvage = BookInspection.salvage(of: report.contents, file)
    let store = CardStoreState(
      file.savedCards, salvage.entries.compactMap { JournalEntry($0) },
      setAside: salvage.setAside.compactMap { JournalEntry($0) }, ids: ids, stamps: .counting())
    (peopleCount, groupCount) = (store.contents.state.personCount, store.contents.state.groupCount)
    (self.report, self.errors, self.salvage, warnings) = (report, errors, salvage, file.unreadable)
  }

  private static func salvage(of contents: StoreContents, _ file: CardFile) -> StoreContents {
    var salvage = contents
    if file.fault != nil {
      // What is left of a damaged file is no newer truth than the journal beside it.
      salvage = StoreContents(entries: contents.setAside + contents.entries)
    }
    if file.fault != nil || !file.unreadable.isEmpty {
      var writer = VCardWriter()
      for card in file.savedCards { writer.append(card) }
      salvage.base = writer.bytes
    }
    salvage.entries.removeAll { JournalEntry($0) == nil }
    salvage.setAside.removeAll { JournalEntry($0) == nil }
    return salvage
  }
}

extension BookInspection {
  /// Such as `101 people, 2 groups`.
  package var holdings: String {
    "\(peopleCount) \(peopleCount == 1 ? "person" : "people"), "
      + "\(groupCount) \(groupCount == 1 ? "group" : "groups")"
  }

  /// The errors, then every line that is lost by writing the cards anew.
  package var faults: [String] {
    var faults = errors.map(\.sentence)
    if let first = unknownEntries.first {
      faults.append(
        "\(report.paths.journal): entries that cannot be understood: \(unknownEntries.count), the "
          + "first is number \(first). They are left out of what is saved.")
    }
    // Where nothing is a card, no line is.
    if !errors.contains(.noCards(path: report.paths.base)) {
      faults += warnings.map { $0.rendered(file: report.paths.base) }
    }
    return faults
  }
}
