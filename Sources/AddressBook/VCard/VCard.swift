/// One card: its content lines in the order of the file, BEGIN and END left out.
///
/// A card is a value over shared bytes. What was read is written back as it stood, line for line,
/// whether it was understood or not. Make a card with ``parse(_:limits:)``, ``VCardReader``,
/// or from a record with ``VCard/init(_:uid:version:)``.
public struct VCard: Sendable {
  let text: VCardText
  let range: Range<Int>
  /// Where BEGIN stands in the bytes of the text.
  let start: Int

  /// The line of the file that the card begins in, counted from 1.
  public let lineNumber: Int
  /// What the card declares itself to be; nil without a VERSION, or with one that is unknown.
  public let version: VCardVersion?

  init(text: VCardText, card: CardScanner.Card) {
    self.text = text
    start = card.start
    range = card.first..<card.last
    lineNumber = card.lineNumber
    version = card.version
  }

  /// The card of lines that were composed here, each with its line end.
  init(composedLines lines: UnsafeBufferPointer<UInt8>) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(lines.count + 13)
    bytes.append("BEGIN:VCARD\r\n")
    let first = bytes.count
    bytes.append(contentsOf: lines)
    let (card, layouts) = bytes.withUnsafeBufferPointer {
      CardScanner.composedCard($0, linesFrom: first)
    }
    self.init(text: VCardText(bytes: bytes, lines: layouts), card: card)
  }

  /// A card without lines.
  static let empty = VCard(
    text: VCardText(bytes: [], lines: []),
    card: .init(start: 0, first: 0, last: 0, lineNumber: 1, version: nil))

  /// The content lines. A card inside AGENT is a part of the AGENT line.
  public var lines: Lines { Lines(card: self) }

  /// The content lines of a card.
  public struct Lines: RandomAccessCollection, Sendable {
    let card: VCard

    /// Always 0.
    public var startIndex: Int { 0 }
    /// The number of lines.
    public var endIndex: Int { card.range.count }

    /// The line at a position.
    public subscript(position: Int) -> ContentLine {
      let index = card.range.lowerBound + position
      precondition(card.range.contains(index), "no such line")
      return ContentLine(text: card.text, layout: card.text.lines[index], version: card.version)
    }
  }

  /// The lines of this property, in order, whatever their group.
  ///
  /// - Parameter name: The property's name; case does not matter.
  public func lines(named name: String) -> [ContentLine] {
    lines.filter { $0.isNamed(name) }
  }

  /// The first line of this property.
  public func first(_ name: String) -> ContentLine? {
    lines.first { $0.isNamed(name) }
  }

  /// The place of the first line of a property.
  func firstIndex(of property: Property) -> Int? {
    text.lines[range].firstIndex { $0.property == property }.map { $0 - range.lowerBound }
  }

  /// The first line of a property.
  func first(_ property: Property) -> ContentLine? { firstIndex(of: property).map { lines[$0] } }

  /// The UID, which is the same in every program (RFC 6350 section 6.7.6); nil without one.
  public var uid: String? {
    guard let text = first(.uid)?.trimmedString, !text.isEmpty else { return nil }
    return text
  }

  /// The highest number of the groups `item1`, `item2`, …; 0 when there are none.
  var lastItem: Int {
    lines.reduce(0) { last, line in
      guard line.layout.group > 4, line.layout.group < 14 else { return last }
      return line.withGroup { group in
        guard group.starts(with: "item") else { return last }
        return max(last, Int(String(decoding: group[part: 4..<group.count], as: UTF8.self)) ?? 0)
      }
    }
  }
}

extension VCard: Hashable {
  /// Whether both cards have the same content lines: the same bytes in the same order once folds
  /// are undone. Names are compared as they are written.
  public static func == (one: VCard, other: VCard) -> Bool {
    if one.text === other.text, one.range == other.range { return true }
    return one.lines.elementsEqual(other.lines)
  }

  /// Hashes the content lines.
  public func hash(into hasher: inout Hasher) {
    for line in lines { hasher.combine(line) }
  }
}

extension VCard: CustomStringConvertible {
  /// The card as it is written; bytes that are no UTF-8 show as U+FFFD.
  public var description: String { String(decoding: bytes, as: UTF8.self) }
}

// MARK: - Line numbers

/// Counts the lines of the file up to ever later places of a card, in one pass for all of them.
struct LineCounter {
  private let text: VCardText
  private var next: Int
  private var number: Int

  init(_ card: VCard) { (text, next, number) = (card.text, card.start, card.lineNumber) }

  /// The number of the line that a byte is in. The byte must not be before that of the call before.
  mutating func line(ofByte offset: Int) -> Int { lineAndStart(ofByte: offset).line }

  /// The line and the column of a byte, both counted from 1; columns count Unicode scalars.
  mutating func position(ofByte offset: Int) -> (line: Int, column: Int) {
    let (line, start) = lineAndStart(ofByte: offset)
    return (line, 1 + text.bytes[start..<max(start, offset)].count { !$0.continuesCharacter })
  }

  private mutating func lineAndStart(ofByte offset: Int) -> (line: Int, start: Int) {
    text.bytes.withUnsafeBufferPointer { bytes in
      while let line = LineEnds.line(from: next, in: bytes, isLast: true), line.next <= offset {
        number += 1
        next = line.next
      }
      return (number, next)
    }
  }
}

extension VCard {
  /// The line of the file that a content line begins in, counted from 1.
  ///
  /// - Complexity: O(bytes of the card before it).
  package func lineNumber(of position: Int) -> Int {
    var counter = LineCounter(self)
    return counter.line(ofByte: text.lines[range.lowerBound + position].start)
  }
}
