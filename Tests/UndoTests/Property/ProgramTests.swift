import SeededRandom
import TestSupport
import Testing
import Undo

@Suite struct ProgramTests {
  private static let policies = [UndoHistory.Policy.EmptyGroups.kept, .dropped].flatMap { empty in
    [UndoHistory.Policy.NestedGroups.units, .flattened].map { nested in
      var policy = UndoHistory.Policy()
      policy.emptyGroups = empty
      policy.nestedGroups = nested
      return policy
    }
  }

  /// R-UN-1 … R-UN-27: every random program does what the naive model does, and after each operation
  /// the history's own state is consistent.
  @Test(arguments: policies)
  func `random programs do what snapshots do`(policy: UndoHistory.Policy) throws {
    let test = ModelTest<Operation> { seed, length in
      var random = SplitMix64(seed: seed)
      return (0..<length).map { _ in .random(using: &random) }
    } difference: { program in
      var (subject, model) = (Subject(policy), Model(policy))
      for operation in program {
        let (seen, expected) = (subject.run(operation), model.run(operation))
        let broken = subject.history.brokenInvariants
        guard seen == expected, broken.isEmpty else {
          return "seen \(seen)\nexpected \(expected)\nbroken \(broken)"
        }
      }
      return nil
    }
    #expect(try test.failure() == nil)
  }
}
