/// Finds slips in feature files.
///
/// Give it all files of a suite, one after the other: `@id:` tags are unique across files.
package struct FeatureLinter: Sendable {
  private let vocabulary: TagVocabulary?
  private var ids: [String: (uri: String, location: Location)] = [:]

  /// Makes a linter; without a vocabulary any tag may be used.
  package init(vocabulary: TagVocabulary? = nil) {
    self.vocabulary = vocabulary
  }

  /// What is wrong in the next file, from top to bottom. A file that cannot be read gives its errors alone.
  /// Takes time linear in the size of the file.
  package mutating func lint(_ source: Source) -> [LintFinding] {
    var generator = IDGenerator()
    let document: GherkinDocument
    do throws(ParseFailure) {
      document = try GherkinDocument(parsing: source, ids: &generator)
    } catch {
      return error.errors.map {
        LintFinding(kind: .unreadable($0.kind), uri: source.uri, location: $0.location)
      }
    }
    var findings = LintFindings(uri: source.uri)
    findings.lint(document)
    lintTags(of: document, &findings)
    if source.mediaType == .gherkin { findings.lintLines(of: source) }
    return findings.inOrder
  }

  private mutating func lintTags(of document: GherkinDocument, _ findings: inout LintFindings) {
    for tags in document.tagLists {
      var seen: Set<String> = []
      for tag in tags where !seen.insert(tag.name).inserted {
        findings.add(.duplicateTag(tag.name), at: tag.location)
      }
    }
    for tag in document.tagLists.joined() {
      if let vocabulary, !vocabulary.contains(tag.name) {
        let suggestion = vocabulary.suggestion(for: tag.name)
        findings.add(.unknownTag(tag.name, suggestion: suggestion), at: tag.location)
      }
      guard tag.name.utf8.starts(with: "@id:".utf8) else { continue }
      if let first = ids[tag.name] {
        let kind = LintFinding.Kind.duplicateID(
          tag.name, firstURI: first.uri, first: first.location)
        findings.add(kind, at: tag.location)
      } else {
        ids[tag.name] = (findings.uri, tag.location)
      }
    }
  }
}

/// The findings in one file.
struct LintFindings {
  let uri: String
  private var findings: [LintFinding] = []

  init(uri: String) {
    self.uri = uri
  }

  mutating func add(_ kind: LintFinding.Kind, at location: Location) {
    findings.append(LintFinding(kind: kind, uri: uri, location: location))
  }

  /// The findings from top to bottom; those at one place by their rule.
  var inOrder: [LintFinding] {
    findings.sorted { first, second in
      (first.location, first.kind.rule) < (second.location, second.kind.rule)
    }
  }
}

extension GherkinDocument {
  /// The tags of each part that has some, from top to bottom.
  fileprivate var tagLists: [[Tag]] {
    guard let feature else { return [] }
    let below = feature.children.flatMap { child -> [[Tag]] in
      switch child {
      case .background: []
      case .scenario(let scenario): scenario.tagLists
      case .rule(let rule): [rule.tags] + rule.children.flatMap(\.tagLists)
      }
    }
    return [feature.tags] + below
  }
}

extension RuleChild {
  fileprivate var tagLists: [[Tag]] {
    switch self {
    case .background: []
    case .scenario(let scenario): scenario.tagLists
    }
  }
}

extension Scenario {
  fileprivate var tagLists: [[Tag]] { [tags] + examples.map(\.tags) }
}
