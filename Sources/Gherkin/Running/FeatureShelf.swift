/// Hands out the scenarios of a plan; a feature is read when its first scenario is asked for and kept until
/// its last one was.
struct FeatureShelf: Sendable {
  private let plan: RunPlan
  private var open: [UInt32: (feature: ParsedFeature, left: Int)] = [:]

  init(_ plan: RunPlan) { self.plan = plan }

  /// The scenario at a place of the plan; each is asked for once.
  mutating func scenario(at index: Int) -> (feature: ParsedFeature, pickle: Pickle)? {
    let scenario = plan.scenarios[index]
    let entry = plan.entries[Int(scenario.entry)]
    guard var place = open[scenario.entry] ?? entry.read().map({ ($0, entry.count) }) else {
      return nil
    }
    place.left -= 1
    open[scenario.entry] = place.left > 0 ? place : nil
    return (place.feature, place.feature.pickles[Int(scenario.offset)])
  }
}
