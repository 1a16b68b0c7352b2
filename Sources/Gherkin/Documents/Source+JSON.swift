extension Source: Message {
  package static let key: StaticString = "source"

  package func write(to writer: inout MessageWriter) {
    writer.object { writer in
      writer.member("data", String(decoding: bytes, as: UTF8.self))
      writer.member("mediaType", mediaType.rawValue)
      writer.member("uri", uri)
    }
  }
}
