import Gherkin
import JSON

/// The properties of a person: their names in words, and the types of their values.
enum PersonProperty {
  static let types: [(name: String, type: String)] =
    texts.map { ($0, "string") } + [
      ("birthday", "dateTime"), ("alternateBirthday", "dictionary"), ("creationDate", "dateTime"),
      ("modificationDate", "dateTime"), ("kind", "integer"), ("email", "multiString"),
      ("phone", "multiString"), ("url", "multiString"), ("relatedNames", "multiString"),
      ("address", "multiDictionary"), ("instantMessage", "multiDictionary"),
      ("socialProfile", "multiDictionary"), ("date", "multiDateTime"),
    ]

  private static let texts = [
    "firstName", "lastName", "middleName", "prefix", "suffix", "nickname", "firstNamePhonetic",
    "lastNamePhonetic", "middleNamePhonetic", "organization", "department", "jobTitle", "note",
  ]

  /// The type of a property; a text where there is no such property.
  static func type(of property: String) -> String {
    types.first { $0.name == property }?.type ?? "string"
  }

  /// `{property}`, a property in words, whose value is its name in the messages. Besides the properties it
  /// takes what else can be read of a person, and one that no person has.
  static func parameterType() throws(ParameterTypeError) -> ParameterType {
    let others = ["name", "lastNameFirst", "format", "shoeSize"]
    return try ParameterType(
      name: "property", regularExpressions: (types.map(\.name) + others).map(\.inWords)
    ) { ($0[0] ?? "").asCode }
  }
}

extension JSONValue {
  /// A property's value as a table shows it; a kind is a word.
  func propertyCell(_ property: String) -> String {
    let cell = cell(of: property)
    guard property == "kind" else { return cell }
    return ["0": "person", "1": "organization"][cell] ?? cell
  }
}
