import Foundation
import Gherkin
import SpecSteps
import Specs
import Storage

/// Where the features are, and the lists that belong to them.
///
/// A folder `Specs` is looked for from the working directory upwards, so that the commands work anywhere in a
/// checkout; elsewhere the features that came with the program are taken. An option overrides both.
struct ProjectFolders {
  /// The folder of the features.
  let specs: String

  static let options = OptionList()
    .option(
      "--specs", nil, "DIR",
      "the folder of the features; else Specs, looked for upwards, else those that came with roadbook"
    )

  /// Finds them.
  ///
  /// - Throws: ``UsageError`` that names every place where it looked.
  init(
    _ options: ParsedOptions,
    workingDirectory: String = FileManager.default.currentDirectoryPath
  ) throws {
    if let given = options["--specs"] {
      guard ProjectFolders.isFolder(given) else {
        throw UsageError("--specs \(given): there is no such folder")
      }
      specs = given
    } else if let folder = ProjectFolders.ancestors(of: workingDirectory).first(
      where: { ProjectFolders.isFolder("\($0)/Specs") })
    {
      specs = folder == workingDirectory ? "Specs" : "\(folder)/Specs"
    } else {
      specs = try ProjectFolders.bundled(workingDirectory)
    }
  }

  private static func bundled(_ directory: String) throws(UsageError) -> String {
    do throws(SpecResourcesMissing) {
      return try SpecResources.find().path
    } catch {
      throw UsageError(
        "no folder Specs in \(directory) or above it; name one with --specs DIR\n\(error)")
    }
  }

  /// The geocoder's places: those of the folder, else those that came with the program.
  var places: String? {
    let own = SpecResources(path: specs).places
    return ProjectFolders.exists(own) ? own : try? SpecResources.find().places
  }

  /// Whether the lists of rules and listings lie beside the features.
  var hasLists: Bool { ProjectFolders.exists("\(specs)/RULES.md") }

  /// The text of a file in the folder of the features.
  func text(_ name: String) throws -> String { try InputFile.text(of: "\(specs)/\(name)") }

  /// The features at the locators, each once; all of Specs where there is none. One that cannot be read is reported
  /// on standard error, and the others are taken.
  func sources(_ locators: [FeatureLocator], _ terminal: Terminal) throws -> [Source] {
    var paths: [String] = []
    for path in try (locators.isEmpty ? [specs] : locators.map(\.uri)).flatMap(FeatureFiles.find)
    where !paths.contains(path) { paths.append(path) }
    let sources = paths.compactMap { path in
      do {
        return try FeatureFiles.read(path)
      } catch {
        terminal.writeError("roadbook: \(error)\n")
        return nil
      }
    }
    guard !sources.isEmpty || paths.isEmpty else { throw UsageError("no feature can be read") }
    return sources
  }

  /// The options, after those that `roadbook.json` in the folder of the features gives the command.
  func withDefaults(_ options: ParsedOptions, of command: some Command) throws -> ParsedOptions {
    guard let data = FileManager.default.contents(atPath: "\(specs)/roadbook.json") else {
      return options
    }
    let words = try Defaults(Array(data), path: "\(specs)/roadbook.json").words(for: command.name)
    return try command.options.parse(words).overridden(by: options)
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
