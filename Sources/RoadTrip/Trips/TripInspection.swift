package import Storage

/// What the files of a trip hold, read without changing or refusing anything: what `roadbook store check` reports of a
/// directory, and what `roadbook store repair` saves of it.
///
/// Where ``FileTripStore`` loads, the hotels are those that it returns. Where it refuses, they are what can be saved:
/// every hotel that is whole, with the readable entries of an earlier version's journal on top.
package struct TripInspection: StoreInspection {
  /// The file and its journal, whatever they mean.
  package let report: StoreReport
  /// How many hotels there are, or can be saved.
  package let hotelCount: Int
  /// Why the content does not load; the first is what ``FileTripStore`` throws where the report finds nothing.
  package let errors: [TripStoreError]
  /// Parts of the file that hold no whole hotel, as ranges of bytes.
  package let lost: [Range<Int>]
  /// What can be saved. A file that loads is kept byte for byte.
  package let salvage: StoreContents

  /// Looks at the trip with that file.
  ///
  /// - Parameters:
  ///   - path: The path of the file, such as `…/trip.json`.
  ///   - disk: The file system.
  /// - Throws: what the disk throws; damage is not an error here.
  package init(path: String, on disk: any FileSystem) throws(StorageError) {
    self.init(try StoreReport(base: path, on: disk))
  }

  private init(_ report: StoreReport) {
    var salvage = report.contents
    var faults: [TripFileFault] = []
    var lost: [Range<Int>] = []
    do throws(TripFileFault) {
      _ = try [HotelID: Hotel](StoreContents(base: salvage.base))
    } catch {
      faults.append(error)
      let whole = TripCodec.wholeHotels(in: salvage.base)
      lost = whole.lost
      // What is left of a damaged file is not newer than the journal beside it.
      salvage = StoreContents(
        base: whole.hotels.isEmpty ? [] : TripCodec.bytes(of: whole.hotels),
        entries: salvage.setAside + salvage.entries)
    }
    faults += TripJournalEntry.read(salvage.entries).faults
    salvage.entries.removeAll { (try? TripJournalEntry($0)) == nil }
    hotelCount = (try? [HotelID: Hotel](salvage).count) ?? 0
    errors = faults.map { .malformed(path: report.paths.base, $0) }
    (self.report, self.lost, self.salvage) = (report, lost, salvage)
  }
}

extension TripInspection {
  /// Such as `3 hotels`.
  package var holdings: String { "\(hotelCount) \(hotelCount == 1 ? "hotel" : "hotels")" }

  /// The errors, then every part of the file that is lost.
  package var faults: [String] {
    errors.map(\.sentence)
      + lost.map { part in
        "\(report.paths.base): \(part.count) bytes from byte \(part.lowerBound) on hold no whole hotel."
      }
  }
}
