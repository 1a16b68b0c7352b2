import Gherkin
import JSON

/// A row of expectations: column by column what a record shows.
struct TableRecord {
  let cells: [(name: String, text: String)]

  subscript(name: String) -> String? { cells.first { $0.name == name }?.text }
}

extension DataTable {
  /// A table with a header, a record each row.
  var tableRecords: [TableRecord] { records.map(TableRecord.init) }

  /// A table of two columns, name and text, without a header.
  var pairs: [(name: String, text: String)] {
    texts.map { ($0.first ?? "", $0.dropFirst().first ?? "") }
  }

  /// The first column.
  var column: [String] { texts.compactMap(\.first) }
}

/// Compares a table with what the system shows: as many rows, in order, in the columns that the table has.
func expect(
  _ subject: String, _ table: DataTable, toEqual records: [JSONValue]
) throws {
  let columns = table.texts.first ?? []
  let actual = records.map { record in
    columns.map { (record[$0] ?? .null).cell }.joined(separator: " | ")
  }
  try expect(
    subject, table.texts.dropFirst().map { $0.joined(separator: " | ") }, toEqual: actual)
}

/// Compares rows of name and text with the members of an object.
func expect(
  _ subject: String, _ pairs: [(name: String, text: String)], toEqual object: JSONValue
) throws {
  try expect(
    subject, pairs.map { "\($0.name): \($0.text)" },
    toEqual: pairs.map { "\($0.name): \((object[$0.name] ?? .null).cell)" })
}
