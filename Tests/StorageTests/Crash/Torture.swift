import SeededRandom
import Storage
import StorageTesting
import Testing

/// Runs random programs of saves, compactions, edits by other programs and reopenings, and crashes
/// before every change of the disk, at every byte of small writes, with what was not synced kept,
/// lost, or kept in part. What is found then must be a state that the program could expect.
final class Torture {
  private let seed: UInt64
  private var random: SplitMix64
  private var disk = FakeDisk()
  private var writers: [ListStore] = []
  /// The last acknowledged state, and what else a crash may leave just now.
  private var acknowledged: ListStore.State = []
  private var alsoLegal: [ListStore.State] = []
  private var depth = 0
  /// Whether a base by another program may not have been taken up yet.
  private var isEdited = false
  private(set) var crashPoints = 0
  private(set) var failures = 0

  init(seed: UInt64) {
    self.seed = seed
    random = SplitMix64(seed: seed)
    boot(DiskState())
  }

  func run(steps: Int) throws {
    for _ in 0..<steps { try step() }
    #expect(disk.openCount <= 2 * writers.count, "descriptors leak, seed \(seed)")
  }

  private func boot(_ state: DiskState) {
    writers = []
    disk = FakeDisk(state)
    disk.beforeChange = { [unowned self] in crashEverywhere($0) }
    writers = [ListStore(disk), ListStore(disk)]
  }

  private func step() throws {
    let index = random.below(writers.count)
    let writer = writers[index]
    switch random.below(12) {
    case 0: try edit(careless: false)
    case 1: try edit(careless: true)
    case 2: try despiteFaults(index) { try compact(writer) }
    case 3: writers[index] = ListStore(disk)
    case 4: try reboot()
    case 5: try check(writer.refresh(), "after a refresh")
    default: try despiteFaults(index) { try append(writer) }
    }
  }

  private func append(_ writer: ListStore) throws {
    let payloads = (0...random.below(3)).map { _ in payload() }
    // A save that failed before may have been found, and built on, by the other writer.
    let before = [acknowledged] + alsoLegal
    alsoLegal += before.map { $0 + payloads }
    try writer.append(payloads)
    settle(writer.state, before.map { $0 + payloads }, "after a save")
  }

  private func compact(_ writer: ListStore) throws {
    try writer.compact()
    settle(writer.state, [acknowledged] + alsoLegal, "after a compaction")
  }

  /// One of the states that were possible is now the acknowledged one.
  private func settle(_ found: ListStore.State, _ possible: [ListStore.State], _ occasion: String) {
    (acknowledged, alsoLegal) = (possible.first ?? [], Array(possible.dropFirst()))
    check(found, occasion)
    (acknowledged, alsoLegal) = (found, [])
    isEdited = false
  }

  /// Lets a few calls of one operation fail, one time in three, or all from one on, as when the process
  /// of that writer is killed. A failure must be reported, and must leave the store as it was, or with
  /// the new save whole.
  private func despiteFaults(_ index: Int, _ operation: () throws -> Void) throws {
    let faults: [FakeDisk.Fault] = [
      .fails(.device), .fails(.noSpace), .fails(.interrupted), .short(1 + random.below(20)),
    ]
    let isKilled = random.below(6) == 0
    let fault = isKilled ? .fails(.other) : faults[random.below(4)]
    let first = disk.callCount + 1 + random.below(40)
    let count = isKilled ? 1_000_000 : random.below(3) == 0 ? 1 + random.below(4) : 0
    disk.fault = { call, _ in first..<first + count ~= call ? fault : nil }
    defer { disk.fault = { _, _ in nil } }
    do {
      try operation()
    } catch let error as StorageError {
      guard fault == .fails(error.reason), error.reason != .interrupted else { throw error }
      failures += 1
      if isKilled { writers[index] = ListStore(disk) }
    }
  }

  private func edit(careless: Bool) throws {
    // Never bytes that were there before: a base written anew as it was counts as unchanged.
    let unique = (0..<8).map { _ in UInt8(truncatingIfNeeded: random.next()) }
    let edited = [unique] + (0..<random.below(4)).map { _ in payload() }
    let previous = acknowledged
    isEdited = true
    alsoLegal.append(edited)
    let bytes = ListStore.encode(edited)
    try AtomicFile.makeFolders("/book", on: disk)
    let beside = "/book/edited-\(random.next())"
    let file = try disk.open(beside, .createNew)
    if !bytes.isEmpty { _ = try disk.write(file, bytes[...], at: 0) }
    try disk.sync(file)
    disk.close(file)
    try disk.rename(beside, to: "/book/list")
    if !careless {
      try disk.syncFolder("/book")
      // A writer may have been killed between making the folder and syncing the one above.
      try disk.syncFolder("/")
    }
    acknowledged = edited
    alsoLegal = careless ? alsoLegal + [previous] : []
  }

  private func reboot() throws {
    let after = disk.state.afterCrash(.some, seed: random.next())
    boot(after)
    let found = try ListStore(disk).open()
    check(found, "after a reboot")
    acknowledged = found
    alsoLegal = []
  }

  private func payload() -> [UInt8] {
    (0..<random.below(12)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
  }

  private func crashEverywhere(_ moment: FakeDisk.Moment) {
    // Every fourth program crashes everywhere; the others here and there, to get farther.
    guard seed % 4 == 0 || random.below(16) == 0 else { return }
    crash(moment.state, .synced)
    crash(moment.state, .everything)
    crash(moment.state, .some)
    guard moment.byteCount > 0, moment.byteCount <= 128 else { return }
    for count in 1...moment.byteCount {
      crash(moment.torn(after: count), .everything)
      crash(moment.torn(after: count), .some)
    }
  }

  private func crash(_ state: DiskState, _ survival: Survival) {
    crashPoints += 1
    let after = state.afterCrash(survival, seed: random.next())
    do {
      let list = ListStore(FakeDisk(after))
      let found = try list.open()
      check(found, "after a crash with \(survival)")
      if !isEdited, list.lastContents?.setAside != [] {
        Issue.record("seed \(seed), crash with \(survival): taken for an edit")
      }
      if random.below(16) == 0 { try goOn(after, from: found) }
    } catch {
      Issue.record("seed \(seed), crash with \(survival): \(error)")
    }
  }

  /// A store that was found must also take the next save, crashes included.
  private func goOn(_ state: DiskState, from found: ListStore.State) throws {
    guard depth == 0 else { return }
    let outer = (acknowledged, alsoLegal)
    depth += 1
    defer {
      depth -= 1
      (acknowledged, alsoLegal) = outer
    }
    let disk = FakeDisk(state)
    (acknowledged, alsoLegal) = (found, [found + [[7]]])
    if random.below(16) == 0 { disk.beforeChange = { [unowned self] in crashEverywhere($0) } }
    let writer = ListStore(disk)
    if random.below(4) == 0 { try writer.compact() }
    try writer.append([[7]])
    (acknowledged, alsoLegal) = (found + [[7]], [])
    check(try ListStore(disk).open(), "after going on")
    check(
      try ListStore(FakeDisk(disk.state.afterCrash(.synced))).open(), "after going on and a crash")
  }

  private func check(_ found: ListStore.State, _ occasion: String) {
    if found == acknowledged || alsoLegal.contains(found) { return }
    Issue.record(
      "seed \(seed), \(occasion): found \(found), expected \(acknowledged) or \(alsoLegal)")
  }
}
