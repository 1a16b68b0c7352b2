import Foundation
import TestSupport

/// The command line as a user meets it.
struct CommandLineResult {
  let code: Int32
  let output: String
  let errors: String
}

/// Runs the built command.
func roadbook(_ arguments: String..., in folder: String = Checkout.root) throws -> CommandLineResult
{
  try roadbook(arguments, in: folder)
}

func roadbook(_ arguments: [String], in folder: String) throws -> CommandLineResult {
  try run(ServeTests.command[0], arguments, in: folder)
}

/// Runs a program that is looked up on the path.
func run(_ name: String, _ arguments: String..., in folder: String) throws -> CommandLineResult {
  try run("/usr/bin/env", [name] + arguments, in: folder)
}

/// Runs a program; both outputs go through files, so that neither can block it.
private func run(
  _ program: String, _ arguments: [String], in folder: String
) throws -> CommandLineResult {
  let scratch = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: scratch) }
  let (output, errors) = (
    scratch.appendingPathComponent("output"), scratch.appendingPathComponent("errors")
  )
  let process = Process()
  process.executableURL = URL(fileURLWithPath: program)
  process.arguments = arguments
  process.currentDirectoryURL = URL(fileURLWithPath: folder)
  for (url, key) in [(output, \Process.standardOutput), (errors, \Process.standardError)] {
    try Data().write(to: url)
    process[keyPath: key] = try FileHandle(forWritingTo: url)
  }
  try process.run()
  process.waitUntilExit()
  return CommandLineResult(
    code: process.terminationStatus, output: try String(contentsOf: output, encoding: .utf8),
    errors: try String(contentsOf: errors, encoding: .utf8))
}

/// A folder with some files, removed when the body has run.
func withFolder<Result>(
  _ files: [String: String], _ body: (String) throws -> Result
) throws -> Result {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  for (name, text) in files {
    let url = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder.path)
}
