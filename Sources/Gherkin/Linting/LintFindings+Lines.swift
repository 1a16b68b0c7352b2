extension LintFindings {
  /// Looks for tabs in the indentation of lines outside doc strings, and for misspelt keywords.
  mutating func lintLines(of source: Source) {
    var lines = IndentedLines()
    source.bytes.withUnsafeBufferPointer { bytes in
      let texts = LineTexts(bytes).reading(bytes, source.mediaType)
      for slip in texts.slips { add(slip.kind, at: slip.location) }
      var reader = LineReader(bytes)
      while let line = reader.read() {
        if !line.isBlank, !texts.inDocStrings.contains(line.number) { lines.add(line, in: bytes) }
      }
    }
    if let first = lines.mixed.first {
      add(.mixedIndentation(lines: lines.mixed.count), at: first)
    }
    if let first = lines.tabbed.first { add(.tabs(lines: lines.tabbed.count), at: first) }
  }
}

/// The lines that are indented with tabs.
private struct IndentedLines {
  var tabbed: [Location] = []
  var mixed: [Location] = []
  private var firstByte: UInt8?

  mutating func add(_ line: Line, in bytes: Bytes) {
    guard line.first > line.start else { return }
    let indentation = bytes[line.start..<line.first]
    let first = firstByte ?? bytes[line.start]
    firstByte = first
    let place = Location(line: line.number, column: 1)
    if indentation.contains(UInt8(ascii: "\t")) { tabbed.append(place) }
    if indentation.contains(where: { $0 != first }) { mixed.append(place) }
  }
}

/// The lines that are text: those in doc strings by their numbers, and headers in descriptions with misspelt keywords.
private struct LineTexts: TokenSink {
  let bytes: Bytes
  var inDocStrings: Set<Int> = []
  var slips: [(kind: LintFinding.Kind, location: Location)] = []
  let errorCount = 0

  init(_ bytes: Bytes) { self.bytes = bytes }

  mutating func report(_ kind: ParseError.Kind, at location: Location) {}

  mutating func take(_ token: borrowing Token, in dialect: borrowing Dialect) {
    guard token.kind == .other else { return }
    if token.delimiter != nil {
      inDocStrings.insert(token.line)
    } else {
      takeDescription(token, in: dialect)
    }
  }

  private mutating func takeDescription(
    _ token: borrowing Token, in dialect: borrowing Dialect
  ) {
    let start = bytes.afterSpace(token.start, token.end)
    let line = bytes[start..<token.end]
    guard let colon = line.prefix(40).firstIndex(of: UInt8(ascii: ":")) else { return }
    let word = bytes.text(start, colon)
    guard let keyword = dialect.headerKeyword(near: word) else { return }
    let column = bytes.scalars(token.start, start) + token.column
    slips.append(
      (.misspeltKeyword(word, suggestion: keyword), Location(line: token.line, column: column)))
  }
}

extension Dialect {
  /// The header's keyword that a word is most likely a slip for: one letter differs, or two of a long word.
  fileprivate func headerKeyword(near word: String) -> String? {
    let keywords = Group.allCases.filter { !$0.isStep }.flatMap(keywords)
    guard !keywords.contains(word) else { return nil }
    let letters = Array(word.unicodeScalars)
    return keywords.first { keyword in
      EditDistance.distance(
        letters, Array(keyword.unicodeScalars), limit: letters.count > 7 ? 2 : 1,
        weight: { _ in 1 }, change: { $0 == $1 ? 0 : 1 }) != nil
    }
  }
}
