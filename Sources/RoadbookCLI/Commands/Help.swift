import Gherkin

/// The pages that `--help` prints.
enum Help {
  /// The overview, or the page of one command.
  static func text(for commands: [any Command], about name: String?) -> String {
    if let command = commands.first(where: { $0.name == name }) { return text(for: command) }
    let width = commands.map(\.name.utf8.count).max() ?? 0
    let rows = commands.map { "  \($0.name.padded(to: width))  \($0.summary)" }
    return """
      Roadbook replays what every contact-picking front end must do, and checks that it does.

      Usage: roadbook [COMMAND] [OPTIONS] [PATHS]

      Commands (run, if none is named):
      \(rows.joined(separator: "\n"))

        --help     this page; roadbook COMMAND --help for one command's
        --version  the version

      Exit codes: 0 passed, 1 failed, 2 could not run.

      """
  }

  /// The page of one command.
  static func text(for command: any Command) -> String {
    let names = command.options.options.map { option in
      [option.letter, option.name].compactMap { $0 }.joined(separator: ", ")
        + (option.value.map { " \($0)" } ?? "")
    }
    let width = names.map(\.utf8.count).max() ?? 0
    let rows = zip(names, command.options.options).map { name, option in
      "  \(name.padded(to: width))  \(option.help)"
    }
    let options = rows.isEmpty ? "" : "\nOptions:\n\(rows.joined(separator: "\n"))\n"
    return "\(command.summary)\n\nUsage: roadbook \(command.name) \(command.usage)\n\(options)"
  }
}
