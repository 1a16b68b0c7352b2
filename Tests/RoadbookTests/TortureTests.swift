import Foundation
import Testing

@testable import roadbook_dev

@Suite struct TortureTests {
  /// `make torture` kills 200 of them.
  @Test func `what a process said was stored is there after it is killed`() throws {
    let folder = try BenchFolder()
    let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    var torture = Torture(program: program.path + "/roadbook-dev", folder: folder.path, seed: 1)
    for _ in 0..<5 { try torture.killOne() }
    #expect(torture.acknowledged > 0)
    #expect(torture.stored >= torture.acknowledged)
  }
}
