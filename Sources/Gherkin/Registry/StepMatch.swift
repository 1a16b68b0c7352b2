/// Which definitions match a step.
enum StepMatch: Sendable {
  /// None.
  case none
  /// One, by its place among the definitions, with what it caught.
  case one(ExpressionIndex.Match)
  /// More than one, in the order of definition.
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

  /// Adds one that matches too.
  mutating func add(_ match: ExpressionIndex.Match) {
    switch self {
    case .none: self = .one(match)
    case .one, .several: self = .several((all + [match]).sorted { $0.index < $1.index })
    case .broken: break
    }
  }
}
