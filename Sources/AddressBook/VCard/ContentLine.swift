/// One content line of a card: `group.NAME;PARAMETER=value:value`, over the bytes it was read from.
///
/// The accessors decode on demand; each costs O(length of the line).
public struct ContentLine: Sendable {
  let text: VCardText
  let layout: LineLayout
  let version: VCardVersion?

  /// The group before the dot, as it is written; nil without one.
  public var group: String? {
    guard layout.group > 0 else { return nil }
    return withGroup { String(decoding: $0, as: UTF8.self) }
  }

  /// The name, as it is written; empty for a line without a colon.
  public var name: String { withName { String(decoding: $0, as: UTF8.self) } }

  /// The parameters in order, decoded. A bare value of 2.1 (`TEL;HOME`) counts as TYPE, a bare
  /// encoding as ENCODING.
  public var parameters: [VCardParameter] {
    var parameters: [VCardParameter] = []
    forEachParameter { parameters.append(VCardParameter($0, version: version)) }
    return parameters
  }

  /// The values of one parameter, over all its occurrences; case of the name does not matter.
  public func values(of parameter: String) -> [String] {
    parameters.filter { $0.isNamed(parameter) }.flatMap(\.values)
  }

  /// The bytes after the colon with folds and soft breaks undone; still transfer-encoded, in the
  /// charset of the file, with escapes.
  public var rawValue: [UInt8] { withRawValue { Array($0) } }

  /// The line as it stands in the file, folds included, without its line end.
  public var bytes: [UInt8] { Array(text.bytes[layout.range]) }

  /// Whether the line is a property at all; a line without a colon is kept, but is none.
  public var isProperty: Bool { !layout.isStray }

  /// The card inside this line, of an AGENT in the manner of 2.1 (the lines of a card) or of
  /// 3.0 (an escaped card as text).
  public var nestedCard: VCard? {
    guard layout.property == .agent else { return nil }
    let inner = layout.flags.contains(.nestedCard) ? rawValue : Array(string.utf8)
    return VCard.parse(inner).cards.first
  }

  func isNamed(_ name: String) -> Bool {
    var name = name
    return name.withUTF8 { wanted in withName { $0.matches(wanted) } }
  }

  /// Whether this is a BEGIN or END among the lines of a card. It stays as it stands: where only its folds hide that
  /// it is a card's, unfolding would end the card.
  var isHiddenCardLine: Bool {
    layout.property == .begin || layout.property == .end
  }
}

extension ContentLine: Hashable {
  /// Whether both are the same bytes once folds are undone.
  public static func == (one: ContentLine, other: ContentLine) -> Bool {
    one.withUnfolded { mine in other.withUnfolded { mine.equals($0) } }
  }

  /// Hashes the unfolded bytes.
  public func hash(into hasher: inout Hasher) {
    withUnfolded { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension ContentLine: CustomStringConvertible {
  /// The unfolded line; bytes that are no UTF-8 show as U+FFFD.
  public var description: String { withUnfolded { String(decoding: $0, as: UTF8.self) } }
}

// MARK: - Bytes of the parts

extension ContentLine {
  /// Calls with the unfolded bytes before the colon.
  func withHead<T>(_ body: (UnsafeBufferPointer<UInt8>) -> T) -> T {
    let end = layout.isStray ? 0 : Int(layout.value) - 1
    let range = layout.start..<layout.start + end
    return withUnfolded(range, layout.flags.contains(.foldedHead), isQuotedPrintable: false, body)
  }

  /// Calls with the bytes of the group, none for a line without.
  @inline(__always)
  func withGroup<T>(_ body: (UnsafeBufferPointer<UInt8>) -> T) -> T {
    withHead { body($0[part: 0..<Int(layout.group)]) }
  }

  /// Calls with the bytes of the name.
  func withName<T>(_ body: (UnsafeBufferPointer<UInt8>) -> T) -> T {
    withHead { body($0[part: layout.nameStart..<Int(layout.nameEnd)]) }
  }

  /// Calls with every parameter of the unfolded head.
  func forEachParameter(_ body: (RawParameter) -> Void) {
    guard layout.flags.contains(.parameters) else { return }
    withHead { $0.forEachParameter(after: Int(layout.nameEnd), body) }
  }

  /// Calls with the unfolded bytes after the colon. Of a nested card, the lines joined by CRLF.
  func withRawValue<T>(_ body: (UnsafeBufferPointer<UInt8>) -> T) -> T {
    let isQuotedPrintable = layout.flags.contains(.quotedPrintable)
    guard !layout.flags.contains(.nestedCard) else {
      var lines: [UInt8] = []
      text.bytes.withUnsafeBufferPointer { bytes in
        PhysicalLines.appendNestedCard(bytes[part: layout.valueRange], to: &lines)
      }
      return lines.withUnsafeBufferPointer(body)
    }
    return withUnfolded(
      layout.valueRange, layout.flags.contains(.folded), isQuotedPrintable: isQuotedPrintable, body)
  }

  /// Calls with the whole line, unfolded.
  func withUnfolded<T>(_ body: (UnsafeBufferPointer<UInt8>) -> T) -> T {
    guard layout.flags.contains(.folded) else {
      return withUnfolded(layout.range, false, isQuotedPrintable: false, body)
    }
    var line = withHead { Array($0) }
    if !layout.isStray { line.append(.colon) }
    withRawValue { line.append(contentsOf: $0) }
    return line.withUnsafeBufferPointer(body)
  }

  private func withUnfolded<T>(
    _ range: Range<Int>, _ isFolded: Bool, isQuotedPrintable: Bool,
    _ body: (UnsafeBufferPointer<UInt8>) -> T
  ) -> T {
    text.bytes.withUnsafeBufferPointer { bytes in
      guard isFolded else { return body(bytes[part: range]) }
      return Unfolding.withUnfolded(
        bytes[part: range], isQuotedPrintable: isQuotedPrintable, body)
    }
  }
}
