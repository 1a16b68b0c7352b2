import SeededRandom
import Storage
import Testing

@testable import AddressBook

@Suite struct VCardRoundTripTests {
  @Test func `what was written is read back equal`() throws {
    for seed in 0..<3000 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let once = VCard.parse(RandomCards.bytes(using: &random)).cards
      let twice = VCard.parse(written(once)).cards
      try #require(firstDifference(once, twice) == nil, "seed \(seed)")
    }
  }

  /// The fold inside a character, or the soft break before END, makes the writer fold the line afresh.
  @Test func `QUOTED-PRINTABLE that is folded afresh is read back equal`() throws {
    let alphabet: [UInt8] = Array("== \t4DA;".utf8) + [0xB4, 0xC3]
    for seed in 0..<3000 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let name = String(repeating: "X", count: Int.random(in: 1...90, using: &random))
      let value = (0..<Int.random(in: 1...200, using: &random)).map { _ in
        alphabet[Int.random(in: 0..<alphabet.count, using: &random)]
      }
      let quote = [";X=\"", ";X=\"a:b\"", ""][Int(seed % 3)]
      let start = "BEGIN:VCARD\nVERSION:2.1\n\(name)\n "
      let head = Array(start.utf8) + [0xB4] + Array(";ENCODING=QUOTED-PRINTABLE\(quote):".utf8)
      let once = VCard.parse(head + value + Array("=\nEND:VCARD\n".utf8)).cards
      let twice = VCard.parse(written(once)).cards
      try #require(firstDifference(once, twice) == nil, "seed \(seed)")
    }
  }

  @Test(arguments: [1, 60, 74, 75, 76, 200])
  func `what follows base64 is never joined to it`(_ length: Int) throws {
    let name = String(repeating: "L", count: length)
    let followers = [
      [name], ["\(name):1"], ["\(name);BASE64:", "BAUG"], ["\(name)é:1"],
      [String(name.prefix(70)), " \(name):1"],
    ]
    for follower in followers {
      let photo = ["BEGIN:VCARD", "VERSION:2.1", "PHOTO;BASE64:", " AQID", ""]
      let once = VCard.parse(bytes(photo + follower + ["", "FN:a", "END:VCARD"])).cards
      try #require(once.first?.lines.count == 4)
      try #require(firstDifference(once, VCard.parse(written(once)).cards) == nil)
      var person = Person(once[0])
      person[text: .note] = "changed"
      let edited = once[0].convertedTo3().card.updated(with: person)
      #expect(edited.lines.count == 6)
      #expect(edited.first("PHOTO")?.data == [1, 2, 3])
    }
  }

  @Test func `an edit keeps every line that it does not concern, in order`() throws {
    for seed in 0..<3000 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      for card in VCard.parse(RandomCards.bytes(using: &random)).cards {
        guard let version = card.version, version != .v2_1 else { continue }
        var person = Person(card)
        person[text: .jobTitle] = "changed"
        let edited = card.updated(with: person)
        var rest = edited.lines[...]
        for line in card.lines where !line.isNamed("TITLE") {
          let place = try #require(rest.firstIndex(of: line), "seed \(seed): \(line)")
          rest = rest[(place + 1)...]
        }
        try #require(Person(edited) == person, "seed \(seed)")
      }
    }
  }

  @Test(arguments: [
    "NOTE;X=\"a:b", "NOTE;TYPE=a,d\",e:f", "NOTE;TYPE=\"home:1", "NOTE;TYPE=a\"b;X=c\"d:1",
    "NOTE;X=a\"b\"c\":1", "NOTE;TYPE=d\",e:f;e\"P:1",
  ])
  func `a value is read back though a quotation mark before it is never closed`(
    _ line: String
  ) throws {
    let card = try #require(
      VCard.parse(bytes(["BEGIN:VCARD", "VERSION:3.0", line, "END:VCARD"])).cards.first)
    var person = Person(card)
    person[text: .note] = "changed"
    #expect(Person(card.updated(with: person))[text: .note] == "changed")
    let three = card.convertedTo3().card
    #expect(Person(three.updated(with: person))[text: .note] == "changed")
  }

  @Test(arguments: ["BEGIN", "END"], [VCardVersion.v3_0, .v4_0])
  func `a BEGIN or END that only its folds hide stays hidden`(
    _ word: String, _ version: VCardVersion
  ) throws {
    let start = Array("BEGIN:VCARD\nVERSION:\(version)\n\(word);X=".utf8)
    let cutInside = start + [0xC3, 0x0A, 0x20, 0xA9] + Array(":VCARD\nFN:a\nEND:VCARD\n".utf8)
    let cards = VCard.parse(cutInside).cards
    #expect(cards.map(\.lines.count) == [3])
    #expect(VCard.parse(written(cards)).cards == cards)
    #expect(cards[0].convertedTo3().card.first("FN")?.string == "a")
    var person = Person(cards[0])
    person[text: .note] = "changed"
    #expect(cards[0].updated(with: person).lines.count == 4)
  }

  @Test func `chunks cut anywhere give the same cards and warnings`() throws {
    for seed in 0..<1000 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let bytes = RandomCards.bytes(using: &random)
      let whole = VCard.parse(bytes)
      let pieces = readInPieces(bytes, using: &random)
      try #require(pieces.cards == whole.cards, "seed \(seed)")
      try #require(pieces.warnings == whole.warnings, "seed \(seed)")
      try #require(pieces.cards.map(\.lineNumber) == whole.cards.map(\.lineNumber), "seed \(seed)")
    }
  }

  @Test func `a chunk that is too large is read piece by piece`() throws {
    for seed in 0..<300 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let bytes = RandomCards.bytes(using: &random)
      let whole = VCard.parse(bytes)
      var reader = VCardReader(limits: VCardLimits(), pieceSize: 1 + Int(seed % 64))
      let first = reader.read(bytes)
      let last = reader.finish()
      try #require(first.cards + last.cards == whole.cards, "seed \(seed)")
      try #require(first.warnings + last.warnings == whole.warnings, "seed \(seed)")
    }
  }

  @Test func `random bytes never trap`() {
    for seed in 0..<500 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      var bytes = Array("BEGIN:VCARD\r\n".utf8)
      for _ in 0..<Int.random(in: 0...400, using: &random) {
        bytes.append(UInt8.random(in: 0...255, using: &random))
      }
      VCard.parse(bytes).cards.forEach(touchEverything)
      VCard.parse(RandomCards.bytes(using: &random)).cards.forEach(touchEverything)
    }
  }

  private func readInPieces(
    _ bytes: [UInt8], using random: inout SplitMix64
  ) -> (cards: [VCard], warnings: [VCardWarning]) {
    var reader = VCardReader()
    var batches: [VCardReader.Batch] = []
    var start = 0
    while start < bytes.count {
      let end = min(bytes.count, start + Int.random(in: 1...40, using: &random))
      batches.append(reader.read(Array(bytes[start..<end])))
      start = end
    }
    batches.append(reader.finish())
    return (batches.flatMap(\.cards), batches.flatMap(\.warnings))
  }

  /// The first line that is not the same, in ASCII; nil when the cards are equal.
  private func firstDifference(_ some: [VCard], _ other: [VCard]) -> String? {
    guard some != other else { return nil }
    guard some.count == other.count else { return "\(some.count) cards became \(other.count)" }
    for (one, two) in zip(some.flatMap(\.lines), other.flatMap(\.lines)) where one != two {
      return [one, two].map { "\($0)".unicodeScalars.map { $0.escaped(asASCII: true) }.joined() }
        .joined(separator: "  became  ")
    }
    return "\(some.map(\.lines.count)) lines became \(other.map(\.lines.count))"
  }

  private func written(_ cards: [VCard]) -> [UInt8] {
    var writer = VCardWriter()
    for card in cards { writer.append(card) }
    return writer.bytes
  }

  private func touchEverything(_ card: VCard) {
    for line in card.lines {
      _ = (line.group, line.name, line.parameters, line.string, line.escapedString)
      _ = (line.list, line.components, line.listComponents, line.nestedCard, line.bytes)
    }
    _ = (card.hashValue, card.findings(), CardGroup(card))
    var person = Person(card)
    _ = card.convertedTo3()
    person[text: .note] = "changed"
    _ = card.updated(with: person)
  }
}
