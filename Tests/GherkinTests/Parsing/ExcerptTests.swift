import Gherkin
import Testing

struct `Excerpts` {
  private let source = Source(
    uri: "a", text: "one\r\n\t\té x |\n\n" + String(repeating: "ab", count: 100))

  @Test func `a caret stands under the column`() {
    #expect(source.excerpt(at: Location(line: 1, column: 1)) == "one\n^")
    #expect(source.excerpt(at: Location(line: 2, column: 5)) == "\t\té x |\n\t\t  ^")
    #expect(source.excerpt(at: Location(line: 1, column: 9)) == "one\n   ^")
    #expect(source.excerpt(at: Location(line: 3, column: 1)) == "\n^")
  }

  @Test func `without a column or a line there is less to show`() {
    #expect(source.excerpt(at: Location(line: 1)) == "one")
    #expect(source.excerpt(at: Location(line: 5, column: 1)) == nil)
    #expect(source.excerpt(at: Location(line: 0)) == nil)
    #expect(source.excerpt(at: Location(line: 4))?.count == 61)
  }

  @Test func `of a long line only the middle is shown`() {
    let lines = source.excerpt(at: Location(line: 4, column: 101))?.split(separator: "\n") ?? []
    #expect(lines.first?.count == 122)
    #expect(lines.last == "\(String(repeating: " ", count: 61))^")
  }
}
