/// Hands out the features of a plan; one is kept from its first run that is asked for to its last.
struct FeatureCache: Sendable {
  private let plan: RunPlan
  private let targetCount: Int
  private var open: [UInt32: (feature: LazyValue<ParsedFeature?>, left: Int)] = [:]

  init(_ plan: RunPlan, targetCount: Int) {
    self.plan = plan
    self.targetCount = targetCount
  }

  /// A feature for so many of its runs; it is read by who first looks into it.
  mutating func feature(_ place: UInt32, for count: Int) -> LazyValue<ParsedFeature?> {
    let entry = plan.entries[Int(place)]
    var found = open[place] ?? (entry.feature, entry.count * targetCount)
    found.left -= count
    open[place] = found.left > 0 ? found : nil
    return found.feature
  }
}
