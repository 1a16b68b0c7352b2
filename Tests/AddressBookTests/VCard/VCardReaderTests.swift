import Testing

@testable import AddressBook

@Suite struct VCardReaderTests {
  @Test func `line ends of every kind give the same card`() throws {
    let lines = ["BEGIN:VCARD", "VERSION:3.0", "FN:Jo", "NOTE:a", " b", "END:VCARD"]
    for end in ["\r\n", "\n", "\r", "\r\r\n"] {
      let parsed = VCard.parse(Array(lines.map { $0 + end }.joined().utf8))
      #expect(parsed.cards.first?.first("note")?.string == "ab")
      #expect(parsed.warnings == [])
    }
  }

  @Test func `a fold takes away one blank and no more`() throws {
    let card = try #require(oneCard("NOTE:Lead: Prospection", "  réseaux", "\tsociaux"))
    #expect(card.first("NOTE")?.string == "Lead: Prospection réseauxsociaux")
  }

  /// RFC 2045 section 6.7: only `=` and the line end go away.
  @Test func `a blank after a soft break is data`() throws {
    let card = try #require(oneCard(version: "2.1", "NOTE;QUOTED-PRINTABLE:one=", " two", "TEL:1"))
    #expect(card.first("NOTE")?.string == "one two")
    #expect(card.first("TEL")?.string == "1")
    #expect(VCard.parse(card.bytes).cards == [card])
  }

