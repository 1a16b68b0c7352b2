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
  private var nameSources: [String] = []

  /// Chooses all scenarios.
  public init() {}

  /// Chooses scenarios in whose name the regular expression is found, besides those chosen before.
  ///
  /// - Throws: ``NamePatternError`` for what is no regular expression.
  public mutating func addName(_ source: String) throws(NamePatternError) {
    do throws(PatternError) {
      names.append(try Pattern(source))
      nameSources.append(source)
    } catch {
      throw NamePatternError(source: source, cause: error)
    }
  }

  /// The positions of the pickles of a feature that pass, in order.
  func positions(in feature: ParsedFeature) throws(ScenarioFilterError) -> [Range<Int>] {
    let lines = locators.filter { $0.uri == feature.source.uri }.flatMap(\.lines)
    var chosen: [Range<Int>] = []
    for section in try lines.isEmpty ? [0..<feature.pickles.count] : positions(at: lines, feature) {
      for part in feature.pickles.sections.lazy where part.positions.overlaps(section) {
        guard tags?.evaluate(part.tags.lazy.map(\.name)) ?? true else { continue }
        let positions = part.positions.clamped(to: section)
        for range in names.isEmpty ? [positions] : try positions.passing(self, feature) {
          chosen.append(joining: range)
        }
      }
    }
    return chosen
  }

  /// The positions that belong to the lines, each once.
  private func positions(
    at lines: [Int], _ feature: ParsedFeature
  ) throws(ScenarioFilterError) -> [Range<Int>] {
    let lineCount = feature.source.lineCount
    // Editors show an empty line after the last line end.
    if let line = lines.first(where: { $0 > lineCount + 1 }) {
      throw .lineBeyondEnd(uri: feature.source.uri, line: line, lineCount: lineCount)
    }
    let index = LineIndex(feature.document)
    var chosen: [Range<Int>] = []
    for range in lines.map(index.pickles).sorted(by: { $0.lowerBound < $1.lowerBound }) {
      let start = max(range.lowerBound, chosen.last?.upperBound ?? 0)
      if start < range.upperBound { chosen.append(joining: start..<range.upperBound) }
    }
    return chosen
  }

  /// Whether the name of a pickle has one of the patterns.
  fileprivate func passes(_ pickle: Pickle) throws(ScenarioFilterError) -> Bool {
    for (name, source) in zip(names, nameSources) {
      do throws(PatternError) {
        if try name.firstMatch(in: pickle.name) != nil { return true }
      } catch {
        throw .patternGaveUp(source, uri: pickle.uri, location: pickle.location)
      }
    }
    return false
  }
}

/// Why scenarios could not be chosen.
public enum ScenarioFilterError: Error, Hashable, Sendable {
  /// A locator has a line after the last one of its feature.
  case lineBeyondEnd(uri: String, line: Int, lineCount: Int)
  /// A regular expression took too many steps on the name of the scenario at a place.
  case patternGaveUp(String, uri: String, location: Location)
}

extension ScenarioFilterError: CustomStringConvertible {
  /// The place and a sentence.
  public var description: String {
    switch self {
    case .lineBeyondEnd(let uri, let line, let lineCount):
      "\(uri):\(line): error: the feature has \(lineCount) line\(lineCount == 1 ? "" : "s")"
    case .patternGaveUp(let source, let uri, let location):
      "\(uri):\(location.text): error: the pattern /\(source)/ took too many steps on the name of "
        + "this scenario. \(PatternError.Kind.tooManySteps.remedy)"
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
    "the name /\(source)/ has a problem at column \(cause.offset + 1): \(cause.kind.problem)"
  }
}

extension Range<Int> {
  /// The positions whose pickles have a name that the filter wants.
  fileprivate func passing(
    _ filter: ScenarioFilter, _ feature: ParsedFeature
  ) throws(ScenarioFilterError) -> [Range<Int>] {
    var passing: [Range<Int>] = []
    for position in self where try filter.passes(feature.pickles[position]) {
      passing.append(joining: position..<position + 1)
    }
    return passing
  }
}

extension [Range<Int>] {
  /// Appends a range; one that begins where the last one ends makes that longer.
  fileprivate mutating func append(joining range: Range<Int>) {
    if let last, last.upperBound == range.lowerBound {
      self[count - 1] = last.lowerBound..<range.upperBound
    } else {
      append(range)
    }
  }
}

extension Source {
  /// How many lines it has; a line end at the end starts no further line.
  fileprivate var lineCount: Int {
    bytes.withUnsafeBufferPointer { bytes in
      var reader = LineReader(bytes)
      while reader.read() != nil {}
      return reader.number
    }
  }
}
