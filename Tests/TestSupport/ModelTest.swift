import Foundation

/// Random programs that are run against a subject and against a model of it.
///
/// `MODEL_STEPS` sets how many steps a test runs in all; 12,000 unless set.
package struct ModelTest<Operation> {
  private let length: Int
  private let program: (_ seed: UInt64, _ length: Int) -> [Operation]
  private let difference: ([Operation]) throws -> String?

  /// - Parameters:
  ///   - length: how many operations a program has.
  ///   - program: a program made of a seed; the same one for the same seed.
  ///   - difference: what the subject and the model differ in after some operation; nil for nothing.
  package init(
    length: Int = 60, program: @escaping (_ seed: UInt64, _ length: Int) -> [Operation],
    difference: @escaping ([Operation]) throws -> String?
  ) {
    self.length = length
    self.program = program
    self.difference = difference
  }

  /// The first seed whose program fails, with the shortest part of the program that still does; nil where
  /// none fails.
  package func failure() throws -> String? {
    let steps = ProcessInfo.processInfo.environment["MODEL_STEPS"].flatMap(Int.init) ?? 12_000
    for seed in 0..<UInt64(max(1, steps / length)) {
      let program = program(seed, length)
      guard try difference(program) != nil else { continue }
      let shortest = try shrunk(program)
      let lines = shortest.map { "  \($0)" }.joined(separator: "\n")
      return "seed \(seed), shrunk to\n\(lines)\n\(try difference(shortest) ?? "")"
    }
    return nil
  }

  /// Leaves operations out, one at a time, until none can be spared.
  private func shrunk(_ program: [Operation]) throws -> [Operation] {
    for index in program.indices.reversed() {
      var shorter = program
      shorter.remove(at: index)
      if try difference(shorter) != nil { return try shrunk(shorter) }
    }
    return program
  }
}
