import Gherkin
import JSON

/// A row of a table below its header: column by column a text.
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

  /// The rows below the header, each as one line to compare.
  var lines: [String] { texts.dropFirst().map { $0.joined(separator: " | ") } }
}

/// Compares a table with what the system shows: as many rows, in order, in the columns that the table has.
///
/// - Throws: ``UnknownName`` for a column that is no member; ``ExpectationFailure``.
func expect(
  _ subject: String, _ table: DataTable, toEqual records: [JSONValue], of members: Members
) throws {
  let columns = try (table.texts.first ?? []).map { try members.code(of: $0) }
  let actual = records.map { record in
    columns.map { record.cell(of: $0) }.joined(separator: " | ")
  }
  try expect(subject, table.lines, toEqual: actual)
}

/// Compares rows of name and text with the members of an object.
///
/// - Throws: ``UnknownName`` for a row that is no member; ``ExpectationFailure``.
func expect(
  _ subject: String, _ pairs: [(name: String, text: String)], toEqual object: JSONValue,
  of members: Members
) throws {
  try expect(
    subject, pairs.map { "\($0.name): \($0.text)" },
    toEqual: pairs.map { "\($0.name): \(object.cell(of: try members.code(of: $0.name)))" })
}

extension JSONValue {
  /// A member as a table's cell shows it: a code in words.
  func cell(of member: String) -> String {
    let cell = (self[member] ?? .null).cell
    return Members.codes.contains(member) ? cell.inWords : cell
  }

  /// The texts of a list.
  var texts: [String] { array?.map(\.cell) ?? [] }

  /// A member of each object of a list.
  func texts(of member: String) -> [String] { array?.map { ($0[member] ?? .null).cell } ?? [] }
}
