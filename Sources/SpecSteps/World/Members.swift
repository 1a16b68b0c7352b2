import Gherkin

/// What the rows and columns of a table may be called: the members that an answer may have, as
/// `Specs/VOCABULARY.md` lists them.
///
/// A member without a value may be left out of an answer. Without the list a misspelt column that expects
/// nothing could not be told from such a member, and would never fail.
struct Members {
  let names: [String]

  init(_ names: String...) { self.names = names }
  init(_ names: [String]) { self.names = names }

  /// The member that the words of a table name.
  ///
  /// - Throws: ``UnknownName``.
  func code(of words: String) throws(UnknownName) -> String {
    let code = words.asCode
    guard names.contains(code) else { throw UnknownName(words, among: names.map(\.inWords)) }
    return code
  }

  static let hotelRow = Members("name", "address")
  static let hotel = Members("name", "street", "city", "state", "zip")
  static let pin = Members("title", "latitude", "longitude")
  static let failure = Members("name", "reason")
  static let friend = Members("name", "email", "zip", "photo")
  static let barButton = Members("side", "title", "style", "enabled")
  static let field = Members(
    "name", "text", "editing", "clearButton", "clearsOnBegin", "autocapitalization",
    "autocorrection")
  static let pickerRow = Members("name", "enabled")
  static let level = Members(
    "screen", "stack", "presenter", "presents", "visible", "transition", "style")
  static let bothSides = Members("undo", "redo")
  static let conflict = Members("conflict", "about", "theirs")
  static let account = Members("name", "kind", "people")
  static let property = Members("property", "type", "shown")
  static let entry = Members("label", "shown", "value", "identifier")
  static let record = Members(
    PersonProperty.types.map(\.name) + [
      "id", "hasPicture", "picture", "name", "lastNameFirst", "format",
    ])
  /// A person as another app sees one, and what a client was handed.
  static let person = Members(
    PersonProperty.types.map(\.name) + [
      "id", "name", "first", "last", "label", "street", "city", "state", "zip", "photo",
      "addressBook", "property", "identifier",
    ])
  static let eventDetails = Members(
    "added", "address", "answer", "at", "book", "count", "departure", "discardable", "document",
    "field", "found", "from", "hotels", "identifier", "kind", "level", "listener", "name", "names",
    "pins", "presenter", "presenterPresents", "property", "reason", "record", "removed",
    "replacement", "save", "screens", "text", "to", "updated", "wrote")

  /// Members whose texts are codes, which features write in words.
  static let codes: Set = [
    "answer", "autocapitalization", "autocorrection", "clearButton", "conflict", "container",
    "departure", "format", "property", "reason", "transition", "type",
  ]
}

/// A name in a table or sentence that stands for nothing.
struct UnknownName: Error, CustomStringConvertible {
  let name: String
  let known: [String]

  init(_ name: String, among known: [String]) {
    self.name = name
    self.known = known
  }

  /// A sentence with the nearest name, or all of them.
  var description: String {
    if let near = NearestText(known).suggestions(for: name).first {
      return "\"\(name)\" is not known; did you mean \"\(near)\"?"
    }
    return "\"\(name)\" is not known; known are: \(known.joined(separator: ", "))"
  }
}
