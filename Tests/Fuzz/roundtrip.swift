import AddressBook

/// What is read, written and read again is equal; a changed person keeps the change through a card of either version.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let once = VCard.parse(bytes).cards
  var writer = VCardWriter()
  for card in once { writer.append(card) }
  precondition(VCard.parse(writer.bytes).cards == once, "read, written and read again")
  for card in once {
    var person = Person(card)
    _ = card.converted(to: .v4_0).card.bytes
    let other = card.converted(to: .v3_0).card
    person[text: .note] = "changed"
    precondition(Person(other.updated(with: person))[text: .note] == "changed", "an update is lost")
    precondition(VCard(person, version: .v4_0).lines.count > 1, "a new card is empty")
  }
  return 0
}
