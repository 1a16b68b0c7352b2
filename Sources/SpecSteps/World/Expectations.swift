import Gherkin
import JSON

/// What a step expected and did not find: a sentence, and the two sides for a report to lay side by side.
package struct ExpectationFailure: FailureDetail, CustomStringConvertible {
  /// What was compared.
  package var subject: String
  /// What the scenario says, a line each.
  package var expected: [String]
  /// What the system showed, a line each.
  package var actual: [String]

  /// The subject with both sides.
  package var description: String {
    "\(subject)\n  expected: \(expected.joined(separator: "\n            "))"
      + "\n  actual:   \(actual.joined(separator: "\n            "))"
  }
}

/// Fails with both sides unless they are equal, scalar by scalar.
func expect(_ subject: String, _ expected: [String], toEqual actual: [String]) throws {
  let isEqual =
    expected.count == actual.count
    && zip(expected, actual).allSatisfy { $0.utf8.elementsEqual($1.utf8) }
  if !isEqual { throw ExpectationFailure(subject: subject, expected: expected, actual: actual) }
}

/// Fails with both sides unless the texts are equal, scalar by scalar.
func expect(_ subject: String, _ expected: String, toEqual actual: String?) throws {
  try expect(subject, [expected], toEqual: [actual ?? "(none)"])
}

/// Fails with the sentence unless the condition holds.
func expect(_ condition: Bool, _ subject: String, actual: String) throws {
  if !condition { throw ExpectationFailure(subject: subject, expected: [], actual: [actual]) }
}

extension JSONValue {
  /// The value as a table cell shows it: texts bare, null as nothing, everything else as JSON.
  var cell: String {
    switch self {
    case .null: ""
    case .string(let text): text
    case .bool(let value): value ? "yes" : "no"
    default: compact
    }
  }
}
