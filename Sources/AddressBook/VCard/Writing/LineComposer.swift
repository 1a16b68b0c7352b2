/// The group that a composed line begins with.
enum LineGroup {
  case none
  /// `item1`, `item2`, …
  case item(Int)
  /// The group of another line, if it has one.
  case same(as: ContentLine)
}

/// Composes content lines one after the other: name, parameters, value, end.
struct LineComposer: ~Copyable {
  /// The lines that are finished, folded, each with its line end.
  var out: [UInt8] = []
  let version: VCardVersion
  private var line = ByteSink()
  private var folded = ByteSink()
  private var hasTypes = false

  init(version: VCardVersion) { self.version = version }

  /// Begins a line with a name of ours.
  mutating func begin(_ property: Property, group: LineGroup = .none) {
    begin(group: group)
    line.append(property.text)
  }

  /// Begins a line with the name of another line.
  mutating func begin(like other: ContentLine, group: LineGroup) {
    begin(group: group)
    other.withHead { head in
      line.append(contentsOf: head[part: other.layout.nameStart..<Int(other.layout.nameEnd)])
    }
  }

  /// Begins a line with the name of another line under which `X-` was put or taken away.
  mutating func begin(name: String, group: LineGroup) {
    begin(group: group)
    line.append(contentsOf: name.utf8)
  }

  private mutating func begin(group: LineGroup) {
    line.removeAll()
    hasTypes = false
    switch group {
    case .none: break
    case .item(let number):
      line.append("item")
      line.append(contentsOf: String(number).utf8)
      line.append(.dot)
    case .same(let other):
      guard other.layout.group > 0 else { break }
      other.withGroup { line.append(contentsOf: $0) }
      line.append(.dot)
    }
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

  /// Adds a parameter of 2.1, where a caret is no escape.
  mutating func parameter(encoding other: RawParameter) {
    line.append(.semicolon)
    line.append(contentsOf: other.name)
    line.append(.equals)
    ParameterText.append(TextValue.string(other.value.unquoted), to: &line)
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
  mutating func value(_ body: (inout ByteSink) -> Void) { body(&line) }

  /// Adds a separator between components.
  mutating func separator() { line.append(.semicolon) }

  /// Ends the line: folded, with its line end.
  mutating func end() {
    if line.count <= LineFolding.width {
      line.append("\r\n")
      out.append(contentsOf: line.bytes)
    } else {
      folded.removeAll()
      LineFolding.append(line.bytes, to: &folded)
      out.append(contentsOf: folded.bytes)
    }
  }

  /// A whole line of text.
  mutating func line(_ property: Property, group: LineGroup = .none, text: String) {
    begin(property, group: group)
    beginValue()
    self.text(text)
    end()
  }
}
