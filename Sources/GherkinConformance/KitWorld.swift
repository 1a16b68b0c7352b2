import Gherkin

/// What the steps of a sample share.
final class KitWorld {
  var cucumbers = 0
  var friends = 0
  var table: [[String]] = []
  var cents = 0
  var stock = 0
  var isSold = false
}

/// What a step or hook of a sample throws to fail.
struct KitError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// Throws unless two values are equal.
func check<Value: Equatable>(_ actual: Value, is expected: Value) throws {
  if actual != expected { throw KitError("expected \(expected), but it is \(actual)") }
}
