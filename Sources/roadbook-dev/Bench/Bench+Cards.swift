import AddressBook
import Storage

extension Bench {
  /// Reads a file into cards and records, all kept, and writes both back.
  func readAndWriteCards(_ path: String) throws {
    let bytes = try benchFile(path)
    measure("parse to records", bytes: bytes.count) {
      VCard.parse(bytes).cards.map(Person.init)
    } count: {
      $0.count
    }
    let cards = VCard.parse(bytes).cards
    let people = cards.map(Person.init)
    writeInPieces("write untouched cards", cards) { $0.append($1) }
    writeInPieces("write records as 3.0", people) { $0.append($1, version: .v3_0) }
  }

  /// Writes in pieces of 64 KiB, as into a file.
  private func writeInPieces<Item>(
    _ name: String, _ items: [Item], _ append: (inout VCardWriter, Item) -> Void
  ) {
    func write() -> Int {
      var (writer, size) = (VCardWriter(), 0)
      for item in items {
        append(&writer, item)
        if writer.bytes.count >= 1 << 16 { size += writer.take().count }
      }
      return size + writer.bytes.count
    }
    measure(name, bytes: write(), write)
  }

  /// Reads a file in chunks of 64 KiB and keeps nothing.
  func streamCards(_ path: String) throws {
    let disk = DiskFileSystem()
    let file = try disk.open(path, .read)
    defer { disk.close(file) }
    let (time, (bytes, cards)) = try Bench.time {
      var reader = VCardReader()
      var (offset, cards) = (0, 0)
      while true {
        let chunk = try disk.read(file, at: offset, count: 1 << 16)
        if chunk.isEmpty { break }
        offset += chunk.count
        cards += reader.read(chunk).cards.map(Person.init).count
      }
      return (offset, cards + reader.finish().cards.count)
    }
    report("stream to records", [time], bytes: bytes, count: cards)
  }
}
