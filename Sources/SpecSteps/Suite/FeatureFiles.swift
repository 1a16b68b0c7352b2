import Foundation
package import Gherkin

/// Finds feature files and reads them.
package enum FeatureFiles {
  /// The features at a path: the file itself, or all below a folder, in the order of their paths. Links are
  /// followed, but not back into a folder that was entered already.
  ///
  /// - Throws: ``FeatureFilesError`` where the path leads nowhere or to no feature.
  package static func find(at path: String) throws -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw FeatureFilesError.notFound(path)
    }
    guard isFolder.boolValue else { return [path] }
    var entered: Set<String> = []
    let features = try features(in: path, &entered).sorted()
    guard !features.isEmpty else { throw FeatureFilesError.noFeature(path) }
    return features
  }

  private static func features(in folder: String, _ entered: inout Set<String>) throws -> [String] {
    let real = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    guard entered.insert(real).inserted else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder).sorted().flatMap { name in
      let path = "\(folder)/\(name)"
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      if exists, isFolder.boolValue { return try features(in: path, &entered) }
      return name.hasSuffix(".feature") || name.hasSuffix(".feature.md") ? [path] : []
    }
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
