import AddressBook
import Storage
import StorageTesting
import Testing

/// Power cuts and failing calls at every place of a save.
@Suite struct VdirCrashTests {
  @Test func `after a crash anywhere one card is what was last saved, or what was being saved`()
    throws
  {
    let disk = FakeDisk()
    let book = WorkingCopy(of: try VdirDatabase(on: disk))
    var moments: [DiskState] = []
    disk.beforeChange = { moment in
      moments.append(moment.state)
      for count in stride(from: 1, to: max(moment.byteCount, 1), by: 13) {
        moments.append(moment.torn(after: count))
      }
    }
    var saved: [String] = []
    for edit in edits {
      moments = []
      try edit(book)
      try book.save()
      let next = try people(on: disk)
      #expect(next != saved)
      #expect(moments.count > 3)
      for (index, state) in moments.enumerated() {
        for survival in Survival.allCases {
          let found = try people(on: FakeDisk(state.afterCrash(survival, seed: UInt64(index))))
          #expect(found == saved || found == next, "change \(index), \(survival)")
        }
      }
      #expect(try people(on: FakeDisk(disk.state.afterCrash(.synced))) == next, "acknowledged")
      saved = next
    }
  }

  @Test
  func
    `after a crash anywhere in a save of several, each file is what it was or what it was to be`()
    throws
  {
    let disk = FakeDisk()
    let book = try crowd(on: disk)
    let before = try cards(on: disk)
    var moments: [DiskState] = []
    disk.beforeChange = { moment in
      moments.append(moment.state)
      for count in stride(from: 1, to: max(moment.byteCount, 1), by: 13) {
        moments.append(moment.torn(after: count))
      }
    }
    try changeCrowd(book)
    try book.save()
    disk.beforeChange = nil
    let after = try cards(on: disk)
    #expect(before.keys.sorted() == ["ada.vcf", "ben.vcf", "carla.vcf", "friends.vcf"])
    #expect(after.keys.sorted() == ["ada.vcf", "ben.vcf", "dan.vcf", "friends.vcf"])
    #expect(Set(after.filter { before[$0.key] == $0.value }.keys).isEmpty, "every file changes")
    for (index, state) in (moments + [disk.state]).enumerated() {
      for survival in Survival.allCases {
        let crashed = FakeDisk(state.afterCrash(survival, seed: UInt64(index)))
        let found = try cards(on: crashed)
        for name in Set(before.keys).union(after.keys).union(found.keys) {
          let isOneOfTheTwo = found[name] == before[name] || found[name] == after[name]
          #expect(isOneOfTheTwo, "change \(index), \(survival): \(name)")
        }
        let database = try VdirDatabase(on: crashed)
        let people = WorkingCopy(of: database).people()
        #expect(database.warnings.isEmpty)
        #expect(people.count == found.keys.count { $0 != "friends.vcf" })
        #expect(Set(people.map(\.id)).count == people.count)
      }
    }
    #expect(try cards(on: FakeDisk(disk.state.afterCrash(.synced))) == after, "acknowledged")
  }

