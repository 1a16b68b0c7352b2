import AddressBook
import SeededRandom
import Storage
import Testing

/// Random edits, saves and reverts in two working copies, against a model of plain dictionaries.
@Suite struct ModelTests {
  @Test(arguments: Backing.allCases, 0..<8)
  func `two working copies behave like the model`(_ backing: Backing, _ seed: Int) throws {
    var play = try Play(backing, seed: UInt64(seed))
    for step in 0..<120 {
      try play.step()
      let difference = try play.difference(searching: step % 8 == 0)
      guard difference == nil else {
        Issue.record("seed \(seed), step \(step): \(play.lastMove): \(difference ?? "")")
        return
      }
    }
  }
}

/// What is stored, by a number that each person keeps in its note.
private typealias Content = [PersonProperty: String]

private struct Side {
  let book: WorkingCopy
  /// The stored people as last read, with own saves.
  var base: [Int: Content] = [:]
  /// The same with own edits.
  var view: [Int: Content] = [:]
  var added: Set<Int> = []
  var groupBase: Set<Int> = []
  var groupView: Set<Int> = []
}

private struct Play {
  private static let properties: [PersonProperty] = [.firstName, .lastName, .organization]
  private var random: SplitMix64
  private let library: Library
  private var stored: [Int: Content] = [:]
  private var storedGroup: Set<Int> = []
  private var sides: [Side]
  private var nextPerson = 0
  private var records: [[Int: PersonRecord]] = [[:], [:]]
  private var groups: [GroupRecord]
  private(set) var lastMove = ""

