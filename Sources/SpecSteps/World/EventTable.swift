import Conformance
import Gherkin
import JSON

/// A table of events, compared with what happened.
///
/// Events stand in words in the first column. Where that is headed `event`, the other columns are details:
/// a blank cell leaves a detail out of the comparison, `(none)` is null, `(empty)` the empty text.
///
/// Only events of the families that the table names take part. The family is the name up to the last dot;
/// appearing and leaving of a screen are a family apart from what its delegate is told. Of those, every one
/// must be in the table, in order: one too many fails like one too few.
struct EventTable {
  private let columns: [(name: String, code: String)]
  private let rows: [(event: String, details: [String])]

  /// Reads a table.
  ///
  /// - Throws: ``UnknownName`` for a column that no event has.
  init(_ table: DataTable) throws(UnknownName) {
    let texts = table.texts
    guard texts.first?.first == "event" else {
      columns = []
      rows = texts.map { ($0.first ?? "", []) }
      return
    }
    var columns: [(name: String, code: String)] = []
    for name in texts[0].dropFirst() {
      columns.append((name, try Members.eventDetails.code(of: name)))
    }
    self.columns = columns
    rows = texts.dropFirst().map { ($0.first ?? "", Array($0.dropFirst())) }
  }

  /// Compares the table with what happened.
  ///
  /// - Throws: ``ExpectationFailure``.
  func check(_ events: [Event]) throws {
    let names = Set(rows.map(\.event))
    let families = Set(events.filter { names.contains($0.type.inWords) }.map(\.family))
    let actual = events.filter { families.contains($0.family) }
    try expect(
      "events", rows.map { line($0.event, $0.details) },
      toEqual: actual.enumerated().map { index, event in
        let row = index < rows.count ? rows[index].details : columns.map { _ in "" }
        return line(
          event.type.inWords,
          zip(columns, row).map { column, cell in
            cell.isEmpty ? "" : event.details.detail(column.code)
          })
      })
  }

  private func line(_ event: String, _ details: [String]) -> String {
    let named = zip(columns, details).filter { !$1.isEmpty }.map { "\($0.name): \($1)" }
    return ([event] + named).joined(separator: ", ")
  }
}

extension JSONValue {
  fileprivate func detail(_ name: String) -> String {
    let value = self[name] ?? .null
    if value.isNull { return "(none)" }
    return value.string == "" ? "(empty)" : cell(of: name)
  }
}

extension Event {
  private static let appearances: Set = [
    "willAppear", "didAppear", "willDisappear", "didDisappear", "presented", "dismissed",
    "pushed", "popped", "presentCompleted", "dismissCompleted",
  ]

  fileprivate var family: String {
    let parts = type.split(separator: ".", omittingEmptySubsequences: false)
    let owner = parts.dropLast().joined(separator: ".")
    return Event.appearances.contains(String(parts.last ?? "")) ? "\(owner) appearing" : owner
  }
}
