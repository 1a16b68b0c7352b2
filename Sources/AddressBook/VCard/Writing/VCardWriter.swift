/// Writes cards one after the other into bytes.
///
/// A card that was read is written back as it stood: same lines, same order, same folds. Only line
/// ends become CRLF, and a line that no reader could take - folded inside a character, continued
/// without a blank - is folded afresh.
public struct VCardWriter: Sendable {
  /// What was written so far.
  public private(set) var bytes: [UInt8] = []

  /// A writer with nothing written.
  ///
  /// - Parameter capacity: How many bytes will come, where that is known: their capacity is reserved once.
  public init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

  /// Writes a card.
  ///
  /// - Complexity: O(bytes of the card).
  public mutating func append(_ card: VCard) {
    bytes.append("BEGIN:VCARD\r\n")
    var followsBase64 = false
    for line in card.lines { bytes.append(line: line, &followsBase64) }
    bytes.append("END:VCARD\r\n")
  }

  /// Writes a record as a new card; see ``VCard/init(_:uid:version:)``.
  public mutating func append(
    _ person: Person, uid: String? = nil, version: VCardVersion = .v3_0
  ) {
    let writer = PersonWriter(newCard: person, uid: uid, version: version)
    bytes.append("BEGIN:VCARD\r\n")
    bytes.append(contentsOf: writer.edit.composer.out.bytes)
    bytes.append("END:VCARD\r\n")
  }

  /// Takes what was written and starts over, so that a file can be written piece by piece.
  public mutating func take() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes
  }
}

extension VCard {
  /// The card as bytes, from BEGIN to END, with CRLF line ends.
  public var bytes: [UInt8] {
    var writer = VCardWriter()
    writer.append(self)
    return writer.bytes
  }
}

extension [UInt8] {
  /// Appends a content line as it was read, after one that may have been base64.
  mutating func append(line: ContentLine, _ followsBase64: inout Bool) {
    // The empty line that ends base64 in 2.1; without it a line without a colon would be joined.
    if followsBase64, line.layout.isStray || line.layout.flags.contains(.foldedHead) {
      appendLineEnd()
    }
    followsBase64 = line.layout.flags.contains(.base64)
    append(line: line)
  }

  /// Appends a content line as it was read, with its line end.
  mutating func append(line: ContentLine) {
    let flags = line.layout.flags
    if flags.contains(.nestedCard) || (flags.contains(.refold) && !line.isHiddenCardLine) {
      return appendAfresh(line)
    }
    line.text.bytes.withUnsafeBufferPointer { bytes in
      if flags.contains(.folded) {
        PhysicalLines.append(bytes[part: line.layout.range], to: &self)
      } else {
        append(contentsOf: bytes[part: line.layout.range])
      }
    }
    appendLineEnd()
  }

  /// Appends an AGENT with its card, or a line folded as it should have been.
  private mutating func appendAfresh(_ line: ContentLine) {
    var sink = ByteSink()
    line.withUnfolded { unfolded in
      if line.layout.flags.contains(.nestedCard) {
        sink.append(contentsOf: unfolded)
        sink.append("\r\n")
      } else if line.layout.flags.contains(.quotedPrintable) {
        LineFolding.appendQuotedPrintable(unfolded, to: &sink)
      } else {
        LineFolding.append(unfolded, to: &sink)
      }
    }
    append(contentsOf: sink.bytes)
  }
}
