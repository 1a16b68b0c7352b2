import Gherkin

/// The step definitions of a sample of Cucumber's compatibility kit, written after its description.
struct KitLibrary {
  /// Reads a file of the sample's folder.
  typealias ReadFile = @Sendable (String) throws -> [UInt8]

  private(set) var steps = StepLibrary<KitWorld> { _ in KitWorld() }
  private let readFile: ReadFile

  /// The definitions of a sample. With `isBroken`, one of them keeps the run from beginning.
  init(_ sample: String, isBroken: Bool = false, readFile: @escaping ReadFile) {
    self.readFile = readFile
    defineSteps(of: sample)
    if isBroken { steps.before("@unfinished and") { _ in } }
  }

  private mutating func defineSteps(of sample: String) {
    switch sample {
    case "attachments": defineAttachments()
    case "examples-tables-attachment": defineImages()
    case "hooks", "hooks-attachment", "hooks-named", "hooks-undefined": defineHooks(sample)
    case "hooks-conditional": defineConditionalHooks()
    case "hooks-skipped": defineSkippingHooks()
    case "skipped-failing-hook": defineFailingHook()
    case "global-hooks", "global-hooks-attachments": defineGlobalHooks(sample)
    case "global-hooks-afterall-error": defineFailingAfterAll()
    case "global-hooks-beforeall-error": defineFailingBeforeAll()
    case "data-tables": defineTables()
    case "examples-tables", "examples-tables-undefined", "examples-tables-undefined-multiple":
      defineCucumbers(withFriends: sample == "examples-tables")
    case "markdown": defineMarkdown()
    case "parameter-types": defineFlights()
    case "unknown-parameter-type": pass("{airport} is closed because of a strike")
    case "retry", "retry-ambiguous", "retry-pending": defineRetries(sample)
    case "rules": defineChocolate()
    default: defineOutcomes(sample)
    }
  }

  // MARK: - Words for the definitions

  mutating func pass(_ expressions: String...) {
    for expression in expressions { steps.define(expression) { _, _ in } }
  }

  mutating func fail(_ expression: String, _ message: String) {
    steps.define(expression) { _, _ in throw KitError(message) }
  }

  mutating func skip(_ expression: String, _ reason: String? = nil) {
    steps.define(expression) { _, _ in throw SkippedScenario(reason) }
  }

  mutating func wait(_ expression: String, _ reason: String? = nil) {
    steps.define(expression) { _, _ in throw PendingStep(reason) }
  }

  /// Defines a step with the sample's files at hand.
  mutating func define(
    _ expression: String,
    _ body: @escaping @Sendable (StepContext<KitWorld>, StepArguments, ReadFile) throws -> Void
  ) {
    steps.define(expression) { [readFile] in try body($0, $1, readFile) }
  }

  mutating func hooks(
    before: Bool = false, _ tags: String? = nil, named name: String? = nil, attaching file: String
  ) {
    let body: StepLibrary<KitWorld>.HookBody = { [readFile] context in
      context.attach(try readFile(file), mediaType: "image/svg+xml")
    }
    if before {
      steps.before(tags, named: name, body)
    } else {
      steps.after(tags, named: name, body)
    }
  }

  /// Changes the library directly.
  mutating func with(_ body: (inout StepLibrary<KitWorld>) -> Void) { body(&steps) }
}
