import Storage
import StorageTesting

/// The first two bytes choose where a good store is damaged; the rest is put there. Opening returns a store or an error,
/// never traps, and changes nothing on the disk; the report of the same files returns too.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  raw(bytes)
  guard bytes.count > 2 else { return 0 }
  let place = Int(bytes[0]) << 8 | Int(bytes[1])
  check(spliced(goodJournal, at: place % (goodJournal.count + 1), Array(bytes[2...])))
  return 0
}

/// Records that begin anywhere in any bytes.
private func raw(_ bytes: [UInt8]) {
  guard let header = try? JournalHeader(bytes, path: "fuzz") else { return }
  var reader = JournalReader(file: bytes, header: header)
  while reader.next() != nil {}
  _ = reader.ending()
  while reader.skipDamage() { _ = reader.next() }
}

private func check(_ journal: [UInt8]) {
  let disk = FakeDisk()
  guard (try? AtomicFile.replace("/book/book.journal", with: journal, on: disk)) != nil else {
    return
  }
  let file = JournaledFile(
    base: "/book/book.txt", on: disk, holder: LockHolder("fuzz"), retry: .never)
  _ = try? file.read()
  _ = (try? StoreReport(base: "/book/book.txt", on: disk))?.sentences
  precondition((try? disk.contents(of: "/book/book.journal")) == journal, "reading wrote")
}

private func spliced(_ bytes: [UInt8], at place: Int, _ part: [UInt8]) -> [UInt8] {
  Array(bytes[..<place]) + part + bytes[min(place + part.count, bytes.count)...]
}

private let goodJournal: [UInt8] = {
  let disk = FakeDisk()
  let file = JournaledFile(
    base: "/book/book.txt", on: disk, holder: LockHolder("fuzz"), retry: .never)
  _ = try? file.read()
  for number in UInt8(0)..<4 {
    _ = try? file.append([[number], Array(repeating: number, count: 40)])
  }
  return ((try? disk.contents(of: "/book/book.journal")) ?? nil) ?? []
}()
