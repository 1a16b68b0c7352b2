import AddressBook
import Foundation
import SeededRandom
import Storage

/// A store in a folder, and processes that are killed while they save into it.
struct Torture {
  /// What a kill must not do.
  enum Loss: Error, Equatable {
    /// A number was printed, so it was stored, and it is not there.
    case lost(acknowledged: Int, stored: [String])
    /// More is there than was stored or was being stored.
    case tooMany(acknowledged: Int, stored: [String])
    /// The process ended by itself.
    case ended(status: Int32)
  }

  let program: String
  let folder: String
  /// How many saves were said to be done, by all processes together.
  private(set) var acknowledged = 0
  /// How many people are stored.
  private(set) var stored = 0
  private var random: SplitMix64

  init(program: String, folder: String, seed: UInt64) {
    self.program = program
    self.folder = folder
    random = SplitMix64(seed: seed)
  }

  /// Starts a process, kills it at a moment that chance chooses, and opens the store.
  ///
  /// - Throws: ``Loss``, or why the store cannot be opened.
  mutating func killOne() throws {
    let last = try lastNumber(before: 1 + random.below(30), pause: random.below(3_000))
    let names = try BenchStore.open(folder, "v").state.allPeople
      .compactMap { $0.person[text: .firstName] }
    let numbers = names.compactMap { Int($0) }.sorted()
    let expected = max(last, stored)
    guard numbers.count >= expected, numbers.starts(with: Array(1..<(expected + 1))) else {
      throw Loss.lost(acknowledged: expected, stored: names)
    }
    guard numbers.count == names.count, numbers.count <= expected + 1 else {
      throw Loss.tooMany(acknowledged: expected, stored: names)
    }
    stored = numbers.count
  }

  /// The last number that a process printed before it was killed, `pause` microseconds after so many of them.
  private mutating func lastNumber(before count: Int, pause: Int) throws -> Int {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["torture-child", folder]
    process.standardOutput = pipe
    try process.run()
    var output: [UInt8] = []
    while output.count(where: { $0 == UInt8(ascii: "\n") }) < count {
      let chunk = pipe.fileHandleForReading.availableData
      if chunk.isEmpty { break }
      output += chunk
    }
    usleep(UInt32(pause))
    kill(process.processIdentifier, SIGKILL)
    output += pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationReason == .uncaughtSignal else {
      throw Loss.ended(status: process.terminationStatus)
    }
    let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
    acknowledged += lines.count
    return lines.last.flatMap { Int($0) } ?? 0
  }
}
