import Conformance
import Foundation
import Gherkin
import ReferenceSystem
import SpecSteps

struct RunCommand: Command {
  let name = "run"
  let summary = "Replays the specs against the reference, in memory and on files."
  let usage = "[OPTIONS] [FILE.feature[:LINE]…]"
  var options: OptionList { Checkout.options }

  func run(_ options: ParsedOptions, _ terminal: Terminal) async throws -> ExitCode {
    let checkout = try Checkout(options)
    var counts: [Status: Int] = [:]
    for backing in ReferenceSystem.Backing.allCases {
      let places = "\(checkout.fixtures)/Places/places.tsv"
      let library = Steps.library(
        makeSystem: { ReferenceSystem(backing: backing) }, workspace: .temporary(), places: places)
      for problem in library.problems { terminal.write("PROBLEM \(problem)\n") }
      let executor = ScenarioExecutor(library)
      let files =
        FileManager.default.enumerator(atPath: checkout.specs)?.compactMap { $0 as? String }
        .filter { $0.hasSuffix(".feature") }.sorted() ?? []
      for file in files {
        if !options.operands.isEmpty, !options.operands.contains(where: { file.contains($0) }) {
          continue
        }
        let path = "\(checkout.specs)/\(file)"
        var ids = IDGenerator()
        let source = Source(
          uri: path, bytes: Array(FileManager.default.contents(atPath: path) ?? Data()))
        do throws(ParseFailure) {
          let document = try GherkinDocument(parsing: source, ids: &ids)
          for pickle in document.pickles(ids: &ids) {
            let result = await executor.run(pickle)
            counts[result.status, default: 0] += 1
            if let failure = result.firstFailure, let place = result.failurePlace {
              var what = ""
              if case .step(let step) = failure.subject { what = step.text }
              if case .hook(let kind, let name, _) = failure.subject {
                what = "\(kind) \(name ?? "")"
              }
              terminal.write(
                "\(path):\(place.line): \(result.status) \(pickle.scenarioName) \(pickle.name)\n   \(what) [\(backing)]\n   \(failure.error.map { "\($0)" } ?? failure.matches.joined(separator: "|"))\n"
              )
            }
          }
        } catch {
          for e in error.errors { terminal.write("\(e)\n") }
        }
      }
    }
    terminal.write("\(counts)\n")
    return counts.keys.allSatisfy(\.isHarmless) ? .passed : .failed
  }
}