  @Test func `a fold inside a character is mended and reported`() throws {
    var file = Array("BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Gr".utf8)
    file += [0xC3] + Array("\r\n ".utf8) + [0xBC] + Array("n\r\nEND:VCARD\r\n".utf8)
    let (cards, warnings) = VCard.parse(file)
    #expect(cards.first?.first("FN")?.string == "Grün")
    #expect(warnings.map(\.kind) == [.foldInsideCharacter])
    #expect(warnings.map(\.line) == [4])
    #expect(
      try #require(cards.first).bytes
        == Array("BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Grün\r\nEND:VCARD\r\n".utf8))
  }

  @Test func `names in any case, a byte order mark and blanks around BEGIN are taken`() {
    let (cards, warnings) = VCard.parse(
      Array("\u{FEFF}begin:vCard\nversion: 3.0\nfN:Jo\neNd:vcard".utf8))
    #expect(cards.first?.version == .v3_0)
    #expect(cards.first?.first("FN")?.name == "fN")
    #expect(warnings == [])
  }

  @Test func `UTF-16 is transcoded and said so`() {
    let text = "BEGIN:VCARD\nVERSION:3.0\nFN:花子 🍵\nEND:VCARD\n"
    for (mark, isBig) in [([0xFF, 0xFE] as [UInt8], false), ([0xFE, 0xFF], true)] {
      let units = text.utf16.flatMap { unit in
        isBig ? [UInt8(unit >> 8), UInt8(unit & 255)] : [UInt8(unit & 255), UInt8(unit >> 8)]
      }
      let (cards, warnings) = VCard.parse(mark + units)
      #expect(cards.first?.first("FN")?.string == "花子 🍵")
      #expect(warnings.map(\.kind) == [.transcoded(from: isBig ? "UTF-16BE" : "UTF-16LE")])
    }
  }

  @Test func `a colon in a quoted parameter does not end the parameters`() throws {
    let card = try #require(oneCard("ADR;LABEL=\"a:b;c,d\";TYPE=home:;;Street;;;;"))
    let line = try #require(card.first("ADR"))
    #expect(
      line.parameters == [VCardParameter("LABEL", "a:b;c,d"), VCardParameter("TYPE", "home")])
    #expect(line.components.count == 7)
  }

  @Test func `a quotation mark that is never closed ends at the first colon`() throws {
    let (cards, warnings) = VCard.parse(
      bytes(["BEGIN:VCARD", "VERSION:3.0", "TEL;X=\"a:1", "END:VCARD"]))
    #expect(cards.first?.first("TEL")?.string == "1")
    #expect(warnings.map(\.kind) == [.unclosedQuote])
  }

  @Test func `a head folded before its colon is read`() throws {
    let card = try #require(oneCard("item1.X-LONG;TY", " PE=home;PREF", " =1", " :value"))
    let line = try #require(card.first("X-LONG"))
    #expect(line.group == "item1")
    #expect(line.values(of: "type") == ["home"])
    #expect(line.string == "value")
  }

  @Test func `a missing END closes the card where the next one begins`() {
    let (cards, warnings) = VCard.parse(
      bytes(["BEGIN:VCARD", "VERSION:3.0", "FN:A", "BEGIN:VCARD", "VERSION:3.0", "FN:B"]))
    #expect(cards.map { $0.first("FN")?.string } == ["A", "B"])
    #expect(warnings == [.init(line: 4, kind: .missingEnd), .init(line: 6, kind: .missingEnd)])
  }

  @Test func `a line that belongs to nothing is kept and reported with its number`() throws {
    let file = bytes([
      "BEGIN:VCARD", "VERSION:3.0", "ADR:;;1 High St", "834;;;;", "FN:A", "END:VCARD",
    ])
    let (cards, warnings) = VCard.parse(file)
    #expect(warnings == [.init(line: 4, kind: .lineWithoutColon, excerpt: "834;;;;")])
    #expect(cards.first?.bytes == file)
    #expect(cards.first?.lines.filter(\.isProperty).count == 3)
  }

  @Test func `lines outside cards and a stray END are reported`() {
    let (cards, warnings) = VCard.parse(
      bytes(["hello", "", "END:VCARD", "BEGIN:VCARD", "VERSION:4.0", "END:VCARD"]))
    #expect(cards.count == 1)
    #expect(warnings.map(\.kind) == [.lineOutsideCard, .strayEnd])
    #expect(warnings.map(\.line) == [1, 3])
  }

  @Test func `a card in AGENT belongs to its line`() throws {
    let card = try #require(
      oneCard(
        version: "2.1", "FN:Boss", "AGENT:", "BEGIN:VCARD", "VERSION:2.1", "FN:Helper", "AGENT:",
        "BEGIN:VCARD", "VERSION:2.1", "FN:Their helper", "END:VCARD", "END:VCARD", "TITLE:Head"))
    #expect(card.lines.map(\.name) == ["VERSION", "FN", "AGENT", "TITLE"])
    let helper = try #require(card.first("AGENT")?.nestedCard)
    #expect(helper.first("FN")?.string == "Helper")
    #expect(helper.first("AGENT")?.nestedCard?.first("FN")?.string == "Their helper")
    #expect(VCard.parse(card.bytes).cards == [card])
  }

  @Test(arguments: [["AGENT:\t"], ["AGENT: ", " "], ["AGENT:", " ", "\t "]])
  func `blanks after AGENT are no value`(_ agent: [String]) throws {
    let inner = ["BEGIN:VCARD", "FN:Their helper", "END:VCARD", "END:VCARD"]
    let helper = ["BEGIN:VCARD", "FN:Helper"] + agent + inner
    let lines = ["BEGIN:VCARD", "VERSION:2.1"] + agent + helper + ["TITLE:Head", "END:VCARD"]
    let cards = VCard.parse(bytes(lines)).cards
    let nested = try #require(cards.first?.first("AGENT")?.nestedCard)
    #expect(nested.first("AGENT")?.nestedCard?.first("FN")?.string == "Their helper")
    #expect(cards.first?.first("TITLE")?.string == "Head")
    #expect(VCard.parse(cards[0].bytes).cards == cards)
  }

  @Test func `base64 without a blank before its lines is joined`() throws {
    let (cards, warnings) = VCard.parse(
      bytes(["BEGIN:VCARD", "VERSION:2.1", "PHOTO;BASE64:AQID", "BAUG", "", "TEL:1", "END:VCARD"]))
    #expect(cards.first?.first("PHOTO")?.data == [1, 2, 3, 4, 5, 6])
    #expect(cards.first?.first("TEL")?.string == "1")
    #expect(warnings.map(\.kind) == [.continuationWithoutBlank])
  }

  @Test func `a warning is rendered with place, sentence and excerpt`() {
    let warning = VCardWarning(line: 4, kind: .lineWithoutColon, excerpt: "834;;;;")
    #expect(
      warning.rendered(file: "a.vcf") == """
        a.vcf:4: warning: This line has no colon, so it is no property; it was kept as it is.
          | 834;;;;
        """)
  }

  @Test(arguments: ["B\r\r", "BEGIN:VCARD\r\r", "BEGIN:VCARD\rEND:VCARD\r\r", "\r\r\n", "\r\r"])
  func `two carriage returns at the very end are two line ends`(_ text: String) {
    let bytes = Array(text.utf8)
    bytes.withUnsafeBufferPointer { buffer in
      var start = 0
      while let line = LineEnds.line(from: start, in: buffer, isLast: true) {
        #expect(line.end <= line.next)
        #expect(line.next <= buffer.count)
        start = line.next
      }
      #expect(start == buffer.count)
    }
    _ = VCard.parse(bytes)
  }
}
