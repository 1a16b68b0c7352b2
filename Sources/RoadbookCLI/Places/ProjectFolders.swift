import Foundation
import Gherkin
import SpecSteps
import Storage

/// Where Specs and Fixtures are.
///
/// They are looked for from the working directory upwards, so that the commands work anywhere in a
/// checkout; options name them from elsewhere.
struct ProjectFolders {
  /// The folder of the features.
  let specs: String
  /// The folder of the fixtures.
  let fixtures: String

  static let options = OptionList()
    .option("--specs", nil, "DIR", "the folder of the features; else Specs, looked for upwards")
    .option(
      "--fixtures", nil, "DIR", "the folder of the fixtures; else Fixtures, looked for upwards")

  /// Finds both.
  ///
  /// - Throws: ``UsageError`` that says where it looked.
  init(
    _ options: ParsedOptions,
    workingDirectory: String = FileManager.default.currentDirectoryPath
  ) throws {
    specs = try ProjectFolders.find("Specs", options["--specs"], "--specs", from: workingDirectory)
    fixtures = try ProjectFolders.find(
      "Fixtures", options["--fixtures"], "--fixtures", from: workingDirectory)
  }

  /// The geocoder's places.
  var places: String { "\(fixtures)/Places/places.tsv" }

  /// The text of a file in the folder of the features.
  func text(_ name: String) throws -> String { try InputFile.text(of: "\(specs)/\(name)") }

  /// The features that locators name, each once; all of Specs where there is none.
  func sources(_ locators: [FeatureLocator]) throws -> [Source] {
    var paths: [String] = []
    for path in try (locators.isEmpty ? [specs] : locators.map(\.uri)).flatMap(FeatureFiles.find)
    where !paths.contains(path) { paths.append(path) }
    return try paths.map(FeatureFiles.read)
  }

  /// The options, after those that `roadbook.json` in the folder of the features gives the command.
  func withDefaults(_ options: ParsedOptions, of command: some Command) throws -> ParsedOptions {
    guard let data = FileManager.default.contents(atPath: "\(specs)/roadbook.json") else {
      return options
    }
    let words = try Defaults(Array(data), path: "\(specs)/roadbook.json").words(for: command.name)
    return try command.options.parse(words).overridden(by: options)
  }

  private static func find(
    _ name: String, _ given: String?, _ option: String, from directory: String
  ) throws -> String {
    if let given {
      guard isFolder(given) else { throw UsageError("\(option) \(given): there is no such folder") }
      return given
    }
    for folder in ancestors(of: directory) where isFolder("\(folder)/\(name)") {
      return folder == directory ? name : "\(folder)/\(name)"
    }
    throw UsageError(
      "no folder \(name) in \(directory) or above it; name one with \(option) DIR")
  }

  private static func ancestors(of directory: String) -> [String] {
    var folders = [directory]
    while let last = folders.last, let slash = last.lastIndex(of: "/"), slash != last.startIndex {
      folders.append(String(last[..<slash]))
    }
    return folders
  }

  static func isFolder(_ path: String) -> Bool { kind(path) == .folder }
  static func exists(_ path: String) -> Bool { kind(path) != nil }

  private static func kind(_ path: String) -> FileKind? {
    (try? DiskFileSystem().status(at: path))??.kind
  }
}
