extension MessageWriter {
  /// Writes a member that is a moment.
  mutating func member(_ key: StaticString, _ moment: Timestamp) {
    member(key, nanoseconds: moment.nanoseconds)
  }

  /// Writes a member that is true or false.
  mutating func member(_ key: StaticString, _ value: Bool) {
    self.key(key)
    bool(value)
  }

  /// Writes a member that is a moment or a time.
  mutating func member(_ key: StaticString, nanoseconds: Int64) {
    self.key(key)
    object { writer in
      let (seconds, rest) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
      writer.key("seconds")
      writer.integer(seconds)
      writer.key("nanos")
      writer.integer(rest)
    }
  }

  /// Writes the member that tells where code stands.
  mutating func sourceReference(_ place: SourceLocation) {
    key("sourceReference")
    object { writer in
      writer.member("uri", place.file)
      writer.member("location", Location(line: place.line))
    }
  }

  /// Writes an envelope whose message the closure writes.
  mutating func envelope(_ key: StaticString, _ members: (inout MessageWriter) -> Void) {
    object { writer in
      writer.key(key)
      writer.object(members)
    }
    newline()
  }

  /// Writes the members that tell what a step or hook threw; `place` ends the stack trace.
  mutating func failure(_ error: (any Error)?, place: @autoclosure () -> String) {
    guard let error, let message = Diagnostics.message(of: error) else { return }
    let type = "\(Swift.type(of: error))"
    member("message", message)
    key("exception")
    object { writer in
      writer.member("type", type)
      writer.member("message", message)
      writer.member("stackTrace", "\(type): \(message)\n\(place())")
    }
  }
}
