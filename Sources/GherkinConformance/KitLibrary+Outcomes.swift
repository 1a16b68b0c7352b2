import Gherkin

extension KitLibrary {
  /// The samples that show what becomes of steps.
  mutating func defineOutcomes(_ sample: String) {
    switch sample {
    case "all-statuses":
      pass("^a step$")
      fail("^a failing step$", "whoops")
      wait("^a pending step$")
      skip("^a skipped step$")
      pass("^an ambiguous (.*?)$", "^(.*?) ambiguous step$")
    case "failedish-combinations":
      pass("^a step$")
      skip("^a skipped step$")
      wait("^a pending step$")
      pass("^an ambiguous (.*?)$", "^(.*?) ambiguous step$")
      fail("^a failing step$", "whoops")
    case "pending":
      pass("an implemented non-pending step", "an implemented step that is skipped")
      wait("an unimplemented pending step")
    case "pending-exception": wait("an unimplemented pending step", "TODO")
    case "skipped":
      pass("a step that does not skip", "a step that is skipped")
      skip("I skip a step")
    case "skipped-exception": skip("I skip a step", "skipping")
    case "stack-traces": fail("a step throws an exception", "BOOM")
    default: definePassing(sample)
    }
  }

  /// The samples whose steps all pass.
  private mutating func definePassing(_ sample: String) {
    switch sample {
    case "ambiguous": pass("^a (.*?) with (.*?)$", "^a step with (.*?)$")
    case "backgrounds", "rules-backgrounds":
      pass("an order for {string}", "an action", "an outcome")
    case "cdata": pass("I have {int} <![CDATA[cukes]]> in my belly")
    case "doc-strings": pass("a doc string:")
    case "minimal": pass("I have {int} cukes in my belly")
    case "multiple-features", "multiple-features-reversed": pass("an order for {string}")
    case "regular-expression": pass("^a (.*?)(?: and a (.*?))?(?: and a (.*?))?$")
    case "test-run-exception": pass("a step")
    case "undefined", "undefined-multiple":
      pass("an implemented step", "a step that will be skipped")
    case "unused-steps": pass("a step that is used", "a step that is not used")
    default: break
    }
  }

  /// The samples that try failed scenarios again.
  mutating func defineRetries(_ sample: String) {
    switch sample {
    case "retry-ambiguous": pass("an ambiguous step", "an ambiguous step")
    case "retry-pending": wait("a pending step")
    default:
      pass("a step that always passes")
      failUntil("a step that passes the second time", attempt: 1)
      failUntil("a step that passes the third time", attempt: 2)
      fail("a step that always fails", "Exception in step")
    }
  }

  private mutating func failUntil(_ expression: String, attempt: Int) {
    define(expression) { context, _, _ in
      if context.attempt < attempt { throw KitError("Exception in step") }
    }
  }
}