  init(_ backing: Backing, seed: UInt64) throws {
    random = SplitMix64(seed: seed)
    library = try Library(backing)
    let book = try library.copy()
    let group = GroupRecord(name: "Group")
    try book.add(group)
    try book.save()
    let other = try library.copy()
    sides = [Side(book: book), Side(book: other)]
    groups = [group, try #require(other.group(group.id))]
  }

  mutating func step() throws {
    let side = Int.random(in: 0..<2, using: &random)
    let known = sides[side].view.keys.sorted()
    let person = known.randomElement(using: &random)
    switch (Int.random(in: 0..<12, using: &random), person) {
    case (0...1, _), (_, nil): try add(side)
    case (2...5, let person?): try edit(person, side)
    case (6, let person?): try remove(person, side)
    case (7, let person?): try join(person, side)
    case (8, let person?): try leave(person, side)
    case (9, _): revert(side)
    default: try save(side)
    }
  }

  private mutating func add(_ side: Int) throws {
    let number = nextPerson
    nextPerson += 1
    lastMove = "\(side) adds \(number)"
    let record = PersonRecord()
    try record.set(.string("\(number)"), for: .note)
    try sides[side].book.add(record)
    records[side][number] = record
    sides[side].view[number] = [:]
    sides[side].added.insert(number)
  }

  private mutating func edit(_ number: Int, _ side: Int) throws {
    guard let property = Play.properties.randomElement(using: &random) else { return }
    let text = ["Ada", "Ben", "Émile", nil].randomElement(using: &random) ?? nil
    lastMove = "\(side) sets \(property) of \(number) to \(text ?? "nothing")"
    let record = try #require(records[side][number])
    if let text {
      try record.set(.string(text), for: property)
    } else {
      try record.removeValue(for: property)
    }
    sides[side].view[number]?[property] = text
  }

  private mutating func remove(_ number: Int, _ side: Int) throws {
    lastMove = "\(side) removes \(number)"
    try sides[side].book.remove(try #require(records[side][number]))
    sides[side].view[number] = nil
    sides[side].added.remove(number)
  }

  private mutating func join(_ number: Int, _ side: Int) throws {
    lastMove = "\(side) takes \(number) into the group"
    let isNew = try sides[side].book.addMember(
      try #require(records[side][number]), to: groups[side])
    #expect(isNew == !sides[side].groupView.contains(number))
    sides[side].groupView.insert(number)
  }

  private mutating func leave(_ number: Int, _ side: Int) throws {
    lastMove = "\(side) takes \(number) out of the group"
    let wasMember = try sides[side].book.removeMember(
      try #require(records[side][number]), from: groups[side])
    #expect(wasMember == sides[side].groupView.contains(number))
    sides[side].groupView.remove(number)
  }

  private mutating func revert(_ side: Int) {
    lastMove = "\(side) reverts"
    sides[side].book.revert()
    sides[side].base = stored
    sides[side].groupBase = storedGroup
    settle(side)
  }

  private mutating func save(_ side: Int) throws {
    lastMove = "\(side) saves"
    let (base, view) = (sides[side].base, sides[side].view)
    let report = try sides[side].book.save()
    for number in sides[side].added { stored[number] = view[number] }
    for (number, before) in base {
      guard let after = view[number] else {
        stored[number] = nil
        sides[side].base[number] = nil
        continue
      }
      guard before != after else { continue }
      let lost = report.conflicts.contains {
        if case .deletedElsewhere(_, let mine) = $0 {
          mine[text: .note] == "\(number)"
        } else {
          false
        }
      }
      #expect(lost == (stored[number] == nil))
      for property in Play.properties where before[property] != after[property] {
        stored[number]?[property] = after[property]
      }
      sides[side].base[number] = stored[number]
    }
    let members = sides[side].groupView.intersection(view.keys)
    storedGroup.formUnion(members.subtracting(sides[side].groupBase))
    storedGroup.subtract(sides[side].groupBase.subtracting(sides[side].groupView))
    storedGroup.formIntersection(stored.keys)
    let groupChanged = sides[side].groupView != sides[side].groupBase
    for number in sides[side].added { sides[side].base[number] = stored[number] }
    if groupChanged { sides[side].groupBase = storedGroup }
    settle(side)
  }

  /// After a save or revert, what a side sees is what it has read.
  private mutating func settle(_ side: Int) {
    sides[side].added = []
    sides[side].view = sides[side].base
    sides[side].groupBase.formIntersection(sides[side].base.keys)
    sides[side].groupView = sides[side].groupBase
    records[side] = [:]
    for record in sides[side].book.people() {
      if let number = record.person[text: .note].flatMap(Int.init) {
        records[side][number] = record
      }
    }
  }

  /// Where the books and the model differ; nil where they do not.
  func difference(searching: Bool) throws -> String? {
    for (index, side) in sides.enumerated() {
      let seen = content(side.book.people())
      let expected = side.view.filter { !side.added.contains($0.key) }
      if seen != expected { return "\(index) sees \(seen), not \(expected)" }
      let members = Set(groups[index].members.compactMap { number(of: $0) })
      let listed = side.groupView.subtracting(side.added).intersection(side.view.keys)
      if members != listed { return "\(index) has members \(members), not \(listed)" }
      for ordering in SortOrdering.allCases where searching {
        if let wrong = wrongOrder(side.book, ordering) { return "\(index): \(wrong)" }
      }
    }
    let fresh = try library.copy()
    if content(fresh.people()) != stored { return "stored is not \(stored)" }
    return nil
  }

  private func wrongOrder(_ book: WorkingCopy, _ ordering: SortOrdering) -> String? {
    let list = book.sortedPeople(by: ordering)
    guard Set(list.map(\.id)) == Set(book.people().map(\.id)), list.count == book.personCount else {
      return "the sorted list has other people"
    }
    let isSorted = zip(list, list.dropFirst()).allSatisfy {
      Person.compareByName($0.person, $1.person, by: ordering) != .greater
    }
    guard isSorted else { return "the list is not sorted" }
    for prefix in ["a", "e", "ben ", ""] {
      let found = Set(book.people(named: prefix).map(\.id))
      if found != naiveSearch(prefix, book) { return "searching \(prefix) finds \(found)" }
    }
    return nil
  }

  private func naiveSearch(_ prefix: String, _ book: WorkingCopy) -> Set<RecordID> {
    let matching = book.people().filter { record in
      func folds(_ order: [PersonProperty]) -> String {
        folded(order.compactMap { record.person[text: $0] }.joined(separator: " "))
      }
      let names = [folds([.firstName, .lastName]), folds([.lastName, .firstName])]
      return (names + [folds([.organization])]).contains {
        $0.utf8.starts(with: folded(prefix).utf8)
      }
    }
    return Set(matching.map(\.id))
  }

  private func content(_ people: [PersonRecord]) -> [Int: Content] {
    var content: [Int: Content] = [:]
    for record in people {
      guard let number = number(of: record) else { continue }
      content[number] = [:]
      for property in Play.properties { content[number]?[property] = record.person[text: property] }
    }
    return content
  }

  private func number(of record: PersonRecord) -> Int? {
    record.person[text: .note].flatMap(Int.init)
  }
}
