import Testing

@testable import Gherkin

@Suite struct `Regular expressions` {
  struct Example: Sendable, CustomTestStringConvertible {
    let pattern: String
    let text: String
    /// The whole match, then the groups; empty for no match.
    let groups: [String?]

    init(_ pattern: String, _ text: String, _ groups: String?...) {
      self.pattern = pattern
      self.text = text
      self.groups = groups
    }

    var testDescription: String { "\(pattern) on \(text)" }
  }

  static let examples: [Example] = [
    Example("", "a", ""),
    Example("b", "abc", "b"),
    Example("^b", "abc"),
    Example("a.c", "xaüc", "aüc"),
    Example("a.c", "a\nc"),
    Example("^\\d+$", "0129", "0129"),
    Example("\\d", "٣"),
    Example("\\D+", "12ab", "ab"),
    Example("\\w+", "é_a1-", "_a1"),
    Example("\\W", "ab é", " "),
    Example("\\s", "a\u{00A0}b", "\u{00A0}"),
    Example("\\S+", " ä😀 ", "ä😀"),
    Example("[a-cx]+", "dcabx", "cabx"),
    Example("[^a-c]+", "ab😀é-c", "😀é-"),
    Example("[]a]", "a]"),
    Example("[\\]a]+", "a]", "a]"),
    Example("[а-я]+", "Привет", "ривет"),
    Example("[\\d\\-]+", "a1-2", "1-2"),
    Example("[^\\W]+", "-ab-", "ab"),
    Example("[a-]+", "b-a", "-a"),
    Example("(a)|(b)", "b", "b", nil, "b"),
    Example("(a|ab)(c|bcd)(d*)", "abcd", "abcd", "a", "bcd", ""),
    Example("(a+)(a*)", "aaa", "aaa", "aaa", ""),
    Example("(a+?)(a*)", "aaa", "aaa", "a", "aa"),
    Example("(a*?)b", "aab", "aab", "aa"),
    Example("a{2}", "aaa", "aa"),
    Example("a{2,}", "aaaa", "aaaa"),
    Example("a{1,2}?", "aaa", "a"),
    Example("(?:ab){2,3}", "abababab", "ababab"),
    Example("(?:ab){1,3}?c", "ababc", "ababc"),
    Example("x{,2}", "x{,2}", "x{,2}"),
    Example("{int}", "{int}", "{int}"),
    Example("a}]", "a}]", "a}]"),
    Example("(a*)*", "aab", "aa", "aa"),
    Example("(a*)+b", "b", "b", ""),
    Example("(?:a|b)*c", "abbac", "abbac"),
    Example("((a)(b)?)+", "aba", "aba", "a", "a", "b"),
    Example("(?<first>a)(?P<second>b)", "ab", "ab", "a", "b"),
    Example("a(?=b)", "acab", "a"),
    Example("a(?!b)(.)", "abac", "ac", "c"),
    Example("(?=(a+))a*b", "aab", "aab", "aa"),
    Example("(?<=€)\\d+", "5 €42", "42"),
    Example("(?<!x)a", "xaa", "a"),
    Example("(?<=ab|cd)e", "acdeabe", "e"),
    Example("\\bword\\b", "swords word", "word"),
    Example("\\Bo", "o so", "o"),
    Example("(?i)straße Ä", "STRAßE ä", "STRAßE ä"),
    Example("a(?i:b)c", "aBc", "aBc"),
    Example("a(?i:b)c", "aBC"),
    Example("(?:(?i)b)c", "Bc", "Bc"),
    Example("(?i)[x-z]+[^a]", "XyZa", "XyZ"),
    Example("\\x41\\u0042\\u{1F600}\\t\\/", "AB😀\t/", "AB😀\t/"),
    Example("\\.\\*\\\\", ".*\\", ".*\\"),
    Example("\\Aab\\z", "ab", "ab"),
    Example("a|", "b", ""),
    Example("(?:)", "", ""),
    Example("(😀+)x", "😀😀x", "😀😀x", "😀😀"),
    Example("(.*)(.)", "é😀", "é😀", "é", "😀"),
    Example("(-?\\d+|\\d+)(5)", "1255", "1255", "125", "5"),
    Example("(?:ab|a)b", "ab", "ab"),
    Example("(?:a(x)?|b)c", "axac", "ac", nil),
  ]

