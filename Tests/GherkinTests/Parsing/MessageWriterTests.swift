import Gherkin
import JSON
import Testing

struct `Message writer` {
  private func written(_ write: (inout MessageWriter) -> Void) -> String {
    var writer = MessageWriter()
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

  @Test func `escapes agree with those of the JSON module`() {
    for value in UInt32(0)...0x100 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = "a\(scalar)b"
      #expect(written { $0.string(text) } == JSONValue.string(text).compact, "U+\(value)")
    }
  }

  @Test func `the extremes of integers are written`() {
    #expect(written { $0.integer(Int.min) } == "-9223372036854775808")
    #expect(written { $0.integer(UInt64.max) } == "18446744073709551615")
    #expect(written { $0.integer(0) } == "0")
  }
}
