import AddressBook
import JSON

extension JSONValue {
  /// The object with a member changed; unchanged where it has none of that name.
  func changing(_ name: String, _ change: (JSONValue) -> JSONValue) -> JSONValue {
    guard let members else { return self }
    return .object(
      members.map { $0.name == name ? JSONMember(name, change($0.value)) : $0 })
  }

  /// The object with a member set.
  func setting(_ name: String, _ value: JSONValue) -> JSONValue {
    .object((members ?? []).filter { $0.name != name } + [JSONMember(name, value)])
  }

  /// The object without a member.
  func without(_ name: String) -> JSONValue {
    .object((members ?? []).filter { $0.name != name })
  }

  /// Each value of a list changed; what is no list is changed itself.
  func each(_ change: (JSONValue) -> JSONValue) -> JSONValue {
    array.map { .array($0.map(change)) } ?? change(self)
  }

  /// The list without some of its values.
  func dropping(where isDropped: (JSONValue) -> Bool) -> JSONValue {
    array.map { .array($0.filter { !isDropped($0) }) } ?? self
  }

  /// The list with more at its end.
  func adding(_ values: [JSONValue]) -> JSONValue { .array((array ?? []) + values) }

  /// The person with what an address book takes: neither the id nor the name that it gives, and no gaps.
  var draft: JSONValue {
    .object((members ?? []).filter { !$0.value.isNull && !["id", "name"].contains($0.name) })
  }

  /// Whether it is no text, or a blank one.
  var isBlank: Bool { string?.isBlank ?? true }
}
