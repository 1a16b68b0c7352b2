import Gherkin
import ReferenceSystem
import SpecSteps

/// Holds the specs against front ends that are wrong on purpose.
struct SelfTest {
  /// The scenarios.
  let pickles: [Pickle]
  /// The faulty front ends.
  let faults: [Fault]
  /// The geocoder's file of places.
  let places: String
  /// Whether every scenario is played with every fault; else a fault is done with once it is caught.
  let isFull: Bool
  /// Whether scenarios that catch nothing are looked for; that takes the whole catalogue.
  let findsIdle: Bool
  /// How many faults are tried at a time.
  let jobs: Int

  /// Plays the scenarios with the sound reference, then with each fault.
  ///
  /// What fails with the sound reference catches nothing.
  func run() async -> SelfTestReport {
    let sound = await failures(of: nil, among: pickles, isFull: true)
    let unsound = Set(sound)
    let usable = pickles.filter { !unsound.contains($0.scenarioName) }
    let rows = await faults.concurrentMap(jobs) { fault in
      let ordered = usable.filter(fault.isShown) + usable.filter { !fault.isShown(by: $0) }
      return SelfTestReport.Row(
        fault: fault, caughtBy: await failures(of: fault, among: ordered, isFull: isFull))
    }
    let catchers = Set(rows.flatMap(\.caughtBy))
    let suspects = (findsIdle ? usable : []).filter {
      !$0.showsSomething && !catchers.contains($0.scenarioName)
    }
    let idle = await suspects.concurrentMap(jobs) { await isIdle($0) ? $0.scenarioName : nil }
    return SelfTestReport(
      scenarioCount: pickles.count, rows: rows, unsound: sound, idle: idle.compactMap(\.self),
      isFull: isFull)
  }

  /// The ids of the scenarios that fail, in the order given; the first alone unless `isFull`.
  private func failures(
    of fault: Fault?, among pickles: [Pickle], isFull: Bool
  ) async -> [String] {
    let executor = executor(fault)
    var failed: [String] = []
    for pickle in pickles where await executor.run(pickle).status == .failed {
      failed.append(pickle.scenarioName)
      if !isFull { break }
    }
    return failed
  }

  /// Whether a scenario passes with every fault.
  private func isIdle(_ pickle: Pickle) async -> Bool {
    if isFull { return true }
    for fault in faults where await executor(fault).run(pickle).status == .failed { return false }
    return true
  }

  private func executor(_ fault: Fault?) -> ScenarioExecutor<SpecWorld> {
    ScenarioExecutor(
      Steps.library(
        makeSystem: { fault?.system() ?? ReferenceSystem() }, workspace: .temporary(),
        places: places))
  }
}

extension Fault {
  /// Whether a scenario bears one of the tags of those that show the fault.
  func isShown(by pickle: Pickle) -> Bool {
    pickle.tags.contains { shownBy.contains(String($0.name.dropFirst())) }
  }
}

extension Pickle {
  /// Whether the scenario shows a rule, a departure, a bug report or a part of the seeds.
  var showsSomething: Bool {
    let kinds = ["R", "B", "listing", "figure", "article", "sidebar", "departure"]
    return tags.contains { tag in kinds.contains { tag.name.hasPrefix("@\($0)-") } }
  }
}
