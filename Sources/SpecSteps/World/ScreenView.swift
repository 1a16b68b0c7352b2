import JSON

/// The result of the query `screen.front`: the frontmost screen.
struct ScreenView {
  let value: JSONValue

  var name: String { value["name"]?.string ?? "(none)" }
  var title: String { value["title"]?.string ?? "(none)" }
  /// The names of the screens beneath, the nearest first.
  var under: [String] { value["under"]?.texts ?? [] }
  var bar: [JSONValue] { value["bar"]?.array ?? [] }
  var buttons: [String] { value["buttons"]?.texts ?? [] }
  var fields: [JSONValue] { value["fields"]?.array ?? [] }
  /// The alert; null where there is none.
  var alert: JSONValue? {
    guard let alert = value["alert"], !alert.isNull else { return .none }
    return alert
  }

  func field(_ name: String) -> JSONValue? { fields.first { $0["name"]?.string == name } }

  /// The field that has the keyboard.
  var editing: String? { fields.first { $0["editing"]?.bool == true }?["name"]?.string }

  var alertButtons: [String] { alert?["buttons"]?.texts ?? [] }
}

extension SpecWorld {
  /// The frontmost screen.
  func screen() async throws -> ScreenView { ScreenView(value: try await observe("screen.front")) }
}
