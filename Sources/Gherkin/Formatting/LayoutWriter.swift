/// Writes the tokens of a source in the one layout.
struct LayoutWriter: TokenSink {
  let bytes: Bytes
  var text: [UInt8] = []
  /// The lines since the last one that was written.
  var waiting: [WaitingLine] = []
  /// The rows and comments of the table that is being read.
  var table: [TableLine] = []
  /// How far the header of the next lines is indented.
  var header = -LayoutWriter.level
  var isInRule = false
  var isAfterHeader = false
  var isAfterStep = false
  var isInDocString = false
  let errorCount = 0
  /// How the lines of the source end.
  private let lineEnd: [UInt8]

  static let level = 2

  init(_ bytes: Bytes) {
    self.bytes = bytes
    lineEnd = bytes.firstLineEnd
  }

  /// How far the lines under the header are indented.
  var content: Int { header + LayoutWriter.level }

  /// How far the scenarios of the feature or the rule are indented.
  var section: Int { LayoutWriter.level * (isInRule ? 2 : 1) }

  /// Errors were thrown before anything was written.
  mutating func report(_ kind: ParseError.Kind, at location: Location) {}

  mutating func take(_ token: borrowing Token, in dialect: borrowing Dialect) {
    switch token.kind {
    case .empty: waiting.append(.blank)
    case .comment: waiting.append(.comment(bytes.trimmed(token.start, token.end)))
    case .tableRow: takeRow(token)
    default:
      writeTable()
      takeLine(token, in: dialect)
    }
  }

  private mutating func takeLine(_ token: borrowing Token, in dialect: borrowing Dialect) {
    switch token.kind {
    case .tagLine: waiting.append(.tags(tags(of: token)))
    case .other: takeText(token)
    case .language: takeLanguage(token)
    case .docStringSeparator: takeDelimiter(token)
    case .stepLine: takeStep(token, in: dialect)
    case .featureLine, .ruleLine, .backgroundLine, .scenarioLine, .examplesLine:
      takeHeader(token, in: dialect)
    default: writeWaitingAtEnd()
    }
  }

  private mutating func takeHeader(_ token: borrowing Token, in dialect: borrowing Dialect) {
    guard let keyword = token.keyword else { return }
    if token.kind == .ruleLine { isInRule = true }
    let indentation =
      switch token.kind {
      case .featureLine: 0
      case .ruleLine: LayoutWriter.level
      case .examplesLine: section + LayoutWriter.level
      default: section
      }
    writeWaiting(for: indentation, blanks: token.kind == .featureLine ? .kept : .required)
    header = indentation
    isAfterHeader = true
    isAfterStep = false
    let name = token.start < token.end ? [.space] + bytes[token.start..<token.end] : []
    write(
      indentation, Array(dialect.index.keywords[keyword].text.utf8) + [UInt8(ascii: ":")] + name)
  }

  private mutating func takeStep(_ token: borrowing Token, in dialect: borrowing Dialect) {
    guard let keyword = token.keyword else { return }
    writeWaiting(for: content, blanks: .kept)
    isAfterHeader = false
    isAfterStep = true
    var line = Array(dialect.index.keywords[keyword].text.utf8)
    // Without its space, a keyword may be the start of a longer one.
    let hasSpace = bytes.beforeSpace(0, token.start) < token.start
    if line.last != .space, hasSpace, token.start < token.end { line.append(.space) }
    write(content, line + bytes[token.start..<token.end])
  }

  private mutating func takeText(_ token: borrowing Token) {
    let isBlank = bytes.afterSpace(token.start, token.end) == token.end
    if isInDocString {
      let indentation = token.start < token.end ? content + LayoutWriter.level : 0
      write(indentation, bytes[token.start..<token.end])
    } else if isBlank {
      waiting.append(.blankText(token.start..<token.end))
    } else {
      writeWaitingInDescription()
      isAfterHeader = false
      write(0, bytes[token.start..<token.end])
    }
  }

  private mutating func takeDelimiter(_ token: borrowing Token) {
    guard let delimiter = token.delimiter else { return }
    if !isInDocString { writeWaiting(for: content + LayoutWriter.level, blanks: .dropped) }
    isInDocString.toggle()
    write(
      content + LayoutWriter.level, Array(delimiter.rawValue.utf8) + bytes[token.start..<token.end])
  }

  private mutating func takeLanguage(_ token: borrowing Token) {
    writeWaiting(for: 0, blanks: .kept)
    write(0, Array("# language: ".utf8) + bytes[token.start..<token.end])
  }

  /// A line's tags one space apart, and the comment after them.
  private func tags(of token: borrowing Token) -> [UInt8] {
    let reader = TagReader(bytes: bytes, isMarkdown: false)
    var tags: [Tag] = []
    _ = reader.read(token, into: &tags)
    let comment = reader.comment(of: token)
    let words = tags.map { Array($0.name.utf8) } + (comment.isEmpty ? [] : [Array(bytes[comment])])
    return Array(words.joined(separator: [.space]))
  }

  /// Writes a line.
  mutating func write(_ indentation: Int, _ line: some Collection<UInt8>) {
    text.append(contentsOf: repeatElement(.space, count: indentation))
    text.append(contentsOf: line)
    endLine()
  }

  mutating func endLine() { text.append(contentsOf: lineEnd) }
}

extension UnsafeBufferPointer<UInt8> {
  /// The first line end; a line feed where there is none.
  fileprivate var firstLineEnd: [UInt8] {
    let feed = UInt8(ascii: "\n")
    let carriageReturn = UInt8(ascii: "\r")
    guard let place = firstIndex(where: { $0 == feed || $0 == carriageReturn }),
      self[place] == carriageReturn
    else { return [feed] }
    let isPair = place + 1 < count && self[place + 1] == feed
    return isPair ? [carriageReturn, feed] : [carriageReturn]
  }

  /// A range without the white space around it.
  func trimmed(_ start: Int, _ end: Int) -> Range<Int> {
    let first = afterSpace(start, end)
    return first..<beforeSpace(first, end)
  }
}
