extension LintFindings {
  /// Compares the placeholders of an outline with the columns of its examples.
  mutating func lintOutline(_ scenario: Scenario, in dialect: Dialect?) {
    guard !scenario.examples.isEmpty else {
      if let dialect, dialect.keywords(.outline).contains(scenario.keyword),
        !dialect.keywords(.scenario).contains(scenario.keyword)
      {
        add(.outlineWithoutExamples, at: scenario.location)
      }
      return
    }
    let placeholders = scenario.placeholders
    let used = Set(placeholders.map(\.name))
    for examples in scenario.examples {
      if examples.tableBody.isEmpty { add(.emptyExamples, at: examples.location) }
      lintColumns(of: examples, used: used)
    }
    lintParameters(placeholders, scenario.examples)
  }

  private mutating func lintColumns(of examples: Examples, used: Set<String>) {
    let inValues = examples.tableBody.flatMap { row in
      row.cells.flatMap { $0.value.placeholders }
    }
    let used = used.union(inValues)
    var names: Set<String> = []
    for cell in examples.tableHeader?.cells ?? [] where !names.insert(cell.value).inserted {
      add(.duplicateColumn(cell.value), at: cell.location)
    }
    for cell in examples.tableHeader?.cells ?? [] where !used.contains(cell.value) {
      add(.unusedColumn(cell.value), at: cell.location)
    }
  }

  /// Reports a placeholder at its first place if no examples have a column for it, else at those that have none.
  private mutating func lintParameters(_ placeholders: [Placeholder], _ examples: [Examples]) {
    let tables = examples.filter { $0.tableHeader != nil }
    let columns = tables.map { Set($0.tableHeader?.cells.map(\.value) ?? []) }
    var seen: Set<String> = []
    for placeholder in placeholders where placeholder.isRequired {
      guard !tables.isEmpty, seen.insert(placeholder.name).inserted else { continue }
      let lacking = zip(tables, columns).filter { !$0.1.contains(placeholder.name) }
      if lacking.count == tables.count {
        add(.missingParameter(placeholder.name), at: placeholder.location)
      } else {
        for (table, _) in lacking {
          add(.missingParameter(placeholder.name), at: table.location)
        }
      }
    }
  }
}

/// Something between `<` and `>` in an outline.
struct Placeholder {
  let name: String
  let location: Location
  /// Whether it cannot mean anything but a column. In a doc string it may be a piece of XML.
  let isRequired: Bool
}

extension Scenario {
  /// The placeholders in its name and its steps.
  fileprivate var placeholders: [Placeholder] {
    found(in: name, at: location) + steps.flatMap(\.placeholders)
  }
}

extension Step {
  fileprivate var placeholders: [Placeholder] {
    let inTable = dataTable?.rows.flatMap { row in
      row.cells.flatMap { found(in: $0.value, at: $0.location) }
    }
    let inDocString = docString.map { text in
      found(in: text.content, at: text.location, isRequired: false)
        + found(in: text.mediaType ?? "", at: text.location)
    }
    return found(in: text, at: location) + (inTable ?? []) + (inDocString ?? [])
  }
}

private func found(
  in text: String, at location: Location, isRequired: Bool = true
) -> [Placeholder] {
  // `<b>` with a `</b>` after it is most likely mark-up, and so are `</b>` and `<br/>`.
  let all = text.placeholders
  return all.filter { !$0.hasPrefix("/") && !$0.hasSuffix("/") }.map { name in
    let isMarkup = all.contains("/\(name)")
    return Placeholder(name: name, location: location, isRequired: isRequired && !isMarkup)
  }
}

extension String {
  /// What stands between `<` and `>` without white space next to them.
  fileprivate var placeholders: [String] {
    utf8.split(separator: UInt8(ascii: "<")).dropFirst(utf8.first == UInt8(ascii: "<") ? 0 : 1)
      .compactMap { piece in
        guard let end = piece.firstIndex(of: UInt8(ascii: ">")) else { return nil }
        let name = Substring(piece[..<end])
        guard let first = name.unicodeScalars.first, let last = name.unicodeScalars.last,
          !first.properties.isWhitespace, !last.properties.isWhitespace
        else { return nil }
        return String(name)
      }
  }
}
