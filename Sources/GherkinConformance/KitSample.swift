import Gherkin
import JSON
import Synchronization

/// A sample of Cucumber's compatibility kit.
package struct KitSample: Sendable {
  /// The sample's name.
  package let name: String
  private let folder: String
  private let files: SuiteFiles

  /// All samples in the kit's folder, by name.
  package static func all(in kit: String, _ files: SuiteFiles) -> [KitSample] {
    files.names("\(kit)/samples").sorted().compactMap { name in
      let sample = KitSample(name: name, folder: "\(kit)/samples/\(name)", files: files)
      return sample.files.bytes(sample.path(".ndjson")) == nil ? nil : sample
    }
  }

  /// Runs the sample: the lines of its message stream.
  package func run() async throws -> [[UInt8]] {
    let stream = Mutex<[UInt8]>([])
    let arguments = KitArguments(files.bytes(path(".arguments.txt")) ?? [])
    let library = KitLibrary(name, isBroken: arguments.isBroken) { [files, folder] file in
      try files.read("\(folder)/\(file)")
    }
    let runner = Runner([RunTarget(library.steps)], options: arguments.options)
    let report = MessagesReporter(
      ReportOutput { piece in stream.withLock { $0 += piece } },
      meta: MessageMeta(implementation: MessageMeta.Product("roadbook")))
    _ = await runner.run(try runner.plan(try sources()), reporters: [report])
    return stream.withLock { $0.split(separator: UInt8(ascii: "\n")).map(Array.init) }
  }

  /// The lines of the stream that is expected.
  package func expected() throws -> [[UInt8]] {
    try files.read(path(".ndjson")).split(separator: UInt8(ascii: "\n")).map(Array.init)
  }

  /// The first difference between the streams, after what may differ was taken out; nil where there is none.
  package func difference() async throws -> String? {
    let actual = try NormalStream(try await run()).envelopes
    let expected = try NormalStream(try self.expected()).envelopes
    for (line, (actual, expected)) in zip(actual, expected).enumerated() where actual != expected {
      return "envelope \(line + 1) is\n\(actual.compact)\ninstead of\n\(expected.compact)"
    }
    guard actual.count != expected.count else { return nil }
    return "\(actual.count) envelopes instead of \(expected.count)"
  }

  private func path(_ suffix: String) -> String { "\(folder)/\(name)\(suffix)" }

  private func sources() throws -> [Source] {
    try files.names(in: folder, endingIn: ".feature", ".feature.md").map { file in
      Source(uri: "samples/\(name)/\(file)", bytes: try files.read("\(folder)/\(file)"))
    }
  }
}

/// The command line options of a sample.
private struct KitArguments {
  var options = RunOptions()
  var isBroken = false

  init(_ text: [UInt8]) {
    let words = String(decoding: text, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    for (place, word) in words.enumerated() {
      let value = place + 1 < words.count ? String(words[place + 1]) : ""
      switch word {
      case "--retry": options.retries = Int(value) ?? 0
      case "--order": options.order = value == "reverse" ? .reverse : .defined
      case "--error": isBroken = true
      default: break
      }
    }
  }
}

extension SuiteFiles {
  /// The bytes of a file that must be there.
  func read(_ path: String) throws(MissingFile) -> [UInt8] {
    guard let bytes = bytes(path) else { throw MissingFile(path: path) }
    return bytes
  }
}
