/// Which definitions match a step.
enum StepMatch: Sendable {
  /// None.
  case none
  /// One, by its place among the definitions, with what it caught.
  case one(ExpressionIndex.Match)
  /// More than one.
  case several([ExpressionIndex.Match])
  /// Nobody can tell: matching took too many steps.
  case broken(ExpressionError)

  /// All that match.
  var all: [ExpressionIndex.Match] {
    switch self {
    case .none, .broken: []
    case .one(let match): [match]
    case .several(let matches): matches
    }
  }
}

extension ExpressionIndex {
  /// Matches a step's text.
  func match(_ text: String) -> StepMatch {
    do throws(ExpressionError) {
      let found = try matches(text)
      guard let first = found.first else { return .none }
      return found.count == 1 ? .one(first) : .several(found)
    } catch {
      return .broken(error)
    }
  }
}
