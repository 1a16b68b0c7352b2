import Gherkin
import SpecSteps

extension Bench {
  /// Parses every feature below a folder, alone and with pickles. The files are read before the clock starts.
  func parseFeatures(_ folder: String) throws {
    let sources = try FeatureFiles.find(at: folder).map(FeatureFiles.read)
    let bytes = sources.reduce(0) { $0 + $1.bytes.count }
    try measure("parse", bytes: bytes) {
      try sources.reduce(0) { count, source in
        var ids = IDGenerator()
        let document = try GherkinDocument(parsing: source, ids: &ids)
        return count + (document.feature == nil ? 0 : 1)
      }
    }
    try measure("parse and pickles", bytes: bytes) {
      try sources.reduce(0) { count, source in
        var ids = IDGenerator()
        return try count + GherkinDocument(parsing: source, ids: &ids).pickles(ids: &ids).count
      }
    }
  }
}
