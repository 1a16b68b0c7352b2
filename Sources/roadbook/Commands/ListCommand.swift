struct ListCommand: Command {
  let name = "list"
  let summary = ""
  let usage = ""
  let options = OptionList()
  func run(_ options: ParsedOptions, _ terminal: Terminal) async throws -> ExitCode { .passed }
}
