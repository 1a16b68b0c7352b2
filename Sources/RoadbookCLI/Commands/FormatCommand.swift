import Foundation
import Gherkin

/// Lays features out in one way.
struct FormatCommand: Command {
  let name = "format"
  let summary = "Lays features out in one canonical way, without changing what they say."
  let usage = "[--check] [PATHS]"
  let options = ProjectFolders.options
    .flag("--check", nil, "write nothing; name the features that are laid out otherwise")

  func run(_ options: ParsedOptions, _ terminal: Terminal) async throws -> ExitCode {
    let checkout = try ProjectFolders(options)
    var changed = 0
    var isBroken = false
    for source in try checkout.sources(options.operands.map { FeatureLocator(uri: $0) }, terminal) {
      let bytes: [UInt8]
      do throws(ParseFailure) {
        bytes = try FeatureFormatter().format(source)
      } catch {
        for error in error.errors { terminal.writeError("\(error)\n") }
        isBroken = true
        continue
      }
      guard bytes != source.bytes else { continue }
      changed += 1
      terminal.write("\(source.uri)\n")
      if !options.has("--check") { try write(bytes, to: source.uri) }
    }
    guard !isBroken else { return .couldNotRun }
    return changed > 0 && options.has("--check") ? .failed : .passed
  }

  /// Replaces a file in one step. Symbolic links stay, and so do mode and owner; a file with several names is
  /// written in place, since a new one would be another file.
  private func write(_ bytes: [UInt8], to path: String) throws {
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
    let hasOtherNames = (attributes[.referenceCount] as? Int ?? 1) > 1
    try Data(bytes).write(to: url, options: hasOtherNames ? [] : .atomic)
    let kept = attributes.filter {
      [.posixPermissions, .ownerAccountID, .groupOwnerAccountID].contains($0.key)
    }
    try? FileManager.default.setAttributes(kept, ofItemAtPath: url.path)
  }
}
