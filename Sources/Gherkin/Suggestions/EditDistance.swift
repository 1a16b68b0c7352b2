/// How many insertions, deletions, changes and swaps of neighbours make one sequence of another.
enum EditDistance {
  /// The least cost, `nil` as soon as it must be above the limit.
  static func distance<Element: Equatable>(
    _ left: [Element], _ right: [Element], limit: Int,
    weight: (Element) -> Int, change: (Element, Element) -> Int
  ) -> Int? {
    var beforeLast: [Int] = []
    var last = right.reduce(into: [0]) { $0.append($0[$0.count - 1] + weight($1)) }
    for (row, element) in left.enumerated() {
      var current = [last[0] + weight(element)]
      for (column, other) in right.enumerated() {
        var cost = min(last[column + 1] + weight(element), current[column] + weight(other))
        if last[column] < cost { cost = min(cost, last[column] + change(element, other)) }
        if row > 0, column > 0, element == right[column - 1], left[row - 1] == other {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      guard (current.min() ?? 0) <= limit else { return nil }
      beforeLast = last
      last = current
    }
    guard let distance = last.last, distance <= limit else { return nil }
    return distance
  }
}
