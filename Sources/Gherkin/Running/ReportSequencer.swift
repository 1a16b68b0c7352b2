import Synchronization

/// Hands what happens to the reporters in the order of the plan, and counts it.
///
/// Events of a scenario whose turn has not come are kept until those before it have ended. ``waitForRoom(_:)`` bounds
/// how many scenarios can be kept.
final class ReportSequencer: Sendable {
  fileprivate struct State {
    var reporters: [any Reporter]
    var summary = RunSummary()
    /// The place of the scenario whose events are handed on.
    var next = 0
    /// The events of later scenarios.
    var kept: [Int: [RunEvent]] = [:]
    /// The workers that wait until a later scenario may begin.
    var waiting: [(index: Int, continuation: CheckedContinuation<Void, Never>)] = []
    var isStopped = false
  }

  /// So many scenarios may be ahead of the one whose turn it is.
  static let limit = 1024

  private let state: Mutex<State>
  private let options: RunOptions

  init(_ options: RunOptions, _ reporters: [any Reporter]) {
    self.options = options
    state = Mutex(State(reporters: reporters))
  }

  /// Reports something that is no part of a scenario.
  func report(_ event: RunEvent) {
    state.withLock { $0.handOn(event, options) }
  }

  /// Reports a part of a scenario, or its end.
  func report(_ event: RunEvent, of index: Int) {
    let released = state.withLock { state in
      guard index == state.next else {
        state.kept[index, default: []].append(event)
        return [CheckedContinuation<Void, Never>]()
      }
      state.handOn(event, options)
      if event.isScenarioEnd { state.advance(options) }
      return state.takeReleased()
    }
    for continuation in released { continuation.resume() }
  }

  /// Waits until a scenario may begin without being too far ahead of the reports: not at all for the one whose turn it
  /// is, so that a run always goes on.
  func waitForRoom(_ index: Int) async {
    guard !state.withLock({ $0.hasRoom(index) }) else { return }
    await withCheckedContinuation { continuation in
      let hasRoom = state.withLock { state in
        if !state.hasRoom(index) { state.waiting.append((index, continuation)) }
        return state.hasRoom(index)
      }
      if hasRoom { continuation.resume() }
    }
  }

  /// Lets all go on that wait, since nothing more begins.
  func stop() {
    let released = state.withLock { state in
      state.isStopped = true
      return state.takeReleased()
    }
    for continuation in released { continuation.resume() }
  }

  /// Reports the end, and before it the scenarios that come after others which never ran.
  func finish(_ moment: Timestamp, planned: Int, problems: [DefinitionError]) -> RunSummary {
    state.withLock { state in
      for (_, events) in state.kept.sorted(by: { $0.key < $1.key }) {
        for event in events { state.handOn(event, options) }
      }
      state.summary.finished = moment
      state.summary.problems = problems
      state.summary.notRun = planned - state.summary.scenarioCount
      if !problems.isEmpty || state.summary.notRun > 0 { state.summary.isSuccess = false }
      state.handOn(.finished(state.summary), options)
      return state.summary
    }
  }
}

extension ReportSequencer.State {
  fileprivate func hasRoom(_ index: Int) -> Bool {
    isStopped || index < next + ReportSequencer.limit
  }

  fileprivate mutating func handOn(_ event: RunEvent, _ options: RunOptions) {
    summary.add(event, options)
    for index in reporters.indices { reporters[index].receive(event) }
  }

  /// Hands on what was kept of the next scenarios, up to one that has not ended.
  fileprivate mutating func advance(_ options: RunOptions) {
    next += 1
    while let events = kept.removeValue(forKey: next) {
      for event in events { handOn(event, options) }
      guard events.last?.isScenarioEnd == true else { return }
      next += 1
    }
  }

  /// The workers that wait no longer.
  fileprivate mutating func takeReleased() -> [CheckedContinuation<Void, Never>] {
    guard !waiting.isEmpty else { return [] }
    let all = waiting
    waiting = all.filter { !hasRoom($0.index) }
    return all.filter { hasRoom($0.index) }.map(\.continuation)
  }
}

extension RunEvent {
  fileprivate var isScenarioEnd: Bool { if case .scenarioFinished = self { true } else { false } }
}
