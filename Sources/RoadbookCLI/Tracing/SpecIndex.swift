import Gherkin
import SpecSteps

/// Every scenario of the specs by the tags that it bears.
struct SpecIndex {
  /// The scenarios in the order of the files.
  let pickles: [Pickle]
  private let namesByTag: [String: [String]]

  /// Reads every feature below the paths.
  ///
  /// - Throws: `FeatureFilesError`, or ``BrokenFeatures`` with the errors of all files.
  init(_ paths: [String]) throws {
    var errors: [ParseError] = []
    var pickles: [Pickle] = []
    for path in try paths.flatMap(FeatureFiles.find) {
      let source = try FeatureFiles.read(path)
      var ids = IDGenerator()
      do throws(ParseFailure) {
        let document = try GherkinDocument(parsing: source, ids: &ids)
        pickles += document.pickles(ids: &ids)
      } catch {
        errors += error.errors
      }
    }
    guard errors.isEmpty else { throw BrokenFeatures(errors: errors) }
    self.pickles = pickles
    var names: [String: [String]] = [:]
    for pickle in pickles {
      for tag in Set(pickle.tags.map(\.name)) {
        names[tag, default: []].append(pickle.scenarioName)
      }
    }
    namesByTag = names
  }

  /// The ids of the scenarios that bear a tag, the at sign left out of it.
  func scenarios(showing id: String) -> [String] { namesByTag["@\(id)"] ?? [] }

  /// Every tag that stands in the sources.
  static func tags(of sources: [Source]) -> Set<String> {
    Set(pickles(of: sources).flatMap { $0.tags.map(\.name) })
  }

  /// The ids of the scenarios in the sources, each once, with the place of the tag that gives it.
  static func scenarioIDs(of sources: [Source]) -> [(id: String, place: String)] {
    let places = pickles(of: sources).compactMap { pickle in
      pickle.tags.first { $0.name == "@id:\(pickle.scenarioName)" }.map { tag in
        (pickle.scenarioName, "\(pickle.uri):\(tag.location.line)")
      }
    }
    return Dictionary(places) { first, _ in first }.sorted { $0.key < $1.key }.map {
      (id: $0.key, place: $0.value)
    }
  }

  /// The scenarios of the sources; those of a broken one are left out.
  private static func pickles(of sources: [Source]) -> [Pickle] {
    sources.flatMap { source -> [Pickle] in
      var ids = IDGenerator()
      return (try? GherkinDocument(parsing: source, ids: &ids))?.pickles(ids: &ids) ?? []
    }
  }
}

/// Features with errors: all of them, in the order of files and lines.
struct BrokenFeatures: Error, CustomStringConvertible {
  let errors: [ParseError]

  /// The errors, a line each.
  var description: String { errors.map(\.description).joined(separator: "\n") }
}
