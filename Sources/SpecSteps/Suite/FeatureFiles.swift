import Foundation
package import Gherkin

/// Finds feature files and reads them.
package enum FeatureFiles {
  /// The features at a path: the file itself, or all below a folder, in the order of their paths.
  ///
  /// - Throws: ``FeatureFilesError`` where the path leads nowhere or to no feature.
  package static func find(at path: String) throws -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw FeatureFilesError.notFound(path)
    }
    guard isFolder.boolValue else { return [path] }
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    let features = names.filter { $0.hasSuffix(".feature") || $0.hasSuffix(".feature.md") }
    guard !features.isEmpty else { throw FeatureFilesError.noFeature(path) }
    return features.sorted().map { "\(path)/\($0)" }
  }

  /// The source of a feature; its uri is the path.
  ///
  /// - Throws: ``FeatureFilesError/unreadable(_:)``.
  package static func read(_ path: String) throws -> Source {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw FeatureFilesError.unreadable(path)
    }
    return Source(uri: path, bytes: Array(data))
  }
}

/// Why there are no features.
public enum FeatureFilesError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is nothing at the path.
  case notFound(String)
  /// The folder holds no feature.
  case noFeature(String)
  /// The file cannot be read.
  case unreadable(String)

  /// A sentence that names the path.
  public var description: String {
    switch self {
    case .notFound(let path): "\(path): there is no such file or folder"
    case .noFeature(let path):
      "no feature in \(path) or below it (looked for *.feature, *.feature.md)"
    case .unreadable(let path): "\(path): cannot be read"
    }
  }
}
