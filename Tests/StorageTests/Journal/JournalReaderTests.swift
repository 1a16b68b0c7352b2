import SeededRandom
import Storage
import StorageTesting
import Testing

@Suite struct JournalReaderTests {
  private let header = JournalHeader(generation: 3, base: BaseIdentity(of: [1, 2, 3]))
  private let saves: [[[UInt8]]] = [[[1], []], [[2, 2, 2]], [[3], [4], [5]]]

  @Test func `a journal reads as it was written`() throws {
    let journal = try sample()
    #expect(try read(journal) == Reading(saves: saves, ending: .clean))
    #expect(try JournalHeader(journal.bytes, path: "j") == header)
  }

  @Test func `a journal cut anywhere gives the saves before the cut`() throws {
    let journal = try sample()
    for length in JournalHeader.byteCount..<journal.bytes.count {
      let whole = journal.ends.filter { $0 <= length }.count
      let rest = length - (journal.ends.last { $0 <= length } ?? JournalHeader.byteCount)
      let cut = Journal(bytes: Array(journal.bytes.prefix(length)), ends: [])
      let expected = Reading(
        saves: Array(saves.prefix(whole)), ending: rest == 0 ? .clean : .torn(bytes: rest))
      #expect(try read(cut) == expected, "cut at \(length)")
    }
  }

  @Test func `any bit turned is noticed, and distinguished from a torn tail`() throws {
    let journal = try sample()
    for index in journal.bytes.indices.dropFirst(JournalHeader.byteCount) {
      for bit in 0..<8 {
        var turned = journal
        turned.bytes[index] ^= 1 << bit
        let good = journal.ends.filter { $0 <= index }.count
        let ending: JournalReader.Ending =
          good == saves.count - 1
          ? .torn(bytes: journal.bytes.count - journal.ends[good - 1])
          : .damaged(laterRecord: journal.ends[good])
        let expected = Reading(saves: Array(saves.prefix(good)), ending: ending)
        #expect(try read(turned) == expected, "byte \(index), bit \(bit)")
      }
    }
  }

  @Test func `any bit turned in the header makes the journal foreign`() throws {
    let bytes = header.bytes
    for index in bytes.indices {
      var turned = bytes
      turned[index] ^= 4
      #expect(throws: StorageError(.read, "j", .foreign)) {
        _ = try JournalHeader(turned, path: "j")
      }
    }
  }

  @Test func `a record is valid only in its own journal and place`() throws {
    let journal = try sample()
    let records = Array(journal.bytes.dropFirst(JournalHeader.byteCount))
    let other = JournalHeader(generation: 4, base: header.base)
    #expect(try read(Journal(bytes: other.bytes + records, ends: []), other).saves == [])
    let moved = Journal(bytes: header.bytes + [0] + records, ends: [])
    #expect(try read(moved) == Reading(saves: [], ending: .torn(bytes: records.count + 1)))
    let doubled = Journal(bytes: journal.bytes + records, ends: [])
    #expect(try read(doubled) == Reading(saves: saves, ending: .torn(bytes: records.count)))
  }

  @Test func `a payload that holds a journal is no proof of damage`() throws {
    let disk = FakeDisk()
    let list = ListStore(disk)
    try list.append([[1], [2]])
    let copy = try #require(try disk.contents(of: "/book/list.journal"))
    try list.file.append([copy + copy])
    let file = try disk.open("/book/list.journal", .update)
    try disk.truncate(file, to: try disk.status(of: file).size - 1)
    let contents = try ListStore(disk).file.read()
    #expect(contents.entries == [[1], [2]])
    #expect(contents.warnings.count == 1)
  }

  @Test func `bytes of any kind are read without harm`() throws {
    var random = SplitMix64(seed: 1)
    let journal = try sample()
    for _ in 0..<3_000 {
      var bytes = journal.bytes
      for _ in 0...random.below(4) {
        let index = JournalHeader.byteCount + random.below(bytes.count - JournalHeader.byteCount)
        switch random.below(3) {
        case 0: bytes[index] = [0, 1, 0x7F, 0x80, 0xFF][random.below(5)]
        case 1: bytes.removeSubrange(index..<min(bytes.count, index + random.below(40) + 1))
        default: bytes.insert(contentsOf: bytes[index...].prefix(random.below(80)), at: index)
        }
        if bytes.count <= JournalHeader.byteCount { bytes = journal.bytes }
      }
      let found = try read(Journal(bytes: bytes, ends: []))
      #expect(saves.starts(with: found.saves))
    }
  }

  private struct Journal {
    var bytes: [UInt8]
    var ends: [Int]
  }

  private struct Reading: Equatable {
    var saves: [[[UInt8]]]
    var ending: JournalReader.Ending
  }

  private func sample() throws -> Journal {
    let disk = FakeDisk()
    try AtomicFile.replace("/book/list", with: [1, 2, 3], on: disk)
    try AtomicFile.replace("/book/list.journal", with: header.bytes, on: disk)
    let file = JournaledFile(
      base: "/book/list", on: disk, holder: LockHolder("a test"), retry: .never)
    let ends = try saves.map { save in
      try file.append(save)
      return file.journalSize
    }
    return Journal(bytes: try #require(try disk.contents(of: "/book/list.journal")), ends: ends)
  }

  private func read(_ journal: Journal, _ header: JournalHeader? = nil) throws -> Reading {
    var reader = JournalReader(file: journal.bytes, header: header ?? self.header)
    var found: [[[UInt8]]] = []
    while let next = reader.next() {
      if case .entries(let payloads) = next.record { found.append(payloads) }
    }
    return Reading(saves: found, ending: reader.ending())
  }
}
