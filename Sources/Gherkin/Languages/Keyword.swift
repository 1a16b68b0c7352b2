/// A word at the start of a line that makes it a step or a header.
struct Keyword: Sendable, Hashable {
  /// The word as it stands in the AST: a step's with its space, a header's without its colon.
  let text: String
  /// What the line is.
  let kind: TokenKind
  /// What kind of step a step's keyword makes.
  let type: KeywordType
}

/// Finds the keyword at the start of a line, by its first byte and then the longest first.
struct KeywordIndex: Sendable, Hashable {
  private struct Entry: Hashable {
    let start: UInt16
    let length: UInt16
    let kind: TokenKind
  }

  /// The keywords; ``match(in:from:to:accepting:)`` returns places in here.
  let keywords: [Keyword]
  private let entries: [Entry]
  private let letters: [UInt8]
  private let firstEntry: [UInt16]

  init(_ unsorted: [Keyword]) {
    func written(_ keyword: Keyword) -> [UInt8] {
      Array(keyword.text.utf8) + (keyword.kind == .stepLine ? [] : [UInt8(ascii: ":")])
    }
    let sorted = unsorted.map { ($0, written($0)) }.sorted { first, second in
      (first.1[0], second.1.count) < (second.1[0], first.1.count)
    }
    keywords = sorted.map(\.0)
    var start: UInt16 = 0
    entries = sorted.map { keyword, bytes in
      defer { start += UInt16(bytes.count) }
      return Entry(start: start, length: UInt16(bytes.count), kind: keyword.kind)
    }
    letters = sorted.flatMap(\.1)
    firstEntry = (0...256).map { byte in
      UInt16(sorted.prefix { Int($0.1[0]) < byte }.count)
    }
  }

  /// What a line is that starts with a keyword.
  func kind(of keyword: Int) -> TokenKind { entries[keyword].kind }

  /// The place of the longest keyword of an accepted kind that stands at `start`, and how many bytes it
  /// takes, its colon included.
  func match(
    in bytes: Bytes, from start: Int, to end: Int, accepting kinds: TokenKinds
  ) -> (keyword: Int, length: Int)? {
    let first = Int(bytes[start])
    var place = Int(firstEntry[first])
    let next = Int(firstEntry[first + 1])
    while place < next {
      let entry = entries[place]
      let length = Int(entry.length)
      if length <= end - start, kinds.contains(entry.kind),
        letters.stands(in: bytes, at: start, from: Int(entry.start), count: length)
      {
        return (place, length)
      }
      place += 1
    }
    return nil
  }
}

extension [UInt8] {
  fileprivate func stands(in bytes: Bytes, at place: Int, from start: Int, count: Int) -> Bool {
    for offset in 0..<count where self[start + offset] != bytes[place + offset] { return false }
    return true
  }
}
