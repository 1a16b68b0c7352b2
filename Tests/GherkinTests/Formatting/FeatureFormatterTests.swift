import Gherkin
import Testing

struct `Feature formatter` {
  private func format(_ text: String) throws -> String {
    let source = Source(uri: "a.feature", text: text)
    return try String(decoding: FeatureFormatter().format(source), as: UTF8.self)
  }

  @Test func `sections, tables and doc strings get their places`() throws {
    let text = """
      \u{FEFF}


      #language:en
      @a   @b@c    #note
      Feature:    Layout
        As it is written


      Background:

      \tGiven   a table
      |a|bb|
      # between
      |ccc   |\\|d|


      @d

      Scenario Outline: one
      * a text
            ```   json
              {
          "a": 1}

            ```
      # about and
      And <x>
      Examples:
      |x|y|tail
      |1||
      Rule: r
      Example: two
      Given nothing
      """
    #expect(
      try format(text) == """
        # language: en
        @a @b @c #note
        Feature: Layout
          As it is written

          Background:
            Given a table
              | a   | bb  |
              # between
              | ccc | \\|d |

          @d
          Scenario Outline: one
            * a text
              ```json
                {
              "a": 1}

              ```
            # about and
            And <x>

            Examples:
              | x | y | tail
              | 1 |   |

          Rule: r

            Example: two
              Given nothing

        """)
  }

  @Test func `comments stay with what they are about`() throws {
    let text = """
      # licence

      # about the feature
      Feature: a
      # about b


      # more about b
      Scenario: b

      # about c
      Given c
      # And this

      When d



      Then e
      # about f
      @f
      # about its tag
      Scenario: f
      Given g

      # at the end
      """
    #expect(
      try format(text) == """
        # licence

        # about the feature
        Feature: a
          # about b

          # more about b
          Scenario: b
            # about c
            Given c
            # And this

            When d

            Then e

          # about f
          @f
          # about its tag
          Scenario: f
            Given g

          # at the end

        """)
  }

  @Test func `a description is its author's`() throws {
    let text = """
      Feature: a

        one
      two
         # note

           three


      Scenario: b
      """
    #expect(
      try format(text) == """
        Feature: a
          one
        two
          # note

             three

          Scenario: b

        """)
  }

  @Test func `a keyword without a space after it stays without`() throws {
    let text = "# language: zh-CN\n功能: a\n场景: b\n假如c\n当 d\n"
    #expect(
      try format(text) == "# language: zh-CN\n功能: a\n\n  场景: b\n    假如c\n    当 d\n")
  }

  @Test func `nothing stays nothing, and comments alone stay`() throws {
    #expect(try format("\n \n") == "")
    #expect(try format("\n# a\n\n\n# b\n") == "# a\n\n# b\n")
    #expect(try format("Feature:\r\n") == "Feature:\r\n")
  }

  private static let lines = [
    "Feature: f", "  text", "Background:", "* a", "| a |", "| b |", "* b", "\"\"\"", "in", "\"\"\"",
    "@t", "Scenario Outline: s", "* <x>", "Examples:", "text", "| x |", "| 1 |", "Rule: r", "text",
    "@u", "Example: e", "* c",
  ]

  /// Comments and blank lines, up to three, between every pair of lines that may follow each other.
  @Test(arguments: lines.indices.dropFirst())
  func `what is formatted stays as it is`(_ place: Int) throws {
    for pattern in 0..<27 {
      let between = [pattern % 3, pattern / 3 % 3, pattern / 9].flatMap { [[], [""], ["# c"]][$0] }
      let lines = Self.lines[..<place] + between + Self.lines[place...]
      let text = lines.joined(separator: "\n")
      let once = try format(text)
      #expect(try format(once) == once, "\(text)")
    }
  }

  @Test(arguments: ["\r\n", "\r", "\n"])
  func `lines end as the first one does`(_ end: String) throws {
    let lines = [
      "Feature: f", "  text", "", "  Scenario: s", "    * a", "      | b |", "      \"\"\"",
      "      c",
      "      \"\"\"", "    # d", "",
    ]
    let text = lines.joined(separator: end)
    let isKept = try format(text).utf8.elementsEqual(text.utf8)
    #expect(isKept)
    let mixed = try format("Feature: f" + end + "  text\n\n  Scenario: s\n")
    #expect(mixed.unicodeScalars.count { $0 == "\n" } == (end == "\r" ? 0 : 4))
  }

  @Test func `columns are aligned as a terminal shows them`() throws {
    let text = """
      Feature: f

        Scenario: s
          * a
            | 日本 | x    |
            | ab   | 🎸   |
            | é    | e\u{301}    |
            | ✔\u{FE0F}   | abcd |

      """
    #expect(try format(text) == text)
  }

  @Test func `a file with errors is not formatted`() {
    #expect(throws: ParseFailure.self) { try format("junk") }
    #expect(throws: ParseFailure.self) { try format("Feature: a\nScenario: b\n* c\n|d|\n|e|f|") }
  }
}
