/// Hands out the features of a plan; one is kept from its first run that is asked for to its last.
struct FeatureShelf: Sendable {
  private let plan: RunPlan
  private let candidateCount: Int
  private var open: [UInt32: (feature: Lazily<ParsedFeature?>, left: Int)] = [:]

  init(_ plan: RunPlan, candidateCount: Int) {
    self.plan = plan
    self.candidateCount = candidateCount
  }

  /// A feature for so many of its runs; it is read by who first looks into it.
  mutating func feature(_ place: UInt32, for count: Int) -> Lazily<ParsedFeature?> {
    let entry = plan.entries[Int(place)]
    var found = open[place] ?? (entry.feature, entry.count * candidateCount)
    found.left -= count
    open[place] = found.left > 0 ? found : nil
    return found.feature
  }
}
