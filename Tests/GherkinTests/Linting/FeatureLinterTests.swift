import Gherkin
import Testing

struct `Feature linter` {
  private func lint(_ text: String, vocabulary: TagVocabulary? = nil) -> [String] {
    var linter = FeatureLinter(vocabulary: vocabulary)
    return linter.lint(Source(uri: "a.feature", text: text)).map(\.description)
  }

  @Test func `a clean file has no findings`() {
    let text = """
      @id:A
      Feature: clean
        Background:
          Given a

        Scenario Outline: one <x>
          When <y> < 2 and 3 > 2
            | <z> |
            \"\"\"<m>
            <d> <xml/>
            \t
            \"\"\"

          Examples:
            | x   | y | z | m | d | later |
            | 1   | 2 | 3 | 4 | 5 | 6     |
            | <later> | 2 | 3 | 4 | 5 | 6     |

        Rule: r
          Scenario: same name
            * b

        Rule: s
          Scenario: same name
            * b
      """
    #expect(lint(text) == [])
  }

  @Test func `names are unique in a feature or a rule`() {
    let text = """
      Feature: f
        Scenario: one
          * a
        Scenario:
          * a
        Scenario:
          * a
        Scenario: one
          * a
        Rule: r
          Scenario: one
            * a
          Scenario: one
            * a
      """
    #expect(
      lint(text) == [
        "a.feature:8:3: the scenario on line 2 has the same name, 'one' [duplicate-scenario-name]",
        "a.feature:13:5: the scenario on line 11 has the same name, 'one' [duplicate-scenario-name]",
      ])
  }

  @Test func `ids are unique across files`() {
    var linter = FeatureLinter()
    let text = "Feature: f\n  @id:A @b\n  Scenario: s\n    * a\n"
    #expect(linter.lint(Source(uri: "a.feature", text: text)) == [])
    let findings = linter.lint(Source(uri: "b.feature", text: text + "\n  @id:A\n  Rule: r"))
    #expect(
      findings.map(\.description) == [
        "b.feature:2:3: @id:A is taken: a.feature:2 [duplicate-id]",
        "b.feature:6:3: @id:A is taken: a.feature:2 [duplicate-id]",
        "b.feature:7:3: no scenario in this rule [empty-rule]",
      ])
  }

  @Test func `tags come from the vocabulary`() {
    let text = """
      @slow @id:7
      Feature: f
        @fsat
        Scenario: s
          * <a>
          @other
          Examples:
            | a |
            | 1 |
      """
    let vocabulary = TagVocabulary(["@fast", "@slow", "@id:*"])
    #expect(
      lint(text, vocabulary: vocabulary) == [
        "a.feature:3:3: unknown tag @fsat, did you mean @fast? [unknown-tag]",
        "a.feature:6:5: unknown tag @other [unknown-tag]",
      ])
    #expect(lint(text) == [])
  }

  @Test func `indentation is spaces, or tabs throughout`() {
    #expect(
      lint("Feature: f\n\tScenario: s\n\t\t* a\n\t\t\"\"\"\n      x\n\t\t\"\"\"\n") == [
        "a.feature:2:1: indented with tabs, as are 3 more lines [tabs]"
      ])
    #expect(
      lint("Feature: f\n  Scenario: s\n  \t* a\n") == [
        "a.feature:3:1: indented with tabs and spaces mixed [mixed-indentation]",
        "a.feature:3:1: indented with tabs [tabs]",
      ])
  }

  @Test func `nothing is empty`() {
    #expect(lint("# nothing") == ["a.feature:1: no scenario in this file [empty-feature]"])
    #expect(
      lint("\nFeature: f\n  Background:\n    * a") == [
        "a.feature:2:1: no scenario in this file [empty-feature]"
      ])
    let text = "Feature: f\n  Scenario: s\n\n  Scenario: t\n    * a\n\n    Examples:\n      | a |\n"
    #expect(
      lint(text) == [
        "a.feature:2:3: no steps: this scenario would pass whatever happens [empty-scenario]",
        "a.feature:7:5: no rows: these examples run nothing [empty-examples]",
        "a.feature:8:9: nothing uses the column 'a' [unused-column]",
      ])
  }

  @Test func `placeholders and columns go together`() {
    let text = """
      Feature: f
        Scenario Outline: s <a>
          * <b> and <c> and <c>
            | <d> |

          Examples:
            | a | b | e |
            | 1 | 2 | 3 |

          Examples:
            | a | c |
            | 1 | 2 |
      """
    #expect(
      lint(text) == [
        "a.feature:4:9: no column for <d> [missing-parameter]",
        "a.feature:6:5: no column for <c> [missing-parameter]",
        "a.feature:7:17: nothing uses the column 'e' [unused-column]",
        "a.feature:10:5: no column for <b> [missing-parameter]",
      ])
    #expect(lint("Feature: f\n  Scenario: <a>\n    * <b>\n") == [])
  }

  @Test func `a header whose keyword is misspelt is text, and is found`() {
    let text = """
      Feature: f
        As described: below
        Senario: one
          * a

        Scenario: two
          scenario Outlin: three
          * b
      """
    #expect(
      lint(text) == [
        "a.feature:3:3: 'Senario:' is text of the description here, did you mean 'Scenario:'? "
          + "[misspelt-keyword]",
        "a.feature:7:5: 'scenario Outlin:' is text of the description here, did you mean "
          + "'Scenario Outline:'? [misspelt-keyword]",
      ])
  }

  @Test func `an outline has examples, and columns and tags stand once`() {
    let text = """
      @a @b @a
      Feature: f
        Scenario Outline: one
          * <x>

        @a @c @c
        Scenario Outline: two
          * <x>

          Examples:
            | x | x |
            | 1 | 2 |
      """
    #expect(
      lint(text) == [
        "a.feature:1:7: @a stands here twice [duplicate-tag]",
        "a.feature:3:3: no examples: this outline runs once, with its placeholders "
          + "[outline-without-examples]",
        "a.feature:6:9: @c stands here twice [duplicate-tag]",
        "a.feature:11:13: the column 'x' was there before [duplicate-column]",
      ])
  }

  @Test func `mark-up is no placeholder`() {
    let text = """
      Feature: f
        Scenario Outline: s
          * <b>bold</b> and <br/> and <x>

          Examples:
            | x |
            | 1 |
      """
    #expect(lint(text) == [])
  }

  @Test func `a file that cannot be read gives its errors`() {
    #expect(
      lint("Feature: f\n  Scenario: s\n    * a\n  junk\n\t") == [
        "a.feature:4:3: expected: #EOF, #TableRow, #DocStringSeparator, #StepLine, #TagLine, "
          + "#ExamplesLine, #ScenarioLine, #RuleLine, #Comment, #Empty, got 'junk' [unreadable]"
      ])
  }
}
