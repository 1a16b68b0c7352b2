import Gherkin

extension KitLibrary {
  mutating func defineAttachments() {
    define("the string {string} is attached as {string}") { context, arguments, _ in
      context.attach(try arguments.string(0), mediaType: try arguments.string(1))
    }
    define("the string {string} is logged") { context, arguments, _ in
      context.log(try arguments.string(0))
    }
    define("text with ANSI escapes is logged") { context, _, _ in
      let letters = zip("rainbow", [31, 91, 33, 32, 34, 95, 35])
      let rainbow = letters.map { "\u{1B}[\($1)m\($0)\u{1B}[0m" }.joined()
      context.log("This displays a \(rainbow)")
    }
    define("the following string is attached as {string}:") { context, arguments, _ in
      context.attach(try arguments.text(), mediaType: try arguments.string(0))
    }
    define("an array with {int} bytes is attached as {string}") { context, arguments, _ in
      let bytes = (0..<(try arguments.int(0))).map { UInt8(truncatingIfNeeded: $0) }
      context.attach(bytes, mediaType: try arguments.string(1))
    }
    define("a PDF document is attached and renamed") { context, _, readFile in
      context.attach(
        try readFile("document.pdf"), mediaType: "application/pdf", name: "renamed.pdf")
    }
    define("a link to {string} is attached") { context, arguments, _ in
      context.link(try arguments.string(0))
    }
    define("the string {string} is attached as {string} before a failure") {
      context, arguments, _ in
      context.attach(try arguments.string(0), mediaType: try arguments.string(1))
      throw KitError("whoops")
    }
  }

  mutating func defineImages() {
    define("a JPEG image is attached") { context, _, readFile in
      context.attach(try readFile("cucumber.jpeg"), mediaType: "image/jpeg")
    }
    define("a PNG image is attached") { context, _, readFile in
      context.attach(try readFile("cucumber.png"), mediaType: "image/png")
    }
  }

  mutating func defineMarkdown() {
    define("some TypeScript code:") { _, arguments, _ in _ = try arguments.text() }
    define("some classic Gherkin:") { _, arguments, _ in _ = try arguments.text() }
    define("we use a data table and attach something and then {word}") { context, arguments, _ in
      let word = try arguments.string(0)
      _ = try arguments.requiredTable()
      context.log("We are logging some plain text (\(word))")
      if word == "fail" { throw KitError("You asked me to fail") }
    }
    pass("this might or might not run")
  }
}
