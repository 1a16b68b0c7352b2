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
  /// The lines that are finished, folded, each with its line end; the open one is at the end.
  private(set) var out = ByteSink()
  let version: VCardVersion
  private var lineStart = 0
  private var hasTypes = false
  private var lastItem: Int

  /// - Parameter lastItem: The highest number of a group `item1`, `item2`, … that is taken.
  init(version: VCardVersion, lastItem: Int) {
    self.version = version
    self.lastItem = lastItem
  }

  /// A group that no line has.
  mutating func freshGroup() -> LineGroup {
    lastItem += 1
    return .item(lastItem)
  }

  // MARK: The head

  /// Begins a line with a name of ours.
  mutating func begin(_ property: Property, group: LineGroup = .none) {
    begin(group: group)
    out.append(property.text)
  }

  /// Begins a line with the name of another line.
  mutating func begin(like other: ContentLine, group: LineGroup) {
    begin(group: group)
    other.withName { out.append(contentsOf: $0) }
  }

  /// Begins a line with a name that is no property of ours.
  mutating func begin(name: String, group: LineGroup) {
    begin(group: group)
    out.append(contentsOf: name.utf8)
  }

  /// Begins a line of ours, with name, group and parameters of the line before where there is one.
  mutating func begin(_ property: Property, like previous: ContentLine?) {
    guard let previous else { return begin(property) }
    begin(like: previous, group: .same(as: previous))
    copyParameters(of: previous, keepsLabel: true)
  }

  private mutating func begin(group: LineGroup) {
    lineStart = out.count
    hasTypes = false
    switch group {
    case .none: break
    case .item(let number):
      out.append("item")
      out.append(contentsOf: String(number).utf8)
      out.append(.dot)
    case .same(let other):
      guard other.layout.group > 0 else { break }
      other.withGroup { out.append(contentsOf: $0) }
      out.append(.dot)
    }
  }

  // MARK: Parameters

  /// Adds a parameter, encoded so that it can be read back.
  mutating func parameter(_ name: StaticString, _ value: String) {
    out.append(.semicolon)
    out.append(name)
    out.append(.equals)
    ParameterText.append(value, to: &out)
  }

  /// Adds a parameter as its bytes stand in another line, unless they could not be read back so.
  mutating func parameter(_ other: RawParameter, from source: VCardVersion?) {
    let isWhole =
      other.bytes.count(where: { $0 == .quote }).isMultiple(of: 2)
      && UTF8Text.firstInvalid(other.bytes) == nil && !other.bytes.contains(where: \.isForbidden)
    guard isWhole, source != .v2_1 else { return parameter(encoding: other, source) }
    out.append(.semicolon)
    out.append(contentsOf: other.bytes)
  }

  /// Adds a parameter as its value was read. In 2.1 a caret is no escape.
  private mutating func parameter(encoding other: RawParameter, _ source: VCardVersion?) {
    out.append(.semicolon)
    out.append(contentsOf: other.name)
    out.append(.equals)
    ParameterText.append(ParameterText.decode(other.value.unquoted, version: source), to: &out)
  }

  /// Adds the parameters of a line that still hold when its value is written anew: no ENCODING, CHARSET,
  /// VALUE. Without the label, only types that say nothing of it.
  mutating func copyParameters(of line: ContentLine, keepsLabel: Bool) {
    line.forEachParameter { parameter in
      if parameter.isEncoding || parameter.isNamed("VALUE") { return }
      guard parameter.isType else { return self.parameter(parameter, from: line.version) }
      parameter.forEachValue { word in
        if word.isEmpty { return }
        if keepsLabel || TypeWords.bit(of: word) == .silent { type(raw: word) }
      }
    }
  }

  /// Adds a TYPE value; several make one list.
  mutating func type(_ word: StaticString) {
    beginType()
    let isLower = version == .v4_0
    for byte in word.bytes {
      out.append(isLower && byte &- 0x41 < 26 ? byte | 0x20 : byte)
    }
  }

  /// Adds a TYPE value as it stands in another line.
  mutating func type(raw word: UnsafeBufferPointer<UInt8>) {
    beginType()
    let needsQuotes = word.contains { $0 == .colon || $0 == .semicolon }
    if needsQuotes { out.append(.quote) }
    // A mark within the word would open a quotation, or end this one.
    for byte in word where byte != .quote && !byte.isForbidden { out.append(byte) }
    if needsQuotes { out.append(.quote) }
  }

  private mutating func beginType() {
    if hasTypes { out.append(.comma) } else { out.append(";TYPE=") }
    hasTypes = true
  }

  // MARK: The value

  /// Ends the parameters; what follows is the value.
  mutating func beginValue() { out.append(.colon) }

  /// Adds text to the value, escaped.
  mutating func text(_ text: String) { TextEscaping.append(text, to: &out) }

  /// Adds bytes of a value that are escaped already.
  mutating func escaped(_ bytes: UnsafeBufferPointer<UInt8>) { out.append(contentsOf: bytes) }

  /// Adds ASCII to the value as it is.
  mutating func literal(_ text: StaticString) { out.append(text) }

  /// Adds a value that is no text.
  mutating func raw(_ value: some Sequence<UInt8>) { TextEscaping.appendRaw(value, to: &out) }

  /// Lets a writer of its own add to the value.
  mutating func value(_ body: (inout ByteSink) -> Void) { body(&out) }

  /// Adds a separator between components.
  mutating func separator() { out.append(.semicolon) }

  /// Ends the line: folded, with its line end.
  mutating func end() {
    if out.count - lineStart <= LineFolding.width {
      out.append("\r\n")
    } else {
      out.rewrite(from: lineStart, LineFolding.append)
    }
  }

  // MARK: Whole lines

  /// A line as it was read.
  mutating func copy(_ line: ContentLine) {
    var bytes: [UInt8] = []
    bytes.append(line: line)
    bytes.withUnsafeBufferPointer { out.append(contentsOf: $0) }
  }

  /// A line of text, with name, group and parameters of the line before where there is one.
  mutating func line(_ property: Property, like previous: ContentLine?, text: String) {
    begin(property, like: previous)
    beginValue()
    self.text(text)
    end()
  }

  /// A line of text.
  mutating func line(_ property: Property, group: LineGroup = .none, text: String) {
    begin(property, group: group)
    beginValue()
    self.text(text)
    end()
  }

  /// The UID. In 4.0 one that is no URI has to say so (RFC 6350 section 6.7.6).
  mutating func uid(_ uid: String) {
    begin(.uid)
    if version == .v4_0, !uid.utf8.contains(.colon) { parameter("VALUE", "text") }
    beginValue()
    text(uid)
    end()
  }
}
