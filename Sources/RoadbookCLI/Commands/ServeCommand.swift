import Conformance
import ReferenceSystem

/// Plays the reference as a system in a process of its own.
struct ServeCommand: Command {
  let name = "serve"
  let summary = "Answers a kit's messages on standard input and output, as the reference."
  let usage = "[--backing memory|file|vdir]"
  let options = OptionList()
    .option(
      "--backing", nil, "KIND", "where the data are kept: memory, file or vdir; else memory",
      choices: ReferenceSystem.Backing.allCases.map(\.rawValue))
  let mostOperands = 0

  func run(_ options: ParsedOptions, _ terminal: Terminal) async throws -> ExitCode {
    let backing = options["--backing"].flatMap(ReferenceSystem.Backing.init) ?? .memory
    var server = SystemServer(
      ReferenceSystem(backing: backing, version: CommandLineTool.version))
    while !server.isFinished, let line = readLine() {
      terminal.write(await server.answer(line) + "\n")
    }
    return .passed
  }
}
