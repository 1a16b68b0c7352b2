/// What an envelope of Cucumber's message stream carries.
package protocol Message {
  /// The envelope's only key.
  static var key: StaticString { get }

  /// Writes the value of that key.
  func write(to writer: inout MessageWriter)
}

extension MessageWriter {
  /// Writes the envelope of a message as a line of its own.
  package mutating func envelope<M: Message>(_ message: M) {
    object { writer in
      writer.key(M.key)
      message.write(to: &writer)
    }
    newline()
  }

  /// Writes a member that is a text.
  package mutating func member(_ key: StaticString, _ value: String) {
    self.key(key)
    string(value)
  }

  /// Writes a member that is a text; nothing where it is absent.
  package mutating func member(_ key: StaticString, _ value: String?) {
    guard let value else { return }
    member(key, value)
  }

  /// Writes a member that is an identifier.
  package mutating func member(_ key: StaticString, _ value: NodeID) {
    self.key(key)
    id(value)
  }

  /// Writes a member that is a place.
  package mutating func member(_ key: StaticString, _ value: Location) {
    self.key(key)
    object { writer in
      writer.key("line")
      writer.integer(value.line)
      guard let column = value.column else { return }
      writer.key("column")
      writer.integer(column)
    }
  }

  /// Writes a member that is an array, with a closure for each element.
  package mutating func member<Values: Collection>(
    _ key: StaticString, _ values: Values, _ write: (Values.Element, inout MessageWriter) -> Void
  ) {
    self.key(key)
    array { writer in
      for value in values { write(value, &writer) }
    }
  }
}

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

  /// Writes the member with a place in code.
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

  /// Writes the members for the error of a step or hook; `place` ends the stack trace.
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
