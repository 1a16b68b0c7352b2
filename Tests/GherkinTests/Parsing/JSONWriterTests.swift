import Gherkin
import Testing

struct `JSON writer` {
  private func written(_ write: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    write(&writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test func `commas come between members and elements only`() {
    let text = written { writer in
      writer.object { writer in
        writer.key("a")
        writer.array { writer in
          writer.integer(-120)
          writer.bool(true)
          writer.array { _ in }
          writer.object { _ in }
        }
        writer.member("b", "c")
        writer.member("d", nil as String?)
      }
      writer.newline()
      writer.string("")
    }
    #expect(text == #"{"a":[-120,true,[],{}],"b":"c"}"# + "\n\"\"")
  }

  @Test func `strings are escaped where JSON asks for it`() {
    let text = written { $0.string("\"\\/\n\r\t\u{0}\u{1F}\u{7F}é🎸") }
    #expect(text == #""\"\\/\n\r\t\u0000\u001f"# + "\u{7F}é🎸\"")
  }

  @Test func `the extremes of integers are written`() {
    #expect(written { $0.integer(Int.min) } == "-9223372036854775808")
    #expect(written { $0.integer(UInt64.max) } == "18446744073709551615")
    #expect(written { $0.integer(0) } == "0")
  }
}
