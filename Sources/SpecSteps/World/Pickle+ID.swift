public import Gherkin

extension Pickle {
  /// The immutable id that the scenario's tag `@id:` gives; its place where it has none.
  ///
  /// The rows of one block of examples are one scenario and share its id.
  public var scenarioName: String {
    let prefix = "@id:"
    if let tag = tags.first(where: { $0.name.hasPrefix(prefix) }) {
      return String(tag.name.dropFirst(prefix.count))
    }
    return "\(uri):\(location.line)"
  }
}
