/// The arguments of a step definition: the parameters of its expression and the step's table and text.
public struct StepArguments: Sendable {
  private let match: ExpressionMatch
  private let argument: StepArgument?

  init(_ match: ExpressionMatch, _ argument: StepArgument?) {
    self.match = match
    self.argument = argument
  }

  /// The parameters in order.
  public var parameters: [Argument] { match.arguments }

  /// The step's table, if it has one.
  public var table: DataTable? { argument?.dataTable }

  /// The step's doc string, if it has one.
  public var docString: DocString? { argument?.docString }

  /// The value of a parameter, counted from 0, as its type's transform makes it.
  ///
  /// - Throws: ``StepArgumentError`` where there is no such parameter or it is of another type; what the
  ///   parameter type's transform throws.
  public func value<Value>(_ index: Int, as type: Value.Type = Value.self) throws -> Value {
    let indices = match.plan.parameters.indices
    guard indices.contains(index) else {
      throw StepArgumentError.noParameter(index, count: indices.count)
    }
    let value = try Argument(match: match, index: index).value
    guard let typed = value as? Value else {
      let found = value.map { "\(Swift.type(of: $0)) \($0)" } ?? "no value"
      throw StepArgumentError.otherType(index, expected: "\(type)", found: found)
    }
    return typed
  }

  /// The value of a text parameter, such as a `{string}` or a `{word}`.
  ///
  /// - Throws: what ``value(_:as:)`` throws.
  public func string(_ index: Int) throws -> String { try value(index) }

  /// The value of an `{int}` parameter.
  ///
  /// - Throws: what ``value(_:as:)`` throws.
  public func int(_ index: Int) throws -> Int { try value(index) }

  /// The step's table.
  ///
  /// - Throws: ``StepArgumentError/noTable`` where the step has none.
  public func requiredTable() throws -> DataTable {
    guard let table else { throw StepArgumentError.noTable }
    return table
  }

  /// The content of the step's doc string.
  ///
  /// - Throws: ``StepArgumentError/noDocString`` where the step has none.
  public func text() throws -> String {
    guard let docString else { throw StepArgumentError.noDocString }
    return docString.content
  }
}

/// What a step definition asked for and its step does not have.
public enum StepArgumentError: Error, Hashable, Sendable {
  /// The expression has fewer parameters.
  case noParameter(Int, count: Int)
  /// The parameter has a value of another type: its type and itself, or none.
  case otherType(Int, expected: String, found: String)
  /// The step has no table.
  case noTable
  /// The step has no doc string.
  case noDocString
}

extension StepArgumentError: CustomStringConvertible {
  /// A sentence.
  public var description: String {
    switch self {
    case .noParameter(let index, let count):
      "the step definition asks for parameter \(index + 1), and its expression has \(count)"
    case .otherType(let index, let expected, let found):
      "the step definition asks for parameter \(index + 1) as \(expected), and it is \(found)"
    case .noTable: "the step definition asks for a table, and there is none below the step"
    case .noDocString: "the step definition asks for a doc string, and there is none below the step"
    }
  }
}

extension DataTable {
  /// The cells' texts, row by row.
  public var texts: [[String]] { rows.map { $0.cells.map(\.value) } }

  /// The rows after the first, each cell's text with the text of the first row in its column.
  public var records: [[(name: String, text: String)]] {
    guard let header = rows.first else { return [] }
    return rows.dropFirst().map { row in
      zip(header.cells, row.cells).map { (name: $0.value, text: $1.value) }
    }
  }
}

/// Thrown by a step that is not written yet; the scenario is pending.
public struct PendingStep: Error, Hashable, Sendable {
  /// What is missing.
  public var reason: String?

  /// Makes the error with a reason or without.
  public init(_ reason: String? = nil) { self.reason = reason }
}

/// Thrown by a step or hook to skip the rest of the scenario; no failure.
public struct SkippedScenario: Error, Hashable, Sendable {
  /// Why.
  public var reason: String?

  /// Makes the error with a reason or without.
  public init(_ reason: String? = nil) { self.reason = reason }
}
