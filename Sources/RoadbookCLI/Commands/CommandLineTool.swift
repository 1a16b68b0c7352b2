import Foundation

/// Chooses the command and turns what it throws into a sentence and an exit code.
package struct CommandLineTool: Sendable {
  static let version = "1.0.0"

  /// The program `roadbook`.
  package static let roadbook = CommandLineTool(commands: [
    RunCommand(), WatchCommand(), TraceCommand(), ListCommand(), StepsCommand(), LintCommand(),
    FormatCommand(), ConformCommand(), ServeCommand(), SelfTestCommand(), VCardCommand(),
    StoreCommand(),
  ])

  /// The first is carried out where no command is named.
  let commands: [any Command]

  package init(commands: [any Command]) { self.commands = commands }

  /// Carries out the command line of this process and ends it.
  package func runAndExit() async -> Never {
    signal(SIGPIPE, SIG_IGN)
    let terminal = Terminal.standard(environment: ProcessInfo.processInfo.environment)
    let code = await run(Array(CommandLine.arguments.dropFirst()), terminal)
    switch terminal.outputError {
    case nil: exit(code.rawValue)
    case EPIPE: exit(128 + SIGPIPE)
    case let error?:
      terminal.writeError(
        "roadbook: standard output could not be written: \(String(cString: strerror(error)))\n")
      exit(ExitCode.couldNotRun.rawValue)
    }
  }

  /// Carries a command line out; without a command word it is the first command.
  func run(_ words: [String], _ terminal: Terminal) async -> ExitCode {
    do {
      return try await dispatch(words, terminal)
    } catch {
      terminal.writeError("roadbook: \(error)\n")
      return .couldNotRun
    }
  }

  private func dispatch(_ words: [String], _ terminal: Terminal) async throws -> ExitCode {
    if words.first == "--version" {
      terminal.write("roadbook \(CommandLineTool.version)\n")
      return .passed
    }
    if let first = words.first, ["--help", "-h", "help"].contains(first) {
      terminal.write(Help.text(for: commands, about: words.dropFirst().first))
      return .passed
    }
    let (command, rest) = try choose(words)
    if rest.contains("--help") || rest.contains("-h") {
      terminal.write(Help.text(for: command))
      return .passed
    }
    var parsed = try command.options.parse(rest)
    if !command.startsProgram { parsed.treatTrailingAsOperands() }
    if parsed.operands.count > command.mostOperands {
      let surplus = parsed.operands[command.mostOperands]
      throw UsageError("\(surplus): one word too many; roadbook \(command.name) --help says more")
    }
    return try await command.run(parsed, terminal)
  }

  /// The command that the first word names. A path, an option or nothing means the first command.
  private func choose(_ words: [String]) throws -> (any Command, ArraySlice<String>) {
    guard let first = words.first, !first.hasPrefix("-") else { return (commands[0], words[...]) }
    if let command = commands.first(where: { $0.name == first }) {
      return (command, words.dropFirst())
    }
    let looksLikePath =
      first.hasPrefix("@") || first.contains("/") || first.contains(".")
      || ProjectFolders.exists(first)
    if looksLikePath { return (commands[0], words[...]) }
    throw UsageError.unknown("command", first, of: commands.map(\.name))
  }
}
