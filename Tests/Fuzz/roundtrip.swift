import AddressBook

/// What is read, written and read again is equal; a person is the same after a conversion to 3.0, or a warning says that control characters were left out, and keeps a change there;
/// and an edit keeps every line that it does not concern.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let once = VCard.parse(bytes).cards
  var writer = VCardWriter()
  for card in once { writer.append(card) }
  precondition(VCard.parse(writer.bytes).cards == once, "read, written and read again")
  for card in once {
    checkKept(card)
    var person = Person(card)
    let (other, warnings) = card.convertedTo3()
    precondition(
      other.version == .v3_0 && (Person(other) == person || warnings.contains(where: isTold)),
      "the conversion changed the person, and no warning says what")
    person[text: .note] = "changed"
    precondition(Person(other.updated(with: person))[text: .note] == "changed", "an update is lost")
    precondition(VCard(person, version: .v4_0).lines.count > 1, "a new card is empty")
  }
  return 0
}

/// Control characters are not written (RFC 6350 section 3.3), so a person that has any is changed, with this warning.
private func isTold(_ warning: VCardWarning) -> Bool {
  warning.kind == .leftOut("control characters")
}

private func checkKept(_ card: VCard) {
  guard card.version == .v3_0 || card.version == .v4_0 else { return }
  var person = Person(card)
  person[text: .jobTitle] = "changed"
  var rest = card.updated(with: person).lines[...]
  for line in card.lines where line.name.uppercased() != "TITLE" {
    guard let place = rest.firstIndex(of: line) else { preconditionFailure("a line is lost") }
    rest = rest[(place + 1)...]
  }
}
