import Gherkin

extension KitLibrary {
  /// The samples with a Before and an After hook.
  mutating func defineHooks(_ sample: String) {
    switch sample {
    case "hooks-attachment":
      hooks(before: true, attaching: "cucumber.svg")
      pass("a step passes")
      hooks(attaching: "cucumber.svg")
    case "hooks-named":
      with { $0.before(named: "A named before hook") { _ in } }
      pass("a step passes")
      with { $0.after(named: "A named after hook") { _ in } }
    default:
      with { $0.before { _ in } }
      if sample == "hooks" {
        pass("a step passes")
        fail("a step fails", "Exception in step")
      }
      with { $0.after { _ in } }
    }
  }

  mutating func defineConditionalHooks() {
    with {
      $0.before("@passing-hook") { _ in }
      $0.before("@fail-before") { _ in throw KitError("Exception in conditional hook") }
    }
    pass("a step passes")
    with {
      $0.after("@fail-after") { _ in throw KitError("Exception in conditional hook") }
      $0.after("@passing-hook") { _ in }
    }
  }

  mutating func defineSkippingHooks() {
    with {
      $0.before { _ in }
      $0.before("@skip-before") { _ in throw SkippedScenario() }
      $0.before { _ in }
    }
    pass("a normal step")
    skip("a step that skips")
    with {
      $0.after { _ in }
      $0.after("@skip-after") { _ in throw SkippedScenario() }
      $0.after { _ in }
    }
  }

  mutating func defineFailingHook() {
    skip("a step that skips")
    with { $0.after { _ in throw KitError("whoops") } }
  }

  mutating func defineGlobalHooks(_ sample: String) {
    guard sample == "global-hooks" else {
      with { $0.beforeAll { $0.attach("Attachment from BeforeAll hook") } }
      pass("a step passes")
      with { $0.afterAll { $0.attach("Attachment from AfterAll hook") } }
      return
    }
    beforeAll(2)
    pass("a step passes")
    fail("a step fails", "Exception in step")
    afterAll(2)
  }

  mutating func defineFailingBeforeAll() {
    beforeAll(1)
    with { $0.beforeAll { _ in throw KitError("BeforeAll hook went wrong") } }
    beforeAll(1)
    pass("a step passes")
    afterAll(2)
  }

  mutating func defineFailingAfterAll() {
    beforeAll(2)
    pass("a step passes")
    afterAll(1)
    with { $0.afterAll { _ in throw KitError("AfterAll hook went wrong") } }
    afterAll(1)
  }

  private mutating func beforeAll(_ count: Int) {
    for _ in 0..<count { with { $0.beforeAll { _ in } } }
  }

  private mutating func afterAll(_ count: Int) {
    for _ in 0..<count { with { $0.afterAll { _ in } } }
  }
}
