/// What has to be shown, and which scenarios show it.
struct TraceTable {
  /// One thing to be shown.
  struct Row: Hashable {
    let id: String
    let title: String
    let scenarios: [String]
    let isExplained: Bool

    var isMissing: Bool { scenarios.isEmpty && !isExplained }
  }

  /// What the table is about, in the plural.
  let subject: String
  /// The rows in the order of the list.
  let rows: [Row]

  /// Whether the text has what each id stands for.
  let showsTitles: Bool

  /// Traces ids.
  init(
    _ subject: String, _ entries: [(id: String, text: String)], in index: SpecIndex,
    _ departures: Departures, showsTitles: Bool = false
  ) {
    self.subject = subject
    self.showsTitles = showsTitles
    rows = entries.map { id, title in
      Row(
        id: id, title: title, scenarios: index.scenarios(showing: id),
        isExplained: departures.explains(id))
    }
  }

  /// The rows that neither a scenario shows nor a departure explains.
  var missing: [Row] { rows.filter(\.isMissing) }

  /// The table as text: the id, its scenarios or why there are none, and a line of counts.
  var text: String {
    let width = rows.map(\.id.utf8.count).max() ?? 0
    let lines = rows.map { row in
      let id = row.id + String(repeating: " ", count: width - row.id.utf8.count)
      let title = String(repeating: " ", count: width + 2) + row.title
      return "\(id)  \(TraceTable.shown(row))" + (showsTitles ? "\n\(title)" : "")
    }
    let shown = rows.count { !$0.scenarios.isEmpty }
    let explained = rows.count - shown - missing.count
    return """
      \(lines.joined(separator: "\n"))

      \(rows.count) \(subject): \(shown) shown, \(explained) explained, \(missing.count) missing

      """
  }

  private static func shown(_ row: Row) -> String {
    if !row.scenarios.isEmpty { return row.scenarios.joined(separator: " ") }
    return row.isExplained ? "(explained in DEPARTURES.md)" : "MISSING: no scenario, no departure"
  }
}
