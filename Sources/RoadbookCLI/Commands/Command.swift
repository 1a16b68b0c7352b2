/// One of the words that may follow `roadbook`.
package protocol Command: Sendable {
  /// The word.
  var name: String { get }
  /// What it does, in a line.
  var summary: String { get }
  /// What follows it, for the help.
  var usage: String { get }
  /// Its options.
  var options: OptionList { get }
  /// Whether what follows two dashes is a command line to start, and not operands.
  var startsProgram: Bool { get }
  /// How many words that are no option may follow; any number unless said otherwise.
  var mostOperands: Int { get }
  /// Carries it out and answers the exit code: 0 passed, 1 failed, 2 could not run.
  func run(_ options: ParsedOptions, _ terminal: Terminal) async throws -> ExitCode
}

extension Command {
  package var startsProgram: Bool { false }
  package var mostOperands: Int { .max }
}

/// What the process exits with.
package enum ExitCode: Int32, Sendable {
  /// Everything is as it should be.
  case passed = 0
  /// Something is not as it should be.
  case failed = 1
  /// It could not be found out.
  case couldNotRun = 2
}
