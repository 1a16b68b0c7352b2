/// A step as written.
public struct Step: Sendable, Hashable {
  /// Its identifier.
  public internal(set) var id: NodeID
  /// Where its keyword stands.
  public let location: Location
  /// The keyword as written, with the space after it if the language has one.
  public let keyword: String
  /// What kind of step the keyword makes.
  public let keywordType: KeywordType
  /// What stands after the keyword.
  public let text: String
  /// The data table, doc string or both that stand under the step.
  public internal(set) var argument: StepArgument?

  /// The data table under the step.
  public var dataTable: DataTable? { argument?.dataTable }

  /// The doc string under the step.
  public var docString: DocString? { argument?.docString }
}

/// What kind of step a step's keyword makes.
public enum KeywordType: String, Sendable, Hashable {
  /// `Given`.
  case context = "Context"
  /// `When`.
  case action = "Action"
  /// `Then`.
  case outcome = "Outcome"
  /// `And` and `But`: as the step before.
  case conjunction = "Conjunction"
  /// `*`, and a keyword that stands for several of the others in its language.
  case unknown = "Unknown"
}

/// What is below a step, in its order.
///
/// A pickle's step has the very value of its step in the document, unless an outline's placeholders were
/// replaced in it: so it still has the place of every cell.
public indirect enum StepArgument: Sendable, Hashable {
  /// A data table alone.
  case dataTable(DataTable)
  /// A doc string alone.
  case docString(DocString)
  /// A data table, then a doc string.
  case dataTableThenDocString(DataTable, DocString)
  /// A doc string, then a data table.
  case docStringThenDataTable(DocString, DataTable)

  /// The data table.
  public var dataTable: DataTable? {
    switch self {
    case .docString: nil
    case .dataTable(let table), .dataTableThenDocString(let table, _),
      .docStringThenDataTable(_, let table):
      table
    }
  }

  /// The doc string.
  public var docString: DocString? {
    switch self {
    case .dataTable: nil
    case .docString(let text), .dataTableThenDocString(_, let text),
      .docStringThenDataTable(let text, _):
      text
    }
  }

  /// The data table's place among two arguments: 1 or 2; nil where it is the only one or absent.
  public var dataTableIndex: Int? {
    switch self {
    case .dataTable, .docString: nil
    case .dataTableThenDocString: 1
    case .docStringThenDataTable: 2
    }
  }

  /// The doc string's place among two arguments: 1 or 2; nil where it is the only one or absent.
  public var docStringIndex: Int? {
    dataTableIndex.map { 3 - $0 }
  }
}
