import AddressBook
import Testing

/// Contracts A.10: the change callback.
@Suite struct ChangeTests {
  @Test(arguments: Backing.allCases)
  func
    `a reader is told on a turn of the run loop and keeps old values until it reverts (R-AB-66, R-AB-68, B-12)`(
      _ backing: Backing
    ) throws
  {
    let library = try Library(backing)
    let (writer, reader) = (try library.copy(), try library.copy())
    let ada = try writer.store("Ada")[0]
    try reader.deliverChanges()
    reader.revert()
    let seen = try #require(reader.person(ada.id))
    var calls = 0
    let token = reader.onExternalChange { _ in calls += 1 }
    #expect(try !reader.deliverChanges())

    try ada.set(.string("Augusta"), for: .firstName)
    try writer.save()
    #expect(calls == 0)
    #expect(try reader.deliverChanges())
    #expect(calls == 1)
    #expect(seen.first == "Ada")
    reader.revert()
    #expect(seen.first == "Augusta")

    #expect(reader.unregister(token))
    #expect(!reader.unregister(token))
    try writer.remove(ada)
    try writer.save()
    #expect(try !reader.deliverChanges())
    #expect(calls == 1)
  }

  @Test(arguments: Backing.allCases)
  func `each registration has its own end (R-AB-67)`(_ backing: Backing) throws {
    let library = try Library(backing)
    let (writer, reader) = (try library.copy(), try library.copy())
    var heard: [String] = []
    let first = reader.onExternalChange { _ in heard.append("first") }
    var second: ChangeToken?
    second = reader.onExternalChange { book in
      heard.append("second")
      if let second { book.unregister(second) }
    }
    try writer.store("Ada")
    try reader.deliverChanges()
    try writer.store("Ben")
    try reader.deliverChanges()
    #expect(heard == ["first", "second", "first"])
    reader.unregister(first)
  }

  @Test(arguments: Backing.allCases)
  func `own saves are silent, or announced by policy (R-AB-69)`(_ backing: Backing) throws {
    let library = try Library(backing)
    for (policy, expected) in [
      (WorkingCopy.Policy.standard, 0),
      (WorkingCopy.Policy(ownSaves: .announced, noticesPerChange: 3), 3),
    ] {
      let book = try library.copy(policy)
      var calls = 0
      _ = book.onExternalChange { _ in calls += 1 }
      try book.store("Ada")
      try book.deliverChanges()
      #expect(calls == expected)
    }
  }

  @Test(arguments: Backing.allCases)
  func `several notices of one change leave the same state (B-14)`(_ backing: Backing) throws {
    let library = try Library(backing)
    let writer = try library.copy()
    let reader = try library.copy(WorkingCopy.Policy(noticesPerChange: 3))
    var states: [[String?]] = []
    _ = reader.onExternalChange { book in
      book.revert()
      states.append(book.people().map(\.first))
    }
    try writer.store("Ada")
    try reader.deliverChanges()
    #expect(states == [["Ada"], ["Ada"], ["Ada"]])
  }

  @Test(arguments: Backing.allCases)
  func `a handler that normalises on each notice comes to an end (B-13)`(_ backing: Backing) throws
  {
    let library = try Library(backing)
    let writer = try library.copy()
    let reader = try library.copy(WorkingCopy.Policy(ownSaves: .announced))
    _ = reader.onExternalChange { book in
      book.revert()
      for record in book.people() {
        try? record.set(.string("Normal"), for: .firstName)
      }
      _ = try? book.save()
    }
    try writer.store("odd")
    var turns = 0
    while turns < 10, try reader.deliverChanges() { turns += 1 }
    #expect(turns == 2, "its own save is the second notice, and then there is nothing to write")
    #expect(try library.copy().people().map(\.first) == ["Normal"])
  }

  @Test(arguments: Backing.allCases)
  func `a notice leaves the reader's unsaved edits alone (R-AB-69)`(_ backing: Backing) throws {
    let library = try Library(backing)
    let (writer, reader) = (try library.copy(), try library.copy())
    let ada = try writer.store("Ada")[0]
    reader.revert()
    let seen = try #require(reader.person(ada.id))
    try seen.set(.string("Draft"), for: .note)
    try writer.store("Ben")
    try reader.deliverChanges()
    #expect(seen.person[text: .note] == "Draft")
    #expect(reader.hasUnsavedChanges)
  }
}
