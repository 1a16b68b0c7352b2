/// Where the parts of one content line are in the bytes of its text. 16 bytes and no reference: an address book that is held at
/// once has one for each of its lines.
///
/// `start ..< start + length` are the physical lines without the last line end; folds, soft breaks
/// and, below an AGENT of 2.1, the nested card are still in there.
struct LineLayout: Sendable {
  struct Flags: OptionSet, Sendable {
    let rawValue: UInt8

    /// More than one physical line.
    static let folded = Flags(rawValue: 1)
    /// A fold is before the colon: offsets of the head count in its unfolded form.
    static let foldedHead = Flags(rawValue: 2)
    /// Has parameters.
    static let parameters = Flags(rawValue: 4)
    static let quotedPrintable = Flags(rawValue: 8)
    static let base64 = Flags(rawValue: 16)
    static let charset = Flags(rawValue: 32)
    /// The value is a nested card, line for line.
    static let nestedCard = Flags(rawValue: 64)
    /// Cannot be written back as it stands: a continuation has no blank, or a fold cuts a character.
    static let refold = Flags(rawValue: 128)
  }

  /// A text is at most 4 GiB; ``VCardReader`` reads more than that piece by piece.
  private var offset: UInt32
  var length: UInt32
  /// Where the value begins, from `start`, after the colon; 0 for a line without colon.
  var value: UInt16
  /// The length of the group without its dot, 0 for none.
  var group: UInt16
  /// Where the name ends, from `start` (or in the unfolded head).
  var nameEnd: UInt16
  var property: Property
  var flags: Flags

  init(line: Range<Int>, head: LineHead) {
    offset = UInt32(truncatingIfNeeded: line.lowerBound)
    length = UInt32(truncatingIfNeeded: line.count)
    value = UInt16(truncatingIfNeeded: head.value)
    group = UInt16(truncatingIfNeeded: head.group)
    nameEnd = UInt16(truncatingIfNeeded: head.nameEnd)
    property = head.property
    flags = head.flags
  }

  var start: Int {
    get { Int(offset) }
    set { offset = UInt32(truncatingIfNeeded: newValue) }
  }
  var range: Range<Int> { start..<start + Int(length) }
  var valueRange: Range<Int> { start + Int(value)..<start + Int(length) }
  var nameStart: Int { group == 0 ? 0 : Int(group) + 1 }
  /// A line that is no property: it has no colon.
  var isStray: Bool { value == 0 }
}

/// The bytes of one or many cards and the layout of their lines; shared, never changed.
final class VCardText: Sendable {
  let bytes: [UInt8]
  let lines: [LineLayout]

  init(bytes: [UInt8], lines: [LineLayout]) {
    self.bytes = bytes
    self.lines = lines
  }
}
