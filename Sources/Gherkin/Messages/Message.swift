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
