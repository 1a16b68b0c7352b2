import Conformance
import JSON

/// The arguments of an intent, read by name and type.
struct Arguments {
  private let value: JSONValue

  init(_ value: JSONValue) { self.value = value }

  subscript(name: String) -> JSONValue? { value[name] }

  func string(_ name: String) throws(Refusal) -> String {
    guard let text = value[name]?.string else { throw .badArgument(name, "a text") }
    return text
  }

  func flag(_ name: String) throws(Refusal) -> Bool {
    guard let flag = value[name]?.bool else { throw .badArgument(name, "true or false") }
    return flag
  }

  func integer(_ name: String) throws(Refusal) -> Int {
    guard let number = value[name]?.integer else { throw .badArgument(name, "a whole number") }
    return number
  }

  func array(_ name: String) throws(Refusal) -> [JSONValue] {
    guard let values = value[name]?.array else { throw .badArgument(name, "an array") }
    return values
  }

  func object(_ name: String) throws(Refusal) -> JSONValue {
    guard let object = value[name], object.members != nil else {
      throw .badArgument(name, "an object")
    }
    return object
  }
}

extension Refusal {
  static func badArgument(_ name: String, _ wanted: String) -> Refusal {
    Refusal("badArgument", "The argument \(name) must be \(wanted).")
  }
}
