import AddressBook

/// Any bytes are read, at once and in chunks, to the same cards; every value of every line is asked for.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let cards = VCard.parse(bytes).cards
  precondition(chunked(bytes, size: Int(bytes.first ?? 0) + 1) == cards, "chunks matter")
  for card in cards {
    _ = card.findings().map { $0.rendered(file: $0.name) }
    _ = CardGroup(card)
    for line in card.lines {
      _ = (line.parameters, line.string, line.listComponents, line.nestedCard, line.data)
    }
  }
  return 0
}

private func chunked(_ bytes: [UInt8], size: Int) -> [VCard] {
  var reader = VCardReader()
  var cards: [VCard] = []
  for start in stride(from: 0, to: bytes.count, by: size) {
    cards += reader.read(Array(bytes[start..<min(start + size, bytes.count)])).cards
  }
  return cards + reader.finish().cards
}
