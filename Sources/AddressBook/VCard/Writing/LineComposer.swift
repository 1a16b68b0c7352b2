/// Composes content lines one after the other: name, parameters, value, end.
struct LineComposer {
  /// The lines that are finished, folded, each with its line end.
  var out: [UInt8] = []
  let version: VCardVersion
  private var line: [UInt8] = []
  private var hasTypes = false

  init(version: VCardVersion) { self.version = version }

  /// Begins a line with a name of ours.
  mutating func begin(_ property: Property, group: String? = nil) {
    begin(group: group)
    line.append(property.text)
  }

  /// Begins a line with the name of another line.
  mutating func begin(like other: ContentLine, group: String?) {
    begin(group: group)
    other.withHead { head in
      line.append(contentsOf: head[part: other.layout.nameStart..<Int(other.layout.nameEnd)])
    }
  }

  /// Begins a line with any name; what a name cannot hold is left out.
  mutating func begin(name: String, group: String?) {
    begin(group: group)
    append(token: name)
  }

  private mutating func begin(group: String?) {
    line.removeAll(keepingCapacity: true)
    hasTypes = false
    if let group {
      append(token: group)
      line.append(.dot)
    }
  }

  /// Letters, digits and hyphens only (RFC 6350 section 3.3).
  private mutating func append(token: String) {
    line.append(
      contentsOf: token.utf8.filter { $0.isDigit || $0 == .hyphen || $0.uppercased &- 0x41 < 26 })
  }

  /// Adds a parameter, encoded so that it can be read back.
  mutating func parameter(_ name: StaticString, _ value: String) {
    line.append(.semicolon)
    line.append(name)
    line.append(.equals)
    ParameterText.append(value, to: &line)
  }

  /// Adds a parameter as its bytes stand in another line.
  mutating func parameter(raw bytes: UnsafeBufferPointer<UInt8>) {
    line.append(.semicolon)
    line.append(contentsOf: bytes)
  }

  /// Adds a TYPE value; several make one list.
  mutating func type(_ word: StaticString) {
    beginType()
    let isLower = version == .v4_0
    for byte in UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount) {
      line.append(isLower && byte &- 0x41 < 26 ? byte | 0x20 : byte)
    }
  }

  /// Adds a TYPE value as it stands in another line.
  mutating func type(raw word: UnsafeBufferPointer<UInt8>) {
    beginType()
    let needsQuotes = word.contains { $0 == .colon || $0 == .semicolon }
    if needsQuotes { line.append(.quote) }
    line.append(contentsOf: word)
    if needsQuotes { line.append(.quote) }
  }

  private mutating func beginType() {
    if hasTypes { line.append(.comma) } else { line.append(";TYPE=") }
    hasTypes = true
  }

  /// Ends the parameters; what follows is the value.
  mutating func beginValue() { line.append(.colon) }

  /// Adds text to the value, escaped.
  mutating func text(_ text: String) { TextEscaping.append(text, to: &line) }

  /// Adds bytes of a value that are escaped already.
  mutating func escaped(_ bytes: UnsafeBufferPointer<UInt8>) { line.append(contentsOf: bytes) }

  /// Adds ASCII to the value as it is.
  mutating func literal(_ text: StaticString) { line.append(text) }

  /// Adds a value that is no text.
  mutating func raw(_ value: some Sequence<UInt8>) { TextEscaping.appendRaw(value, to: &line) }

  /// Lets a writer of its own add to the value.
  mutating func value(_ body: (inout [UInt8]) -> Void) { body(&line) }

  /// Adds a separator between components.
  mutating func separator() { line.append(.semicolon) }

  /// Ends the line: folded, with its line end.
  mutating func end() {
    line.withUnsafeBufferPointer { LineFolding.append($0, to: &out) }
  }

  /// A whole line of text.
  mutating func line(_ property: Property, group: String? = nil, text: String) {
    begin(property, group: group)
    beginValue()
    self.text(text)
    end()
  }
}
