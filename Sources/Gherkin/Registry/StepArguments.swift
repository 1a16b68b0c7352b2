/// What a step definition receives: the parameters of its expression and the step's table and text.
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

  /// The value of a parameter, transformed by its type.
  ///
  /// - Throws: ``StepArgumentError`` where there is no such parameter or it is of another type; what the
  ///   parameter type's transform throws.
  public func value<Value>(_ index: Int, as type: Value.Type = Value.self) throws -> Value {
    let places = match.plan.parameters.indices
    guard places.contains(index) else {
      throw StepArgumentError.noParameter(index, count: places.count)
    }
    guard let value = try Argument(match: match, index: index).value as? Value else {
      throw StepArgumentError.otherType(index, expected: "\(type)")
    }
    return value
  }

  /// The value of a text parameter.
  public func string(_ index: Int) throws -> String { try value(index) }

  /// The value of a whole-number parameter.
  public func int(_ index: Int) throws -> Int { try value(index) }

  /// The step's table.
  ///
  /// - Throws: ``StepArgumentError/noTable`` where the step has none.
  public func requiredTable() throws -> DataTable {
    guard let table else { throw StepArgumentError.noTable }
    return table
  }

  /// The step's text.
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
  /// The parameter has a value of another type.
  case otherType(Int, expected: String)
  /// The step has no table.
  case noTable
  /// The step has no doc string.
  case noDocString
}

extension DataTable {
  /// The cells' texts, row by row.
  public var texts: [[String]] { rows.map { $0.cells.map(\.value) } }

  /// The rows after the first as texts by the first row's names, in the columns' order.
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

  /// Says what is missing.
  public init(_ reason: String? = nil) { self.reason = reason }
}

/// Thrown by a step or hook to skip the rest of the scenario; no failure.
public struct SkippedScenario: Error, Hashable, Sendable {
  /// Why.
  public var reason: String?

  /// Says why.
  public init(_ reason: String? = nil) { self.reason = reason }
}
