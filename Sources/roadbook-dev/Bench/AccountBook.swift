import Gherkin
import RoadbookCLI

/// What the scenarios of the workload keep: an account, its entries and a note.
final class AccountBook {
  private var entries: [String] = []
  private var owner = ""
  private var balance = 0
  private var note = ""

  /// The ten definitions that the workload needs, and `filler` more that no step uses.
  static func library(filler: Int) -> StepLibrary<AccountBook> {
    var library = StepLibrary { _ in AccountBook() }
    addGivens(to: &library)
    addActions(to: &library)
    addChecks(to: &library)
    for number in 0..<filler {
      library.define("filler number \(number) with {int} parts") { _, _ in }
    }
    return library
  }

  private static func addGivens(to library: inout StepLibrary<AccountBook>) {
    library.define("an empty account book numbered {int}") { context, _ in
      context.world.entries = []
    }
    library.define("an account named {string} with {int} coins") { context, arguments in
      context.world.owner = try arguments.string(0)
      context.world.balance = try arguments.int(1)
    }
  }

  private static func addActions(to library: inout StepLibrary<AccountBook>) {
    library.define("{int} coins are deposited") { context, arguments in
      context.world.balance += try arguments.int(0)
    }
    library.define("{int} coins are withdrawn") { context, arguments in
      context.world.balance -= try arguments.int(0)
    }
    library.define("these entries are imported:") { context, arguments in
      for row in try arguments.requiredTable().records {
        context.world.entries.append(row.first { $0.name == "name" }?.text ?? "")
        context.world.balance += row.first { $0.name == "amount" }.flatMap { Int($0.text) } ?? 0
      }
    }
    library.define("this note is attached:") { context, arguments in
      context.world.note = try arguments.text()
    }
  }

  private static func addChecks(to library: inout StepLibrary<AccountBook>) {
    library.define("the balance is {int} coins") { context, arguments in
      try expect(context.world.balance, try arguments.int(0))
    }
    library.define("{int} entries are recorded") { context, arguments in
      try expect(context.world.entries.count, try arguments.int(0))
    }
    library.define("the note has {int} lines") { context, arguments in
      try expect(
        context.world.note.utf8.count { $0 == UInt8(ascii: "\n") } + 1, try arguments.int(0))
    }
    library.define("the account belongs to {string}") { context, arguments in
      try expect(context.world.owner, try arguments.string(0))
    }
  }

  private static func expect<Value: Equatable>(_ actual: Value, _ expected: Value) throws {
    guard actual == expected else {
      throw UsageError("expected \(expected), got \(actual)")
    }
  }
}
