/// A feature, or some lines of it: `path`, `path:12`, `path:12:30`.
public struct FeatureLocator: Hashable, Sendable {
  /// The path or address of the feature.
  public var uri: String
  /// The lines; none for the whole feature.
  public var lines: [Int]

  /// Makes a locator.
  public init(uri: String, lines: [Int] = []) {
    self.uri = uri
    self.lines = lines
  }

  /// Reads a locator: numbers after colons at the end are lines, the rest is the path.
  public init(_ text: String) {
    var parts = text.split(separator: ":", omittingEmptySubsequences: false)[...]
    var lines: [Int] = []
    while parts.count > 1, let last = parts.last, let line = Int(last), line > 0 {
      lines.insert(line, at: 0)
      parts.removeLast()
    }
    uri = parts.joined(separator: ":")
    self.lines = lines
  }

  /// Reads the locators of a rerun file, which are separated by white space. A path may hold spaces: it ends with
  /// `.feature` or `.md` and its lines.
  public static func list(_ text: String) -> [FeatureLocator] {
    text.split(whereSeparator: \.isNewline).flatMap { line in
      var found: [FeatureLocator] = []
      var words: [Substring] = []
      for word in line.split(separator: " ") {
        words.append(word)
        let locator = FeatureLocator(words.joined(separator: " "))
        guard locator.uri.hasSuffix(".feature") || locator.uri.hasSuffix(".md") else { continue }
        found.append(locator)
        words = []
      }
      return words.isEmpty ? found : found + [FeatureLocator(words.joined(separator: " "))]
    }
  }
}
