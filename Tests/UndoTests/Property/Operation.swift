import SeededRandom

/// One step of a random program over two documents that share a history.
enum Operation {
  case set(slot: Int, value: Int)
  case beginGroup
  case endGroup
  case endEvent
  case undo
  case redo
  case undoNestedGroup
  case name(String)
  case disable
  case enable
  case groupByEvent(Bool)
  case levels(Int)
  case removeAll
  case removeAllOfTarget(slot: Int)
  /// The document goes, and another takes its place.
  case replaceDocument(slot: Int)

  static func random(using random: inout SplitMix64) -> Operation {
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<28:
      .set(slot: .random(in: 0...1, using: &random), value: .random(in: 1...99, using: &random))
    case 28..<38: .beginGroup
    case 38..<49: .endGroup
    case 49..<59: .endEvent
    case 59..<70: .undo
    case 70..<78: .redo
    case 78..<85: .undoNestedGroup
    case 85..<90: .name(["", "Add", "Edit", "Delete"].randomElement(using: &random) ?? "")
    case 90: .disable
    case 91..<93: .enable
    case 93..<95: .groupByEvent(.random(using: &random))
    case 95: .levels(.random(in: 0...4, using: &random))
    case 96: .removeAll
    case 97: .removeAllOfTarget(slot: .random(in: 0...1, using: &random))
    default: .replaceDocument(slot: .random(in: 0...1, using: &random))
    }
  }
}

/// What can be seen from outside after each operation.
struct Observation: Equatable {
  var values: [Int]
  var isRefused: Bool
  var level: Int
  var undoCount: Int
  var redoCount: Int
  var undoName: String
  var redoName: String
  var isEnabled: Bool
}
