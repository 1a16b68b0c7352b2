/// One card: its content lines in the order of the file, BEGIN and END left out.
///
/// A card is a value over shared bytes. What was read is written back as it stood, line for line,
/// whether it was understood or not. Make a card with ``parse(_:limits:)``, ``VCardReader``,
/// or from a record with ``VCard/init(_:version:)``.
public struct VCard: Sendable {
  let text: VCardText
  let range: Range<Int>
  /// Where BEGIN stands in the bytes of the text.
  private let start: Int

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

  /// The line of the file that a content line begins in, counted from 1.
  ///
  /// - Complexity: O(bytes of the card before it).
  public func lineNumber(of position: Int) -> Int {
    let end = text.lines[range.lowerBound + position].start
    return text.bytes.withUnsafeBufferPointer { bytes in
      var number = lineNumber
      var next = start
      while next < end, let line = LineEnds.line(from: next, in: bytes, isLast: true) {
        number += 1
        next = line.next
      }
      return number
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
