import AddressBook
import SeededRandom
import Storage
import StorageTesting
import Testing

/// What is said of the files of an address book without opening it, and what is saved of them.
@Suite struct InspectionTests {
  private let disk = FakeDisk()
  private let directory = FileDatabase.directory
  private let path = "\(FileDatabase.directory)/contacts.vcf"
  private let journal = "\(FileDatabase.directory)/contacts.journal"

  @Test func `a book that opens is counted, and looking changes nothing`() throws {
    let book = WorkingCopy(of: try FileDatabase(on: disk))
    let people = try book.store("Ada", "Ben")
    let friends = GroupRecord(name: "Friends")
    try book.add(friends)
    try book.addMember(people[0], to: friends)
    try book.save()
    let before = try everything(on: disk)
    let found = try inspect()
    #expect(found.peopleCount == 2)
    #expect(found.groupCount == 1)
    #expect(found.isValid && found.isWhole)
    #expect(found.faults.isEmpty)
    #expect(found.sentences.last == "\(path): 2 people, 1 group.")
    #expect(try everything(on: disk) == before)
  }

  @Test func `of a cut file every whole card is saved, and the lines of the cut one`() throws {
    try disk.put(card("Ada") + card("Ben").dropLast(20))
    let found = try inspect()
    #expect(found.errors == [.truncated(path: path, line: 7)])
    #expect(found.faults == found.errors.map(\.sentence))
    #expect(!found.isWhole && !found.isValid)
    #expect(
      found.sentences.last
        == "\(path): 2 people, 0 groups can be saved; `roadbook store repair` writes them beside.")
    let text = String(decoding: found.salvage.base, as: UTF8.self)
    #expect(
      text == card("Ada")
        + "BEGIN:VCARD\r\nVERSION:3.0\r\nN:;Ben;;;\r\nFN:Be\r\nEND:VCARD\r\n")
    #expect(try opened(found).map(\.first) == ["Ada", "Ben"])
  }

  @Test func `a card that is cut after its first line is nobody`() throws {
    try disk.put(card("Ada") + "BEGIN:VCARD\r\n")
    let found = try inspect()
    #expect(found.errors == [.truncated(path: path, line: 7)])
    #expect(found.peopleCount == 1)
    #expect(String(decoding: found.salvage.base, as: UTF8.self) == card("Ada"))
  }

  @Test func `lines that are no card are told, each with its place, and left out`() throws {
    try disk.put(card("Ada") + "precious words\r\nmore\r\n" + card("Ben"))
    let found = try inspect()
    #expect(found.report.opens, "it opens, but is not written anew")
    #expect(found.errors == [.wouldLose(path: path, line: 7)])
    #expect(
      found.faults.dropFirst() == [
        "\(path):7: error: This line lies in no card; it was left out.\n  | precious words",
        "\(path):8: error: This line lies in no card; it was left out.\n  | more",
      ])
    #expect(!found.isValid)
    #expect(String(decoding: found.salvage.base, as: UTF8.self) == card("Ada") + card("Ben"))
  }

  @Test func `of a file without a card there is nothing to save`() throws {
    try disk.put("hello\n")
    let found = try inspect()
    #expect(found.faults == [StoreError.noCards(path: path).sentence])
    #expect(found.sentences.last == "\(path): nothing can be saved.")
    #expect(found.salvage == StoreContents())
  }

  @Test func `damaged IDs are told with the way out, and the cards are counted all the same`()
    throws
  {
    try disk.put(card("Ada"))
    try disk.put("roadbook-ids 1\nperson x Ada\n", as: "contacts.ids")
    let found = try inspect()
    #expect(found.errors == [.damagedIDs(path: "\(directory)/contacts.ids", line: 2)])
    #expect(found.faults[0].contains("people then get new IDs"))
    #expect(found.isWhole, "cards and journal can stay as they are")
    #expect(!found.isValid)
    #expect(found.sentences.last == "\(path): 1 person, 0 groups.")
  }

  @Test func `the journal comes on top of what is left of a cut file`() throws {
    let book = WorkingCopy(of: try FileDatabase(on: disk))
    let people = try book.store("Ada", "Ben", "Carla")
    try people[0].set(.string("Augusta"), for: .firstName)
    try book.remove(people[1])
    try book.save()
    try book.store("Dan")
    try disk.put(String(try disk.text(of: "contacts.vcf").dropLast(9)))
    let found = try inspect()
    #expect(found.errors == [.truncated(path: path, line: 17)])
    #expect(found.sentences.last?.contains("with 3 entries of the journal on top") == true)
    let saved = try opened(found)
    #expect(saved.map(\.first) == ["Augusta", "Carla", "Dan"])
    #expect(saved.map(\.id.rawValue) == [1, 3, 4])
  }

  @Test func `what another program wrote stays the newer truth when its slip is mended`() throws {
    let book = WorkingCopy(of: try FileDatabase(on: disk))
    let ada = try book.store("Ada")[0]
    try ada.set(.string("Older"), for: .firstName)
    try book.save()
    try disk.put(card("Newer", uid: "uid-1") + "a slip\r\n")
    let found = try inspect()
    #expect(found.errors == [.wouldLose(path: path, line: 7)])
    #expect(found.salvage.setAside.count == 1)
    #expect(try opened(found).map(\.first) == ["Newer"])
    #expect(try opened(found).map(\.id) == [ada.id])
  }

  @Test func `entries that cannot be understood are told and left out, the others are saved`()
    throws
  {
    let book = WorkingCopy(of: try FileDatabase(on: disk))
    try book.store("Ada")
    try book.store("Ben")
    let file = JournaledFile(base: path, on: disk, holder: LockHolder("newer"), retry: .never)
    try file.append([Array("hologram 1\n".utf8), Array("person 7\n\(card("Carla"))".utf8)])
    let found = try inspect()
    #expect(found.errors == [.unknownEntry(path: journal)])
    #expect(found.unknownEntries == [2])
    #expect(
      found.faults.last
        == "\(journal): entries that cannot be understood: 1, the first is number 2. "
        + "They are left out of what is saved.")
    #expect(try opened(found).map(\.first) == ["Ada", "Ben", "Carla"])
  }

  @Test(arguments: 0..<300)
  func `whatever is damaged, opening and inspecting say the same, and what is saved opens`(
    _ seed: Int
  ) throws {
    var random = SplitMix64(seed: UInt64(seed))
    try fill(journalLimit: seed % 3 == 0 ? 0 : 1 << 20)
    for _ in 0..<Int.random(in: 1...2, using: &random) { try damage(&random) }
    let before = try everything(on: disk)
    let found = try inspect()
    do {
      let people = WorkingCopy(of: try FileDatabase(on: disk)).people()
      #expect(found.report.opens && found.peopleCount == people.count)
      #expect(found.errors.allSatisfy { if case .wouldLose = $0 { true } else { false } })
    } catch StoreError.storage {
      #expect(!found.report.opens)
    } catch {
      #expect(found.report.opens && found.errors.first == error)
    }
    #expect(try everything(on: disk) == before, "nothing was changed")
    #expect(try opened(found).count == found.peopleCount)
  }
}

