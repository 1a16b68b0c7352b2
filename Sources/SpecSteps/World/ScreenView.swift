import JSON

/// What the query `screen.front` answers: the frontmost screen.
struct ScreenView {
  let value: JSONValue

  var name: String { value["name"]?.string ?? "(none)" }
  var title: String { value["title"]?.string ?? "(none)" }
  var under: [String] { value["under"]?.array?.compactMap(\.string) ?? [] }
  var bar: [JSONValue] { value["bar"]?.array ?? [] }
  var buttons: [String] { value["buttons"]?.array?.compactMap(\.string) ?? [] }
  var rows: [JSONValue] { value["rows"]?.array ?? [] }
  var fields: [JSONValue] { value["fields"]?.array ?? [] }
  /// The alert; a missing one is told as null, which must not be taken for an alert.
  var alert: JSONValue? {
    guard let alert = value["alert"], !alert.isNull else { return .none }
    return alert
  }

  func field(_ name: String) -> JSONValue? { fields.first { $0["name"]?.string == name } }

  /// The field that has the keyboard.
  var editing: String? { fields.first { $0["editing"]?.bool == true }?["name"]?.string }

  var alertButtons: [String] { alert?["buttons"]?.array?.compactMap(\.string) ?? [] }
}

extension SpecWorld {
  /// The frontmost screen.
  func screen() async throws -> ScreenView { ScreenView(value: try await observe("screen.front")) }
}
