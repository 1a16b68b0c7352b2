/// Chooses the command and turns what it throws into a sentence and an exit code.
struct CommandLineTool {
  static let version = "1.0.0"
  static let commands: [any Command] = [
    RunCommand(), WatchCommand(), TraceCommand(), ListCommand(), StepsCommand(), LintCommand(),
    FormatCommand(), ConformCommand(), ConformanceCommand(), ServeCommand(), SelfTestCommand(),
    VCardCommand(), StoreCommand(),
  ]
  /// What the Makefile asks for; no page of the help names them.
  static let tools: [any Command] = [BenchCommand(), TortureCommand(), TortureChildCommand()]

  let terminal: Terminal

  /// Carries a command line out; without a command word it is `run`.
  func run(_ words: [String]) async -> ExitCode {
    do {
      return try await dispatch(words)
    } catch {
      terminal.writeError("roadbook: \(error)\n")
      return .couldNotRun
    }
  }

  private func dispatch(_ words: [String]) async throws -> ExitCode {
    if words.first == "--version" {
      terminal.write("roadbook \(CommandLineTool.version)\n")
      return .passed
    }
    if let first = words.first, ["--help", "-h", "help"].contains(first) {
      terminal.write(Help.text(for: CommandLineTool.commands, about: words.dropFirst().first))
      return .passed
    }
    let (command, rest) = try choose(words)
    if rest.contains("--help") || rest.contains("-h") {
      terminal.write(Help.text(for: command))
      return .passed
    }
    let parsed = try command.options.parse(rest)
    if parsed.operands.count > command.mostOperands {
      let surplus = parsed.operands[command.mostOperands]
      throw UsageError("\(surplus): one word too many; roadbook \(command.name) --help says more")
    }
    return try await command.run(parsed, terminal)
  }

  /// The command that the first word names. A path, an option or nothing means `run`.
  private func choose(_ words: [String]) throws -> (any Command, ArraySlice<String>) {
    let commands = CommandLineTool.commands
    guard let first = words.first, !first.hasPrefix("-") else { return (commands[0], words[...]) }
    if let command = (commands + CommandLineTool.tools).first(where: { $0.name == first }) {
      return (command, words.dropFirst())
    }
    let looksLikePath =
      first.hasPrefix("@") || first.contains("/") || first.contains(".") || Checkout.exists(first)
    if looksLikePath { return (commands[0], words[...]) }
    throw UsageError.unknown("command", first, of: commands.map(\.name))
  }
}
