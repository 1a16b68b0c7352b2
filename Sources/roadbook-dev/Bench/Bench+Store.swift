import AddressBook
import Foundation
import RoadbookCLI
import SeededRandom
import Storage

extension Bench {
  /// Copies a file into a store of its own, saves one changed person again and again, opens it with 1,000 entries in
  /// the journal, and writes it afresh.
  func openAndSave(_ path: String) throws {
    let folder = try BenchFolder()
    let bytes = try benchFile(path)
    guard
      FileManager.default.createFile(atPath: folder.path + "/contacts.vcf", contents: Data(bytes))
    else { throw UsageError("\(folder.path): the store cannot be written there") }
    measure("parse alone", bytes: bytes.count) { VCard.parse(bytes).cards.map(Person.init).count }
    try saveThousand(folder)
    try measure("open with 1000 entries", bytes: bytes.count) {
      try BenchStore.open(folder.path, "o").state.personCount
    }
    let database = try BenchStore.open(folder.path, "c")
    let (time, _) = try Bench.time { try database.compact() }
    report("rewrite the file", [time], bytes: bytes.count)
  }

  private func saveThousand(_ folder: BenchFolder) throws {
    let book = WorkingCopy(of: try BenchStore.open(folder.path, "s"))
    let ids = book.people().map(\.id)
    var times: [Time] = []
    for number in 0..<1000 {
      guard let record = book.person(ids[number * ids.count / 1000]) else { continue }
      try record.set(.string("changed \(number)"), for: .note)
      times.append(try Bench.time { try book.save() }.0)
    }
    report("save one changed person", times, count: ids.count)
  }

  /// Searches made-up names of so many people: the first page, after a first search that sorts them.
  func searchNames(_ count: Int, namesFile: String?) throws {
    let database = MemoryDatabase()
    let names = BenchNames(count)
    if let namesFile { try names.text.write(toFile: namesFile, atomically: true, encoding: .utf8) }
    let book = WorkingCopy(of: database)
    for index in 0..<count { try book.add(PersonRecord(names.person(index))) }
    try book.save()
    let reader = WorkingCopy(of: database)
    let (time, found) = Bench.time { reader.people(named: "gre", limit: 20).count }
    report("sort the names, first search", [time], count: found)
    measure("first page of a search") { reader.people(named: "gre", limit: 20).count }
    measure("first page of the list") { reader.sortedPeople(by: .byLastName).prefix(20).count }
  }
}

/// Opens stores whose clock stands still, so that two runs write the same bytes.
enum BenchStore {
  static func open(
    _ folder: String, _ prefix: String, journalLimit: Int = 1 << 30
  ) throws -> FileDatabase {
    var count = 0
    let now = PartialDate(
      year: 2026, month: 1, day: 1, hour: 0, minute: 0, second: 0, utcOffset: 0)
    let stamps = Stamps(
      now: { now },
      newUID: {
        count += 1
        return "\(prefix)-\(getpid())-\(count)"
      })
    return try FileDatabase(
      directory: folder, on: DiskFileSystem(), stamps: stamps, holder: .thisProcess,
      waiter: .sleeping(), journalLimit: journalLimit)
  }
}

/// A new folder that goes when nobody holds it.
final class BenchFolder {
  let path: String

  init() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("roadbook-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}

/// Made-up names, the same ones every time.
struct BenchNames {
  private static let given = [
    "Ada", "Ben", "Carla", "Dan", "Elsa", "Finn", "Greta", "Hugo", "Iris", "Jon", "Kate", "Leo",
    "Mona", "Nils", "Olga", "Paul", "Rita", "Sam", "Tess", "Uwe", "Vera", "Émile", "Ольга", "太郎",
  ]
  private static let family = [
    "Abbot", "Barker", "Carver", "Draper", "Easton", "Fowler", "Glover", "Hooper", "Irving",
    "Joiner", "Keeler", "Mercer", "Naylor", "Potter", "Roper", "Sawyer", "Tanner", "Øster", "山田",
  ]

  private let pairs: [(given: String, family: String)]

  init(_ count: Int) {
    var random = SplitMix64(seed: 7)
    pairs = (0..<count).map { index in
      let given = BenchNames.given[random.below(BenchNames.given.count)]
      let family = BenchNames.family[random.below(BenchNames.family.count)]
      return (given, "\(family)\(index % 997)")
    }
  }

  var text: String { pairs.map { "\($0.given) \($0.family)\n" }.joined() }

  func person(_ index: Int) -> Person {
    var person = Person()
    person[text: .firstName] = pairs[index].given
    person[text: .lastName] = pairs[index].family
    return person
  }
}
