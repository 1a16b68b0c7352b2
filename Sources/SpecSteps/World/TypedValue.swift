import Gherkin
import JSON

/// A value with its type, as the messages carry it, made from what stands in a sentence or a table.
enum TypedValue {
  private static let types = [
    "text": "string", "integer": "integer", "real": "real", "date": "dateTime",
    "dictionary": "dictionary", "texts": "multiString", "integers": "multiInteger",
    "reals": "multiReal", "dates": "multiDateTime", "dictionaries": "multiDictionary",
    "invalid": "invalid",
  ]

  /// The type that a word names: "date" is `dateTime`, "dates" is `multiDateTime`.
  static func type(_ word: String) throws(UnknownName) -> String {
    guard let type = types[word] else { throw UnknownName(word, among: types.keys.sorted()) }
    return type
  }

  /// The word for a type.
  static func word(for type: String) -> String { types.first { $0.value == type }?.key ?? type }

  /// The type of one value of a list.
  static func single(_ type: String) -> String {
    guard type.hasPrefix("multi") else { return type }
    let name = type.dropFirst("multi".count)
    return "\(name.prefix(1).lowercased())\(name.dropFirst())"
  }

  /// A single value. A number stands as a number, a kind as its word, everything else as a text.
  static func message(_ type: String, _ text: String) -> JSONValue {
    let kinds: [String: JSONValue] = ["person": 0, "organization": 1]
    let isNumber = type == "integer" || type == "real"
    let value = isNumber ? kinds[text] ?? (try? JSONReader.read(text)) : nil
    return ["type": .string(type), "value": value ?? .string(text)]
  }

  /// A list of entries, with the columns `label` and either `value` or the parts of a dictionary.
  static func message(_ type: String, entries: [TableRecord]) throws -> JSONValue {
    let entries = try entries.map { record in
      let entry = try entry(single(type), record)
      return JSONValue.object(
        (entry["value"]?.members ?? []) + [JSONMember("label", entry["label"] ?? .null)])
    }
    return ["type": .string(type), "entries": .array(entries)]
  }

  /// One entry: its typed value and its label.
  static func entry(_ type: String, _ record: TableRecord) throws -> JSONValue {
    ["value": try value(type, record), "label": label(record["label"])]
  }

  private static func value(_ type: String, _ record: TableRecord) throws -> JSONValue {
    guard type == "dictionary" else {
      for cell in record.cells { _ = try Members.entry.code(of: cell.name) }
      return message(type, record["value"] ?? "")
    }
    let parts = record.cells.filter { $0.name != "label" && !$0.text.isEmpty }
    return [
      "type": .string(type),
      "value": .object(parts.map { JSONMember(part($0.name), .string($0.text)) }),
    ]
  }

  /// The key of a dictionary that words name: "country code" is `CountryCode`.
  static func part(_ words: String) -> String {
    let acronyms = ["zip": "ZIP", "url": "URL"]
    return acronyms[words] ?? words.asCode.capitalizedFirst
  }

  /// The words for a dictionary's key.
  static func words(forPart key: String) -> String {
    let acronyms = ["ZIP": "zip", "URL": "url"]
    return acronyms[key] ?? "\(key.prefix(1).lowercased())\(key.dropFirst())".inWords
  }
}

/// Labels: a built-in one is written as the word that a screen shows for it, a typed one as it is.
extension TypedValue {
  private static let builtIn = [
    "Home", "Work", "Other", "Mobile", "Main", "HomeFAX", "WorkFAX", "OtherFAX", "Pager",
    "HomePage", "Anniversary", "Mother", "Spouse", "Assistant",
  ]

  private static func word(forLabel name: String) -> String {
    name.replacing("FAX", with: "Fax").inWords.lowercased()
  }

  /// The label that a cell stands for: `(none)` is no label, "home" the token of that label.
  static func label(_ cell: String?) -> JSONValue {
    guard let cell, cell != "(none)" else { return .null }
    let token = builtIn.first { word(forLabel: $0) == cell }.map { "_$!<\($0)>!$_" }
    return .string(token ?? cell)
  }

  /// How a cell shows a label.
  static func cell(ofLabel label: JSONValue) -> String {
    guard let text = label.string else { return "(none)" }
    return builtIn.first { "_$!<\($0)>!$_" == text }.map(word(forLabel:)) ?? text
  }
}

/// Compares entries with a table of some of their columns, or with the parts of their dictionaries.
///
/// - Throws: ``UnknownName`` for a column that entries do not have; ``ExpectationFailure``.
func expectEntries(_ table: DataTable, _ entries: [JSONValue]) throws {
  let columns = table.texts.first ?? []
  let isOfParts = entries.contains { $0["value"]?.members != nil }
  if !isOfParts { for column in columns { _ = try Members.entry.code(of: column) } }
  let actual = entries.map { entry in
    (columns.map { entry.entryCell($0) } + entry.parts(notIn: columns)).joined(separator: " | ")
  }
  let expected = table.texts.dropFirst().map { row in
    zip(columns, row).map { column, cell in
      column == "label" ? TypedValue.cell(ofLabel: TypedValue.label(cell)) : cell
    }.joined(separator: " | ")
  }
  try expect("entries", expected, toEqual: actual)
}

extension JSONValue {
  fileprivate func entryCell(_ column: String) -> String {
    if column == "label" { return TypedValue.cell(ofLabel: self["label"] ?? .null) }
    if let part = self["value"]?[TypedValue.part(column)] { return part.cell }
    guard Members.entry.names.contains(column) else { return "" }
    let value = self[column] ?? .null
    return value.isNull ? "(none)" : value.cell
  }

  /// What a dictionary holds beside the columns of a table.
  fileprivate func parts(notIn columns: [String]) -> [String] {
    (self["value"]?.members ?? []).filter { !columns.contains(TypedValue.words(forPart: $0.name)) }
      .map { "\(TypedValue.words(forPart: $0.name)): \($0.value.cell)" }
  }
}
