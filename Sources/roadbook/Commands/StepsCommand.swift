struct StepsCommand: Command {
  let name = "steps"
  let summary = ""
  let usage = ""
  let options = OptionList()
  func run(_ options: ParsedOptions, _ terminal: Terminal) async throws -> ExitCode { .passed }
}
