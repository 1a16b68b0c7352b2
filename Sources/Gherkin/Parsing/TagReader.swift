/// Splits a line into tags.
struct TagReader {
  let bytes: Bytes
  let isMarkdown: Bool

  /// Adds the line's tags, without identifiers; returns the place of the first that has white space in it.
  func read(_ line: borrowing Token, into tags: inout [Tag]) -> Location? {
    guard isMarkdown else { return readPlain(line, into: &tags) }
    readQuoted(line, into: &tags)
    return nil
  }

  /// Where the comment after a line's tags stands; empty where there is none.
  func comment(of line: borrowing Token) -> Range<Int> {
    let end = beforeComment(line.start, line.end)
    return bytes.afterSpace(end, line.end)..<line.end
  }

  /// Reads `@one @two #comment`.
  private func readPlain(_ line: borrowing Token, into tags: inout [Tag]) -> Location? {
    let end = beforeComment(line.start, line.end)
    var place = line.start
    var column = line.column
    while place < end {
      let next = bytes[(place + 1)..<end].firstIndex(of: UInt8(ascii: "@")) ?? end
      let last = bytes.beforeSpace(place, next)
      let location = Location(line: line.line, column: column)
      guard !bytes.hasSpace(place, last) else { return location }
      tags.append(Tag(id: NodeID(0), location: location, name: bytes.text(place, last)))
      column += bytes.scalars(place, next)
      place = next
    }
    return nil
  }

  /// Reads `` `@one` `@two` ``.
  private func readQuoted(_ line: borrowing Token, into tags: inout [Tag]) {
    var place = line.start
    var column = line.column
    while let tag = bytes.quotedTag(from: place, to: line.end) {
      column += bytes.scalars(place, tag.lowerBound)
      let location = Location(line: line.line, column: column)
      let name = bytes.text(tag.lowerBound, tag.upperBound)
      tags.append(Tag(id: NodeID(0), location: location, name: name))
      column += bytes.scalars(tag.lowerBound, tag.upperBound + 1)
      place = tag.upperBound + 1
    }
  }

  /// Where white space with a `#` after it starts, or the end.
  private func beforeComment(_ start: Int, _ end: Int) -> Int {
    for place in start..<end where bytes[place] == UInt8(ascii: "#") {
      let last = bytes.beforeSpace(start, place)
      if last < place { return last }
    }
    return end
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether there is white space in a range.
  func hasSpace(_ start: Int, _ end: Int) -> Bool {
    (start..<end).contains { afterSpace($0, end) > $0 }
  }

  /// Where the next tag in backquotes stands, without them. With white space in it, it is none.
  func quotedTag(from start: Int, to end: Int) -> Range<Int>? {
    let quote = UInt8(ascii: "`")
    var place = start
    while let open = self[place..<end].firstIndex(of: quote) {
      place = open + 1
      guard place < end, self[place] == UInt8(ascii: "@") else { continue }
      guard let close = self[place..<end].firstIndex(of: quote) else { return nil }
      if close > place + 1, !hasSpace(place, close) { return place..<close }
      place = close
    }
    return nil
  }
}
