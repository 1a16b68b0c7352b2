import SeededRandom
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
  /// the history is sound.
  @Test(arguments: policies)
  func `random programs do what snapshots do`(policy: UndoHistory.Policy) {
    for seed in 0..<200 as Range<UInt64> {
      if let failure = failure(of: policy, seed: seed) {
        Issue.record("seed \(seed), \(failure)")
        return
      }
    }
  }

  private func failure(of policy: UndoHistory.Policy, seed: UInt64) -> String? {
    var random = SplitMix64(seed: seed)
    var (subject, model) = (Subject(policy), Model(policy))
    var program: [Operation] = []
    for _ in 1...60 {
      let operation = Operation.random(using: &random)
      program.append(operation)
      let (seen, expected) = (subject.run(operation), model.run(operation))
      let broken = subject.history.brokenInvariants
      if seen != expected || !broken.isEmpty {
        let lines = program.map { "  \($0)" }.joined(separator: "\n")
        return "after\n\(lines)\nseen \(seen)\nexpected \(expected)\nbroken \(broken)"
      }
    }
    return nil
  }
}
