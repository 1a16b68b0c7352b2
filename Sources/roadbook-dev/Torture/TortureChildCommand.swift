import AddressBook
import RoadbookCLI

/// Saves people one after the other until it is killed, and prints the number of each that is stored.
struct TortureChildCommand: Command {
  let name = "torture-child"
  let summary = "Saves people in a loop and prints each number once it is stored; to be killed."
  let usage = "DIR"
  let options = OptionList()

  /// Small, so that the journal is made part of the cards again and again.
  static let journalLimit = 2048

  func run(_ options: ParsedOptions, _ terminal: Terminal) async throws -> ExitCode {
    guard let folder = options.operands.first else { throw UsageError("name a folder") }
    let database = try BenchStore.open(folder, "t", journalLimit: Self.journalLimit)
    let book = WorkingCopy(of: database)
    for number in (book.personCount + 1)... {
      var person = Person()
      person[text: .firstName] = "\(number)"
      person[text: .note] = String(repeating: "kept ", count: number % 50)
      try book.add(PersonRecord(person))
      try book.save()
      terminal.write("\(number)\n")
    }
    return .passed
  }
}