  @Test func `the next refresh of another process takes up what one that died had saved by then`()
    throws
  {
    for failing in 1... {
      let disk = FakeDisk()
      let book = try crowd(on: disk)
      let other = try VdirDatabase(on: disk)
      let copy = WorkingCopy(of: other)
      try changeCrowd(book)
      let start = disk.callCount
      disk.fault = { call, _ in call < start + failing ? nil : .fails(.device) }
      let didFail = (try? book.save()) == nil
      disk.fault = { _, _ in nil }
      let found = try cards(on: disk)
      try other.refresh()
      copy.revert()
      let (stored, fresh) = (names(copy), names(WorkingCopy(of: try VdirDatabase(on: disk))))
      #expect(stored == fresh, "call \(failing)")
      #expect(stored.count == found.keys.count { $0 != "friends.vcf" })
      #expect(stored["ada"] == "Ada" || stored["ada"] == "Augusta")
      // Nobody is lost: who tries again has everything saved, and once.
      try book.save()
      try other.refresh()
      copy.revert()
      #expect(
        names(copy) == ["ada": "Augusta", "ben": "Benjamin", "dan": "Dan"], "call \(failing)")
      #expect(
        copy.groups().map { $0.members.compactMap(\.first).sorted() } == [["Augusta", "Dan"]])
      if !didFail { break }
    }
  }

  @Test(arguments: [StorageError.Reason.noSpace, .device, .interrupted])
  func `when any call fails, the edits stay and the next try stores them once`(
    _ reason: StorageError.Reason
  ) throws {
    for (number, edit) in edits.enumerated() {
      for failing in 1... {
        let disk = FakeDisk()
        let book = WorkingCopy(of: try VdirDatabase(on: disk))
        for edit in edits.prefix(number) {
          try edit(book)
          try book.save()
        }
        try edit(book)
        let start = disk.callCount
        var didFail = false
        disk.fault = { call, _ in
          guard call == start + failing else { return nil }
          didFail = true
          return .fails(reason)
        }
        if (try? book.save()) == nil { try book.save() }
        disk.fault = { _, _ in nil }
        #expect(disk.openCount == 0)
        #expect(book.people().map(\.first) == outcomes[number], "edit \(number), call \(failing)")
        let found = try people(on: FakeDisk(disk.state.afterCrash(.synced)))
        // An ID that was never told to anybody may be passed over.
        #expect(
          found.map { $0.split(separator: " ").last.map(String.init) } == outcomes[number],
          "edit \(number), call \(failing) fails: \(reason)")
        if !didFail { break }
      }
    }
  }

  @Test func `while another process of ours saves, a save says who does, and a reader goes on`()
    throws
  {
    let disk = FakeDisk()
    let book = WorkingCopy(of: try VdirDatabase(on: disk))
    let ada = try book.store("Ada")[0]
    let lock = try disk.open("/book/.roadbook.lock", .update)
    #expect(try disk.tryLock(lock))
    try ada.set(.string("Mine"), for: .note)
    let locked = StorageError(.lock, "/book/.roadbook.lock", .locked(by: "test"))
    #expect(throws: SaveError.store(.storage(locked))) { try book.save() }
    #expect(WorkingCopy(of: try VdirDatabase(on: disk)).people().count == 1)
    disk.close(lock)
    try book.save()
    #expect(try disk.text(of: "uid-1.vcf").contains("NOTE:Mine"))
  }
}

/// Saves of one card each: the first, another, a change, a removal.
private let edits: [@Sendable (WorkingCopy) throws -> Void] = [
  { try $0.add(PersonRecord(.named("Ada"), uid: "ada")) },
  { try $0.add(PersonRecord(.named("Ben"), uid: "ben")) },
  { try #require($0.person(uid: "ada")).set(.string("Augusta"), for: .firstName) },
  { try $0.remove(try #require($0.person(uid: "ben"))) },
]

/// Who is there after each.
private let outcomes: [[String?]] = [["Ada"], ["Ada", "Ben"], ["Augusta", "Ben"], ["Augusta"]]

private func people(on disk: FakeDisk) throws -> [String] {
  WorkingCopy(of: try VdirDatabase(on: disk)).people().map { "\($0.id) \($0.first ?? "")" }
}

/// Three people, two of them in a group.
private func crowd(on disk: FakeDisk) throws -> WorkingCopy {
  for name in ["Ada", "Ben", "Carla"] {
    try disk.put(
      "BEGIN:VCARD\r\nVERSION:3.0\r\nN:;\(name);;;\r\nFN:\(name)\r\nUID:\(name.lowercased())\r\nEND:VCARD\r\n",
      as: "\(name.lowercased()).vcf")
  }
  try disk.put(
    "BEGIN:VCARD\r\nVERSION:4.0\r\nKIND:group\r\nFN:Friends\r\nUID:friends\r\n"
      + "MEMBER:urn:uuid:ada\r\nMEMBER:urn:uuid:carla\r\nEND:VCARD\r\n", as: "friends.vcf")
  return WorkingCopy(of: try VdirDatabase(on: disk))
}

/// Two are changed, one is removed and so leaves the group, one is new and joins it.
private func changeCrowd(_ book: WorkingCopy) throws {
  try #require(book.person(uid: "ada")).set(.string("Augusta"), for: .firstName)
  try #require(book.person(uid: "ben")).set(.string("Benjamin"), for: .firstName)
  try book.remove(try #require(book.person(uid: "carla")))
  let dan = PersonRecord(.named("Dan"), uid: "dan")
  try book.add(dan)
  try book.addMember(dan, to: try #require(book.groups().first))
}

/// Every card as it stands in the folder.
private func cards(on disk: FakeDisk) throws -> [String: String] {
  var files: [String: String] = [:]
  for name in try disk.list(FileDatabase.directory) where !name.hasPrefix(".") {
    files[name] = try disk.text(of: name)
  }
  return files
}

/// First names by UID.
private func names(_ book: WorkingCopy) -> [String: String] {
  Dictionary(book.people().map { ($0.uid ?? "", $0.first ?? "") }) { "\($0) and \($1)" }
}
