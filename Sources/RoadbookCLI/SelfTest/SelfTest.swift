import Gherkin
import ReferenceSystem
import SpecMutants
import SpecSteps

/// Holds the specs against front ends that are wrong on purpose.
struct SelfTest {
  typealias Executor = ScenarioExecutor<SpecWorld>

  /// The scenarios.
  let pickles: [Pickle]
  /// The faulty front ends.
  let mutants: [Mutant]
  /// The geocoder's file of places.
  let places: String?
  /// Whether every scenario is played with every mutant; else a mutant is done with once it is caught.
  let isFull: Bool
  /// The scenarios that may catch nothing, from `Specs/idle.txt`; nil where idle ones are not looked for, which
  /// takes the whole catalogue.
  let excused: Set<String>?
  /// How many mutants are tried at a time.
  let jobs: Int

  /// Plays the scenarios with the reference itself, then with each mutant those first that bear its tags.
  ///
  /// What fails with the reference itself catches nothing.
  func run() async -> SelfTestReport {
    let reference = executor(nil)
    let verdicts = await pickles.concurrentMap(jobs) { await $0.fails(with: reference) }
    let broken = zip(pickles, verdicts).filter(\.1).map(\.0.scenarioName)
    let usable = zip(pickles, verdicts).filter { !$0.1 }.map(\.0)
    let trials = await mutants.concurrentMap(jobs) { mutant in
      let executor = executor(mutant)
      let ordered = usable.filter(mutant.isShown) + usable.filter { !mutant.isShown(by: $0) }
      return (executor: executor, caughtBy: await failing(among: ordered, executor))
    }
    let rows = zip(mutants, trials).map { SelfTestReport.Row(mutant: $0, caughtBy: $1.caughtBy) }
    let catchers = Set(trials.flatMap(\.caughtBy))
    let suspects = usable.filter { !catchers.contains($0.scenarioName) }
    let idle =
      excused == nil ? [] : Set(await idle(among: suspects, trials.map(\.executor)))
    return SelfTestReport(
      scenarioCount: pickles.count, rows: rows, failing: broken,
      idle: idle.subtracting(excused ?? []).sorted(),
      wronglyExcused: (excused ?? []).subtracting(idle).sorted(), isFull: isFull)
  }

  /// The ids of the scenarios that fail, in the order given; the first alone unless `isFull`.
  private func failing(among pickles: [Pickle], _ executor: Executor) async -> [String] {
    var failed: [String] = []
    for pickle in pickles where await pickle.fails(with: executor) {
      failed.append(pickle.scenarioName)
      if !isFull { break }
    }
    return failed
  }

  /// The ids of the scenarios that pass with every mutant; a full run has played them all already.
  ///
  /// The mutants that share a tag with the scenario are tried first, then from the end of the catalogue, where
  /// those stand that meet most scenarios.
  private func idle(among suspects: [Pickle], _ executors: [Executor]) async -> [String] {
    guard !isFull else { return suspects.map(\.scenarioName) }
    let verdicts = await suspects.concurrentMap(jobs) { pickle in
      let near = zip(mutants, executors).filter { $0.0.isShown(by: pickle) }
      let far = zip(mutants, executors).filter { !$0.0.isShown(by: pickle) }.reversed()
      for (_, executor) in near + far where await pickle.fails(with: executor) { return true }
      return false
    }
    let active = Set(zip(suspects, verdicts).filter(\.1).map(\.0.scenarioName))
    return suspects.map(\.scenarioName).filter { !active.contains($0) }
  }

  private func executor(_ mutant: Mutant?) -> Executor {
    ScenarioExecutor(
      Steps.library(
        makeSystem: { mutant?.system(over: ReferenceSystem()) ?? ReferenceSystem() },
        workspace: Workspace(),
        places: places))
  }
}

extension Mutant {
  /// Whether a scenario bears one of the tags of those that show the mutant.
  func isShown(by pickle: Pickle) -> Bool {
    pickle.tags.contains { shownBy.contains(String($0.name.dropFirst())) }
  }
}

extension Pickle {
  func fails(with executor: SelfTest.Executor) async -> Bool {
    await executor.run(self).status == .failed
  }
}
