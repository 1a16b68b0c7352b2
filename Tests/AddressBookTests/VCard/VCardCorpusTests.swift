import AddressBook
import Testing

@Suite(.enabled(if: Corpus.isPresent, "no vCard corpus in \(Corpus.folder); set ROADBOOK_SHARED"))
struct VCardCorpusTests {
  @Test func `the manifest can be decoded and lists files`() throws {
    #expect(try Corpus.listedFiles().count > 100)
  }

  @Test(arguments: Corpus.files)
  func `a real file gives what its manifest expects`(file: Corpus.File) {
    let (cards, warnings) = VCard.parse(Corpus.bytes(file.file))
    #expect(cards.count == file.cards)
    for (index, (card, wanted)) in zip(cards, file.expected).enumerated() {
      #expect(wanted.differences(from: CardFacts(card: card).fact, at: "\(index)") == [])
    }
    let reported = warnings.map(\.line)
    for line in file.reportedLines ?? [] { #expect(reported.contains(line.line)) }
    let isUnfinished = file.expected.contains { "\($0)".contains("endMissing: true") }
    #expect(!isUnfinished || warnings.contains { $0.kind == .missingEnd })
  }

  @Test(arguments: Corpus.files)
  func `a real file is written back with the same lines`(file: Corpus.File) {
    let cards = VCard.parse(Corpus.bytes(file.file)).cards
    var writer = VCardWriter()
    for card in cards { writer.append(card) }
    #expect(VCard.parse(writer.bytes).cards == cards)
  }

  @Test(arguments: Corpus.files)
  func `a real file says the same of its people in 3,0`(file: Corpus.File) {
    for card in VCard.parse(Corpus.bytes(file.file)).cards {
      let person = Person(card)
      let converted = card.convertedTo3().card
      #expect(differences(Person(converted), person) == [], "\(converted)")
      #expect(converted.version == .v3_0)
    }
  }

  @Test(arguments: Corpus.files)
  func `an update of one property touches no other line`(file: Corpus.File) {
    for card in VCard.parse(Corpus.bytes(file.file)).cards {
      #expect(card.updated(with: Person(card)) == card)
      let card = card.version == .v4_0 ? card : card.convertedTo3().card
      var person = Person(card)
      person[text: .jobTitle] = "Reeve; of, all"
      let updated = card.updated(with: person)
      #expect(differences(Person(updated), person) == [])
      let others = { (card: VCard) in card.lines.filter { $0.name.uppercased() != "TITLE" } }
      #expect(others(updated) == others(card))
    }
  }
}

/// The properties in which two records differ.
func differences(_ one: Person, _ other: Person) -> [String] {
  var names = PersonProperty.allCases.filter { one[$0] != other[$0] }.map { property in
    "\(property): \(described(one[property])) and \(described(other[property]))"
  }
  if one.imageData != other.imageData { names.append("picture") }
  return names
}

private func described(_ value: PropertyValue?) -> String {
  switch value {
  case nil: "nothing"
  case .single(let single): "\(single)"
  case .multi(let values):
    values.entries.map { "\($0.label?.rawValue ?? "-"): \($0.value)" }.joined(separator: " | ")
  }
}
