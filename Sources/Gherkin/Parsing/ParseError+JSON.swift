extension ParseError: Message {
  package static let key: StaticString = "parseError"

  package func write(to writer: inout MessageWriter) {
    writer.object { writer in
      writer.member("message", message)
      writer.key("source")
      writer.object { writer in
        writer.member("location", location)
        writer.member("uri", uri)
      }
    }
  }
}
