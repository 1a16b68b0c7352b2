extension LintFindings {
  /// Looks for tabs in the indentation of lines outside doc strings.
  mutating func lintIndentation(of source: Source) {
    var lines = IndentedLines()
    source.bytes.withUnsafeBufferPointer { bytes in
      let inDocStrings = DocStringLines().reading(bytes, source.mediaType).numbers
      var reader = LineReader(bytes)
      while let line = reader.read() {
        if !line.isBlank, !inDocStrings.contains(line.number) { lines.add(line, in: bytes) }
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

/// Notes the numbers of the lines in doc strings.
private struct DocStringLines: TokenSink {
  var numbers: Set<Int> = []
  let errorCount = 0

  mutating func report(_ kind: ParseError.Kind, at location: Location) {}

  mutating func take(_ token: borrowing Token, in dialect: borrowing Dialect) {
    if token.kind == .other, token.delimiter != nil { numbers.insert(token.line) }
  }
}
