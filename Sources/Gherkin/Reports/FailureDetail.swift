/// An error that has two sides, which a report lays side by side.
public protocol FailureDetail: Error {
  /// What was compared.
  var subject: String { get }
  /// What was expected, a line each; empty where nothing certain was.
  var expected: [String] { get }
  /// What was there, a line each.
  var actual: [String] { get }
}

/// The lines of two texts, laid out so that equal ones stand once.
struct LineDifference {
  enum Line: Hashable {
    case same(String)
    case missing(String)
    case surplus(String)
  }

  let lines: [Line]

  /// Finds the longest common part; above a million pairs the two texts stand one after the other.
  init(expected: [String], actual: [String]) {
    guard expected.count * actual.count <= 1_000_000 else {
      lines = expected.map(Line.missing) + actual.map(Line.surplus)
      return
    }
    let lengths = Self.commonLengths(expected, actual)
    var lines: [Line] = []
    var (left, right) = (0, 0)
    while left < expected.count || right < actual.count {
      if left < expected.count, right < actual.count, expected[left] == actual[right] {
        lines.append(.same(expected[left]))
        (left, right) = (left + 1, right + 1)
      } else if left < expected.count,
        right == actual.count || lengths[left + 1][right] >= lengths[left][right + 1]
      {
        lines.append(.missing(expected[left]))
        left += 1
      } else {
        lines.append(.surplus(actual[right]))
        right += 1
      }
    }
    self.lines = lines
  }

  /// For each pair of places, how many lines the rests have in common.
  private static func commonLengths(_ left: [String], _ right: [String]) -> [[Int]] {
    var lengths = Array(
      repeating: Array(repeating: 0, count: right.count + 1), count: left.count + 1)
    for row in left.indices.reversed() {
      for column in right.indices.reversed() {
        lengths[row][column] =
          left[row] == right[column]
          ? lengths[row + 1][column + 1] + 1
          : max(lengths[row + 1][column], lengths[row][column + 1])
      }
    }
    return lengths
  }
}
