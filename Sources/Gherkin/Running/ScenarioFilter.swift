/// Which scenarios run: those that pass every kind of condition.
public struct ScenarioFilter: Sendable {
  /// A condition on the scenario's tags, those of its feature, rule and examples included.
  public var tags: TagExpression?
  /// Some of the features: of a feature that has lines here, only what stands at these lines runs.
  ///
  /// A line chooses the scenario or the examples row that it belongs to; the header of a feature, a rule, an outline or an
  /// examples table chooses everything in it.
  public var locators: [FeatureLocator] = []
  private var names: [Pattern] = []

  /// Chooses all scenarios.
  public init() {}

  /// Chooses scenarios in whose name the regular expression is found, besides those chosen before.
  ///
  /// - Throws: ``NamePatternError`` for what is no regular expression.
  public mutating func addName(_ source: String) throws(NamePatternError) {
    do throws(PatternError) {
      names.append(try Pattern(source))
    } catch {
      throw NamePatternError(source: source, cause: error)
    }
  }

  /// The pickles of a feature that pass, as offsets; as many identifiers are taken as the whole feature has.
  ///
  /// - Throws: all that is wrong in it.
  func offsets(in source: Source, ids: inout IDGenerator) throws(ParseFailure) -> [Int] {
    let lines = locators.filter { $0.uri == source.uri }.flatMap(\.lines)
    if lines.isEmpty, tags == nil, names.isEmpty {
      return Array(0..<(try source.countPickles(ids: &ids)))
    }
    let feature = try ParsedFeature(source, ids: &ids)
    let chosen = lines.isEmpty ? nil : LineIndex(feature.document).scenarios(at: lines)
    return feature.pickles.indices.filter { index in
      let pickle = feature.pickles[index]
      return chosen?.contains(pickle) ?? true && passes(pickle)
    }
  }

  private func passes(_ pickle: Pickle) -> Bool {
    if let tags, !tags.evaluate(pickle.tags.map(\.name)) { return false }
    return names.isEmpty
      || names.contains { name in
        (try? name.firstMatch(in: pickle.name)) != nil
      }
  }
}

/// A name to choose scenarios by that is no regular expression.
public struct NamePatternError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The text.
  public let source: String
  /// What is wrong with it.
  let cause: PatternError

  /// A sentence with the column.
  public var description: String {
    "the name /\(source)/ has a problem at column \(cause.offset + 1): "
      + PatternErrorText.problem(cause.kind)
  }
}