  @Test(arguments: examples)
  func `matches as a backtracking engine does`(_ example: Example) throws {
    let pattern = try Pattern(example.pattern)
    #expect(try groups(of: pattern, in: example.text) == example.groups)
  }

  struct Refusal: Sendable, CustomTestStringConvertible {
    let pattern: String
    let kind: PatternError.Kind
    let offset: Int
    var testDescription: String { pattern }
  }

  static let refusals: [Refusal] = [
    Refusal(pattern: "é(a", kind: .unfinishedGroup, offset: 1),
    Refusal(pattern: "a)", kind: .unexpectedGroupEnd, offset: 1),
    Refusal(pattern: "[ab", kind: .unfinishedClass, offset: 0),
    Refusal(pattern: "[b-a]", kind: .reversedRange, offset: 1),
    Refusal(pattern: "a|*", kind: .nothingToRepeat, offset: 2),
    Refusal(pattern: "^*", kind: .nothingToRepeat, offset: 1),
    Refusal(pattern: "a**", kind: .nothingToRepeat, offset: 2),
    Refusal(pattern: "a{3,2}", kind: .reversedBounds, offset: 1),
    Refusal(pattern: "a\\", kind: .invalidEscape, offset: 1),
    Refusal(pattern: "\\xg0", kind: .invalidEscape, offset: 0),
    Refusal(pattern: "\\u{110000}", kind: .invalidEscape, offset: 0),
    Refusal(pattern: "a*+", kind: .unsupported("*+"), offset: 1),
    Refusal(pattern: "(a)\\1", kind: .unsupported("\\1"), offset: 3),
    Refusal(pattern: "\\p{L}", kind: .unsupported("\\p"), offset: 0),
    Refusal(pattern: "(?>a)", kind: .unsupported("(?>"), offset: 0),
    Refusal(pattern: "(?", kind: .unsupported("(?"), offset: 0),
    Refusal(pattern: "(?<a", kind: .unsupported("(?<a"), offset: 0),
    Refusal(pattern: "[[:alpha:]]", kind: .unsupported("[:"), offset: 1),
    Refusal(pattern: "(?<=a+)b", kind: .lookbehindWithoutFixedLength, offset: 0),
    Refusal(pattern: "a{1001}", kind: .tooLarge, offset: 1),
    Refusal(pattern: "(?:(?:(?:ab){999}){999}){999}", kind: .tooLarge, offset: 0),
  ]

  @Test(arguments: refusals)
  func `refuses with a place`(_ refusal: Refusal) {
    let error = #expect(throws: PatternError.self) { try Pattern(refusal.pattern) }
    #expect(error == PatternError(refusal.kind, at: refusal.offset))
  }

  @Test func `a group nested too deeply is refused, not a crash`() {
    let source = String(repeating: "(", count: 100_000)
    let error = #expect(throws: PatternError.self) { try Pattern(source) }
    #expect(error == PatternError(.nestedTooDeeply, at: 100))
  }

  @Test(arguments: ["(a+)+b", "(?:a|a.?)*b", "(?:a?){30}a{30}b"])
  func `exponential time ends in an error`(_ source: String) throws {
    let text = String(repeating: "a", count: 2000)
    let pattern = try Pattern(source)
    let error = #expect(throws: PatternError.self) { try pattern.firstMatch(in: text) }
    #expect(error?.kind == .tooManySteps)
  }

  @Test func `a long text costs no stack`() throws {
    let text = String(repeating: "ab", count: 100_000)
    #expect(try Pattern("^(?:a|b|(c))*$").firstMatch(in: text)?[0] == 0..<200_000)
    #expect(try Pattern("^.*$").firstMatch(in: text)?[0] == 0..<200_000)
  }

  @Test func `groups know their parent and their text`() throws {
    let groups = try Pattern("(é(b)(?:c(d)))(e)").groups
    #expect(groups.map(\.parent) == [0, 0, 1, 1, 0])
    #expect(groups.map(\.inside) == [0..<17, 1..<13, 3..<4, 10..<11, 15..<16])
  }

  private func groups(of pattern: Pattern, in text: String) throws -> [String?] {
    guard let captures = try pattern.firstMatch(in: text) else { return [] }
    let bytes = Array(text.utf8)
    return pattern.groups.indices.map { index in
      captures[index].map { String(decoding: bytes[$0], as: UTF8.self) }
    }
  }
}
