/// The keywords of one spoken language.
package struct Dialect: Sendable, Hashable {
  /// The code that stands after `# language:`, such as `fr`.
  package let code: String
  /// The language's name in English.
  package let name: String
  /// The language's own name for itself.
  package let nativeName: String
  let index: KeywordIndex
  private let groups: [Group: [String]]

  /// What a keyword is for.
  package enum Group: String, Sendable, Hashable, CaseIterable {
    /// The header of a feature.
    case feature
    /// The header of a rule.
    case rule
    /// The header of a background.
    case background
    /// The header of a scenario.
    case scenario
    /// The header of a scenario outline.
    case outline
    /// The header of examples.
    case examples
    /// A step that sets the scene.
    case given
    /// A step that acts.
    case when
    /// A step that expects.
    case then
    /// A step as the one before.
    case and
    /// A step as the one before, in contrast.
    case but
  }

  /// English, the language of files that name none.
  package static let english = Dialect(LanguageTable.english.utf8.split(separator: .newline))

  /// The codes of all languages, in order.
  package static var codes: [String] {
    LanguageTable.parts.flatMap(blocks(of:)).map { Dialect($0).code }.sorted()
  }

  /// Looks up a language, in time linear in the table of all languages, English in no time; nil where there is
  /// no such language.
  package init?(code: String) {
    if code == Dialect.english.code {
      self = .english
      return
    }
    let start = Array((code + " ").utf8)
    for part in LanguageTable.parts {
      if let block = Dialect.blocks(of: part).first(where: { $0.first?.starts(with: start) == true }
      ) {
        self.init(block)
        return
      }
    }
    return nil
  }

  /// The keywords of a group: a step's with the space after it, a header's without its colon.
  package func keywords(_ group: Group) -> [String] {
    groups[group] ?? []
  }
}

// MARK: - Reading the table

extension Dialect {
  private typealias Line = Substring.UTF8View

  private static func blocks(of part: String) -> [ArraySlice<Line>] {
    let lines = part.utf8.split(separator: .newline)
    let starts = lines.indices.filter { lines[$0].first != .space }
    return zip(starts, starts.dropFirst() + [lines.endIndex]).map { lines[$0..<$1] }
  }

  private init(_ block: some Collection<Substring.UTF8View>) {
    let head = block.first.map(Substring.init)?.split(separator: " ", maxSplits: 1) ?? []
    let names = head.last?.split(separator: "=").map { $0.trimmed } ?? []
    code = head.first.map(String.init) ?? ""
    name = names.first ?? ""
    nativeName = names.last ?? ""
    let read = block.dropFirst().compactMap { Dialect.group(Substring($0)) }
    groups = Dictionary(read) { $0 + $1 }
    index = KeywordIndex(Dialect.keywords(of: read))
  }

  private static func group(_ line: Substring) -> (Group, [String])? {
    let parts = line.drop { $0 == " " }.split(separator: " ", maxSplits: 1)
    guard let kind = parts.first, let words = parts.last?.split(separator: "|") else { return nil }
    guard let group = Group(rawValue: String(kind.drop { $0 == "-" })) else { return nil }
    guard group.isStep else { return (group, words.map(String.init)) }
    let steps = words.map { $0.last == "<" ? String($0.dropLast()) : $0 + " " }
    return (group, kind.first == "-" ? steps : ["* "] + steps)
  }

  private static func keywords(of read: [(Group, [String])]) -> [Keyword] {
    var keywords: [String: Keyword] = [:]
    for (group, words) in read {
      for word in words {
        let known = keywords[word].map { $0.kind == .stepLine && $0.type != group.type } ?? false
        keywords[word] = Keyword(text: word, kind: group.kind, type: known ? .unknown : group.type)
      }
    }
    return Array(keywords.values)
  }
}

extension Dialect.Group {
  /// Whether its keywords start steps.
  var isStep: Bool { kind == .stepLine }

  fileprivate var kind: TokenKind {
    switch self {
    case .feature: .featureLine
    case .rule: .ruleLine
    case .background: .backgroundLine
    case .scenario, .outline: .scenarioLine
    case .examples: .examplesLine
    case .given, .when, .then, .and, .but: .stepLine
    }
  }

  fileprivate var type: KeywordType {
    switch self {
    case .given: .context
    case .when: .action
    case .then: .outcome
    case .and, .but: .conjunction
    default: .unknown
    }
  }
}

extension Substring {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
