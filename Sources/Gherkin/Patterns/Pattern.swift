struct Captures: Sendable {
  subscript(index: Int) -> Range<Int>? { nil }
}
struct Pattern: Sendable {
  init(_ source: String) throws(PatternError) {}
}
final class MatchPlan: Sendable {
  struct Parameter: Sendable { let type: ParameterType?; let capture: Int }
  let parameters: [Parameter] = []
  let children: [[Int]] = []
}
