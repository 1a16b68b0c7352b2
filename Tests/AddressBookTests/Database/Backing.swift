import AddressBook
import Storage
import StorageTesting
import Testing

/// What a contract test may run over: every implementation of a database.
enum Backing: String, CaseIterable, CustomTestStringConvertible {
  case memory
  /// One file-backed database.
  case file
  /// The same, its journal made part of the cards whenever it is the longer of the two.
  case compactedFile
  /// A file-backed database of its own for each working copy, as other processes have.
  case reopenedFile
  /// A folder with one card a file.
  case vdir
  /// The same with a database of its own for each working copy.
  case reopenedVdir

  var testDescription: String { rawValue }
}

/// One database, and working copies of it by whatever way the backing has.
final class Library {
  let disk = FakeDisk()
  private let backing: Backing
  private let shared: any ContactDatabase
  private var opened = 0

  init(_ backing: Backing) throws {
    self.backing = backing
    switch backing {
    case .memory: shared = MemoryDatabase()
    case .file, .reopenedFile: shared = try FileDatabase(on: disk)
    case .vdir, .reopenedVdir: shared = try VdirDatabase(on: disk)
    case .compactedFile: shared = try FileDatabase(on: disk, journalLimit: 0)
    }
  }

  /// A fresh working copy: of the same database object, or of another one on the same files.
  func copy(_ policy: WorkingCopy.Policy = .standard) throws -> WorkingCopy {
    opened += 1
    return WorkingCopy(of: try database(prefix: "uid-\(opened)-"), policy: policy)
  }

  private func database(prefix: String) throws -> any ContactDatabase {
    switch backing {
    case .memory, .file, .compactedFile, .vdir: shared
    case .reopenedFile: try FileDatabase(on: disk, prefix: prefix)
    case .reopenedVdir: try VdirDatabase(on: disk, prefix: prefix)
    }
  }
}

extension FileDatabase {
  static let directory = "/book"

  convenience init(
    on disk: any FileSystem, prefix: String = "uid-", journalLimit: Int = 1 << 20
  ) throws(StoreError) {
    try self.init(
      directory: FileDatabase.directory, on: disk, stamps: .counting(prefix: prefix),
      holder: LockHolder("test"), waiter: .never, journalLimit: journalLimit)
  }
}

extension VdirDatabase {
  convenience init(on disk: any FileSystem, prefix: String = "uid-") throws(StoreError) {
    try self.init(
      directory: FileDatabase.directory, on: disk, stamps: .counting(prefix: prefix),
      holder: LockHolder("test"), waiter: .never)
  }
}

extension Person {
  static func named(_ first: String, _ last: String? = nil) -> Person {
    var person = Person()
    person[text: .firstName] = first
    person[text: .lastName] = last
    return person
  }
}

extension PersonRecord {
  convenience init(_ first: String, _ last: String? = nil) {
    self.init(Person.named(first, last))
  }

  var first: String? { person[text: .firstName] }
}

extension WorkingCopy {
  @discardableResult
  func store(_ people: String...) throws -> [PersonRecord] {
    let records = people.map { PersonRecord($0) }
    for record in records { try add(record) }
    try save()
    return records
  }
}
