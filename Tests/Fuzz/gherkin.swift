import Gherkin

/// Any bytes are read, as plain Gherkin and as Markdown. A document that parses gives pickles; its canonical layout
/// parses to the same and is laid out as itself.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  for mediaType in [Source.MediaType.gherkin, .markdown] {
    let source = Source(uri: "fuzz", bytes: bytes, mediaType: mediaType)
    guard let names = pickleNames(source) else { continue }
    guard mediaType == .gherkin, let once = try? FeatureFormatter().format(source) else { continue }
    let laidOut = Source(uri: "fuzz", bytes: once, mediaType: mediaType)
    precondition(pickleNames(laidOut) == names, "the layout changed what is said")
    precondition((try? FeatureFormatter().format(laidOut)) == once, "the layout is not final")
    var linter = FeatureLinter()
    _ = linter.lint(source)
  }
  return 0
}

private func pickleNames(_ source: Source) -> [String]? {
  var ids = IDGenerator()
  guard let document = try? GherkinDocument(parsing: source, ids: &ids) else { return nil }
  return document.pickles(ids: &ids).map { pickle in
    ([pickle.name] + pickle.tags.map(\.name) + pickle.steps.map(\.text)).joined(separator: "\n")
  }
}
