import AddressBook
import Storage
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
        for survival in [Survival.synced, .everything, .some(seed: UInt64(index))] {
          let found = try people(on: FakeDisk(state.afterCrash(survival)))
          #expect(found == saved || found == next, "change \(index), \(survival)")
        }
      }
      #expect(try people(on: FakeDisk(disk.state.afterCrash(.synced))) == next, "acknowledged")
      saved = next
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