extension InspectionTests {
  private func inspect() throws -> BookInspection {
    try BookInspection(directory: directory, on: disk)
  }

  /// The people of what is saved, once it is put in the place of what is damaged.
  private func opened(_ found: BookInspection) throws -> [PersonRecord] {
    let copy = FakeDisk(disk.state)
    let saved = try Salvage.write(
      found.salvage, beside: path, on: copy, holder: LockHolder("a test"))
    #expect(saved.base == "\(directory)/contacts.salvaged.vcf")
    #expect(
      try everything(on: copy).filter { !$0.key.contains("salvaged") } == everything(on: disk))
    for path in [path, journal] where try copy.status(at: path) != nil { try copy.remove(path) }
    try copy.rename(saved.base, to: path)
    if try copy.status(at: saved.journal) != nil { try copy.rename(saved.journal, to: journal) }
    if found.errors.contains(where: { if case .damagedIDs = $0 { true } else { false } }) {
      try copy.remove("\(directory)/contacts.ids")
    }
    #expect(try BookInspection(directory: directory, on: copy).isValid)
    return WorkingCopy(of: try FileDatabase(on: copy)).people()
  }

  /// A book with cards, a journal and IDs.
  private func fill(journalLimit: Int) throws {
    try disk.put(card("Zoe") + card("Yan"))
    let book = WorkingCopy(of: try FileDatabase(on: disk, journalLimit: journalLimit))
    let people = try book.store("Ada", "Ben", "Carla")
    try people[0].set(.string("Augusta"), for: .firstName)
    try book.save()
    try book.remove(people[1])
    try book.link(people[0], people[2])
    try book.save()
    try book.store("Dan")
  }

  /// Cuts a file, changes a byte of it, or puts some in or takes some out.
  private func damage(_ random: inout SplitMix64) throws {
    let names = ["contacts.vcf", "contacts.vcf", "contacts.ids", "contacts.journal"]
    let path = "\(directory)/\(names[Int.random(in: 0..<4, using: &random)])"
    guard var bytes = try disk.contents(of: path), !bytes.isEmpty else { return }
    let place = Int.random(in: 0..<bytes.count, using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: bytes.removeSubrange(place...)
    case 1: bytes[place] ^= UInt8.random(in: 1...255, using: &random)
    case 2: bytes.insert(contentsOf: Array("\r\njunk\r\n".utf8), at: place)
    case 3: bytes.removeSubrange(place..<min(place + 30, bytes.count))
    default: bytes.replaceSubrange(place..., with: [UInt8](repeating: 0, count: 40))
    }
    try AtomicFile.replace(path, with: bytes, on: disk)
  }
}

private func everything(on disk: FakeDisk) throws -> [String: [UInt8]] {
  var files: [String: [UInt8]] = [:]
  for name in try disk.list(FileDatabase.directory) {
    files[name] = try disk.contents(of: "\(FileDatabase.directory)/\(name)")
  }
  return files
}

private func card(_ name: String, uid: String? = nil) -> String {
  "BEGIN:VCARD\r\nVERSION:3.0\r\nN:;\(name);;;\r\nFN:\(name)\r\nUID:\(uid ?? name)\r\nEND:VCARD\r\n"
}
