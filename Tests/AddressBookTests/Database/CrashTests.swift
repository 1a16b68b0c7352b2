import AddressBook
import SeededRandom
import Storage
import StorageTesting
import Testing

/// Power cuts and failing calls at every place of random programs.
@Suite struct BookCrashTests {
  @Test(arguments: 0..<12)
  func `after a crash anywhere the book is what was last saved, or what was being saved`(
    _ seed: Int
  ) throws {
    let disk = FakeDisk()
    var program = Program(seed: UInt64(seed), disk: disk)
    var moments: [DiskState] = []
    disk.beforeChange = { moment in
      moments.append(moment.state)
      if moment.byteCount > 1 { moments.append(moment.torn(after: moment.byteCount / 2)) }
    }
    var saved: Contents = [:]
    for step in 0..<7 {
      moments = []
      let next = try program.step()
      for (index, state) in moments.enumerated() {
        for survival in Survival.allCases {
          let found = try contents(of: FakeDisk(state.afterCrash(survival, seed: UInt64(index))))
          #expect(
            found == saved || found == next,
            "seed \(seed), step \(step), change \(index), \(survival)")
        }
      }
      saved = next
    }
  }

  @Test(arguments: 0..<6)
  func `when any call fails, the edits stay and the next try stores them once`(_ seed: Int) throws {
    for reason in [StorageError.Reason.noSpace, .device, .interrupted] {
      for failing in 1... {
        let disk = FakeDisk()
        var program = Program(seed: UInt64(seed), disk: disk)
        for _ in 0..<3 { _ = try program.step() }
        let start = disk.callCount
        var didFail = false
        disk.fault = { call, _ in
          guard call == start + failing else { return nil }
          didFail = true
          return .fails(reason)
        }
        let expected = try program.step(retrying: true)
        disk.fault = { _, _ in nil }
        #expect(
          try contents(of: disk) == expected, "seed \(seed), call \(failing) fails: \(reason)")
        if !didFail { break }
      }
    }
  }
}

/// What the people are called, by ID.
private typealias Contents = [Int32: String]

private func contents(of disk: FakeDisk) throws -> Contents {
  let book = WorkingCopy(of: try FileDatabase(on: disk))
  for person in book.people() {
    guard person.uid == person.person[text: .note] else { return [-1: "\(person.person)"] }
  }
  return Contents(
    uniqueKeysWithValues: book.people().map { ($0.id.rawValue, $0.first ?? "") })
}

/// Random saves, removals and compactions of one book.
private struct Program {
  private var random: SplitMix64
  private let database: FileDatabase
  private let book: WorkingCopy
  private var number = 0

  init(seed: UInt64, disk: FakeDisk) {
    random = SplitMix64(seed: seed)
    do {
      database = try FileDatabase(on: disk, journalLimit: seed % 2 == 0 ? 0 : 1 << 20)
    } catch {
      preconditionFailure("\(error)")
    }
    book = WorkingCopy(of: database)
  }

  /// Makes a change, saves or compacts, and answers what is stored then.
  mutating func step(retrying: Bool = false) throws -> Contents {
    let people = book.people()
    switch Int.random(in: 0..<6, using: &random) {
    case 0 where !people.isEmpty:
      if retrying { _ = try? database.compact() } else { try database.compact() }
    case 1 where people.count > 1:
      try book.remove(people[Int.random(in: 0..<people.count, using: &random)])
    case 2...3 where !people.isEmpty:
      number += 1
      try people[Int.random(in: 0..<people.count, using: &random)].set(
        .string("edited \(number)"), for: .firstName)
    default:
      number += 1
      let record = PersonRecord(.named("new \(number)"), uid: "person \(number)")
      try record.set(.string("person \(number)"), for: .note)
      try book.add(record)
    }
    if retrying, (try? book.save()) == nil { try book.save() } else { try book.save() }
    return Contents(
      uniqueKeysWithValues: book.people().map { ($0.id.rawValue, $0.first ?? "") })
  }
}
