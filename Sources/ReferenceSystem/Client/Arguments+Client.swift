import AddressBook
import AddressBookUI
import Conformance
import Headless
import JSON

extension Arguments {
  func property(_ name: String) throws -> PersonProperty {
    let word = try string(name)
    guard let property = PersonProperty(rawValue: word) else {
      throw Refusal.badArgument(name, "a property of a person")
    }
    return property
  }

  /// A list of properties; nil where it is absent.
  func properties(_ name: String) throws -> [PersonProperty]? {
    guard self[name] != nil else { return nil }
    return try array(name).map { word in
      guard let property = word.string.flatMap(PersonProperty.init(rawValue:)) else {
        throw Refusal.badArgument(name, "properties of a person")
      }
      return property
    }
  }

  /// A value of a person, `{property, identifier}`; nil where it is absent.
  func personValue(_ name: String) throws -> PersonValue? {
    guard let value = self[name] else { return nil }
    return try Arguments(value).personValue()
  }

  /// The value that the arguments themselves name; a property of single values needs no identifier.
  func personValue() throws -> PersonValue {
    let identifier = self["identifier"]?.integer.map(Int32.init(clamping:))
    return PersonValue(
      try property("property"), identifier: identifier ?? MultiValue.invalidIdentifier)
  }

  func id(_ name: String) throws(Refusal) -> RecordID? {
    self[name] == nil ? nil : try recordID(name)
  }

  /// Whether the client hands its own address book over.
  var usesOwnBook: Bool {
    get throws(Refusal) {
      guard self["addressBook"] != nil else { return false }
      guard try string("addressBook") == "own" else { throw .badArgument("addressBook", "own") }
      return true
    }
  }

  var wants: PickerSelection {
    get throws(Refusal) {
      guard self["wants"] != nil else { return [] }
      let words: [String: PickerSelection] = [
        "person": .person, "value": .value, "people": .people,
      ]
      var all = PickerSelection()
      for word in try array("wants") {
        guard let selection = words[word.string ?? ""] else {
          throw .badArgument("wants", "person, value or people")
        }
        all.formUnion(selection)
      }
      return all
    }
  }

  /// How the screen is to be shown: `container` is `none`, `navigation` or `pushed`, `style` the platform's.
  func way(_ usual: Container?) throws -> Way {
    var way = Way(container: usual)
    if let word = self["container"]?.string {
      way.container = Container(rawValue: word)
      guard way.container != nil || word == "pushed" else {
        throw Refusal.badArgument("container", "none, navigation or pushed")
      }
    }
    if let word = self["style"]?.string {
      guard let style = PresentationStyle(rawValue: word) else {
        throw Refusal.badArgument("style", "fullScreen or sheet")
      }
      way.style = style
    }
    return way
  }
}
