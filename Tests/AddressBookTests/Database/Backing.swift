import AddressBook
import Testing

/// What a contract test may run over: every implementation of a database.
enum Backing: String, CaseIterable, CustomTestStringConvertible {
  case memory

  var testDescription: String { rawValue }
}

/// One database, and working copies of it by whatever way the backing has.
final class Library {
  private let database: any ContactDatabase

  init(_ backing: Backing) throws {
    switch backing {
    case .memory: database = MemoryDatabase()
    }
  }

  /// A fresh working copy: of the same database object, or of another one on the same files.
  func copy(_ policy: WorkingCopy.Policy = .standard) throws -> WorkingCopy {
    WorkingCopy(of: database, policy: policy)
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
