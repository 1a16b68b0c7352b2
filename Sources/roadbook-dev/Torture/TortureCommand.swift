import Foundation
import RoadbookCLI

/// Kills a process that saves, again and again, and looks for what it said was stored.
struct TortureCommand: Command {
  let name = "torture"
  let summary = "Kills a saving process again and again; what it said was stored must be there."
  let usage = "[--kills N] [--seed N]"
  let options = OptionList()
    .option("--kills", nil, "N", "how many processes are killed; else 200")
    .option("--seed", nil, "N", "chooses when; else 1")

  func run(_ options: ParsedOptions, _ terminal: Terminal) async throws -> ExitCode {
    let kills = try options.integer("--kills", least: 1) ?? 200
    let seed = try options.integer("--seed") ?? 1
    guard let program = Bundle.main.executablePath else {
      throw UsageError("this program does not know where it is")
    }
    let folder = try BenchFolder()
    var torture = Torture(program: program, folder: folder.path, seed: UInt64(seed))
    for _ in 0..<kills { try torture.killOne() }
    terminal.write(
      "\(kills) processes killed while saving; all \(torture.acknowledged) acknowledged saves are there"
        + " (\(torture.stored) stored, seed \(seed))\n")
    return .passed
  }
}
