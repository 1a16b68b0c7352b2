import AddressBook
import Storage

extension Bench {
  /// Reads a file into cards and records, all kept, and writes both back.
  func readAndWriteCards(_ path: String) throws {
    let bytes = try benchFile(path)
    measure("parse to records", bytes: bytes.count) {
      VCard.parse(bytes).cards.map(Person.init).count
    }
    let cards = VCard.parse(bytes).cards
    let people = cards.map(Person.init)
    measure("write untouched cards", bytes: bytes.count) {
      var writer = VCardWriter(capacity: bytes.count)
      for card in cards { writer.append(card) }
      return writer.bytes.count
    }
    var size = 0
    for person in people { size += VCard(person, version: .v3_0).bytes.count }
    measure("write records as 3.0", bytes: size) {
      var writer = VCardWriter(capacity: size)
      for person in people { writer.append(VCard(person, version: .v3_0)) }
      return writer.bytes.count
    }
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
