import AddressBook
import Testing

@Suite struct VCardValueTests {
  @Test func `text is read in the charset it declares`() throws {
    let latin: [UInt8] = [0x47, 0x72, 0xFC, 0x6E, 0x80]
    let file =
      bytes(["BEGIN:VCARD", "VERSION:2.1"]) + Array("FN;CHARSET=ISO-8859-1:".utf8) + latin
      + bytes(["", "N;CHARSET=WINDOWS-1252;QUOTED-PRINTABLE:M=FCller;J=F6rg", "END:VCARD"])
    let card = try #require(VCard.parse(file).cards.first)
    #expect(card.first("FN")?.string == "Grün€")
    #expect(card.first("N")?.components == ["Müller", "Jörg"])
    #expect(card.findings() == [])
  }

  @Test func `bytes in no known charset read as Windows-1252 and are written back`() throws {
    let file =
      bytes(["BEGIN:VCARD", "VERSION:3.0", "N:;Gr;;;", ""]) + Array("FN:Gr".utf8) + [0xFC]
      + bytes(["n", "NOTE;CHARSET=martian:x", "END:VCARD"])
    let card = try #require(VCard.parse(file).cards.first)
    #expect(card.first("FN")?.string == "Grün")
    #expect(card.bytes.contains(0xFC))
    let warnings = card.findings().filter { $0.name != "other-version-syntax" }
    #expect(warnings.map(\.kind) == [.undecodableText, .unknownCharset("martian")])
    #expect(warnings.map(\.line) == [5, 6])
    #expect(warnings.map(\.column) == [6, nil])
  }

  @Test func `broken base64 and impossible dates are reported and kept`() throws {
    let card = try #require(
      oneCard("N:;;;;", "FN:A", "PHOTO;ENCODING=b:AAA", "BDAY:1985-13-40"))
    #expect(card.findings().map(\.kind) == [.brokenBase64, .brokenDate])
    let inWords = try #require(oneCard("N:;;;;", "FN:A", "BDAY;VALUE=text:circa 1800"))
    #expect(inWords.findings() == [])
    #expect(Person(card).imageData == nil)
    #expect(Person(card)[.birthday] == nil)
  }

  @Test(
    arguments: [
      ("1985-04-12", PartialDate(year: 1985, month: 4, day: 12)),
      ("19850412", PartialDate(year: 1985, month: 4, day: 12)),
      ("1985-04", PartialDate(year: 1985, month: 4)),
      ("1985", PartialDate(year: 1985)),
      ("--0412", PartialDate(month: 4, day: 12)),
      ("--04-12", PartialDate(month: 4, day: 12)),
      ("--04", PartialDate(month: 4)),
      ("---12", PartialDate(day: 12)),
      ("T1022", PartialDate(hour: 10, minute: 22)),
      ("T-2200", PartialDate(minute: 22, second: 0)),
      ("T10-0500", PartialDate(hour: 10, utcOffset: -300)),
      (
        "1996-10-22T14:00:00Z",
        PartialDate(year: 1996, month: 10, day: 22, hour: 14, minute: 0, second: 0, utcOffset: 0)
      ),
      (
        "19961022T140000.25+0530",
        PartialDate(year: 1996, month: 10, day: 22, hour: 14, minute: 0, second: 0, utcOffset: 330)
      ),
    ] as [(String, PartialDate)])
  func `a date is read in every form of ISO 8601`(text: String, date: PartialDate) throws {
    let card = try #require(oneCard(version: "4.0", "BDAY:\(text)"))
    #expect(Person(card)[.birthday] == .single(.dateTime(date)))
  }

  @Test(arguments: [
    "", "x", "1985-00-01", "1985-04-32", "20", "T", "T25", "1985-04-12T", "--", "1985x",
  ])
  func `what is no date gives none`(text: String) throws {
    #expect(Person(try #require(oneCard("BDAY:\(text)")))[.birthday] == nil)
  }

  @Test(
    arguments: [
      ("TEL;HOME;FAX", Label.homeFax), ("TEL;TYPE=work,fax", .workFax), ("TEL;FAX", .otherFax),
      ("TEL;TYPE=CELL,VOICE", .mobile), ("TEL;type=IPHONE;type=CELL", .iPhone),
      ("TEL;PAGER", .pager), ("TEL;TYPE=MAIN", .main), ("TEL;TYPE=pref,home", .home),
      ("TEL;TYPE=WhatsApp", "WhatsApp"), ("TEL;TYPE=OTHER", .other),
    ] as [(String, Label)])
  func `types say the label`(head: String, label: Label) throws {
    let card = try #require(oneCard("\(head):1"))
    #expect(Person(card).entries(of: .phone).map(\.label) == [label])
  }

  @Test func `no label is no label`() throws {
    let card = try #require(
      oneCard(
        "TEL;VOICE;PREF:1", "item1.TEL:2", "item1.X-ABLabel:_$!!$_", "item2.TEL:3",
        "item2.X-ABLabel:"))
    #expect(Person(card).entries(of: .phone).map(\.label) == [nil, nil, nil])
  }

  @Test func `Apple's spellings are read`() throws {
    let card = try #require(
      oneCard(
        "N:;;;;", "FN:Inn", "ORG:Inn;", "X-ABShowAs:COMPANY", "item1.ADR:;;A;B;;;",
        "item1.X-ABADR:us", "item1.X-ABLabel:_$!<HomePage>!$_", "item2.X-ABDATE:2001-02-03",
        "item2.X-ABLabel:_$!<Anniversary>!$_", "item3.X-ABRELATEDNAMES:Ann",
        "item3.X-ABLabel:_$!<Sister>!$_", "IMPP;X-SERVICE-TYPE=Jabber;type=HOME:xmpp:jo@x",
        "X-SOCIALPROFILE;type=twitter;x-user=jo:http://twitter.com/jo",
        "item4.URL:http\\://a.example"))
    let person = Person(card)
    #expect(person.kind == .organization)
    #expect(person.addresses == [PostalAddress(street: "A", city: "B", countryCode: "us")])
    #expect(person.entries(of: .date).map(\.label) == [.anniversary])
    #expect(person.entries(of: .relatedNames).map(\.label) == [Label(token: "Sister")])
    #expect(person.entries(of: .instantMessage).map(\.value.texts?["Service"]) == ["Jabber"])
    #expect(person.entries(of: .instantMessage).map(\.value.texts?["Username"]) == ["jo@x"])
    #expect(person.entries(of: .socialProfile).map(\.value.texts?["Username"]) == ["jo"])
    #expect(person.entries(of: .url).map(\.value) == [.string("http://a.example")])
  }

  @Test func `4,0 and 3,0 say the same things in their own way`() throws {
    let four = try #require(
      oneCard(
        version: "4.0", "FN:A", "N:;A;;;", "KIND:org",
        "TEL;TYPE=work;PREF=1;VALUE=uri:tel:+1-555-0100",
        "GENDER:F", "GEO:geo:1.5,2.5", "ADR;TYPE=home;LABEL=\"A^nB\":;;A;B;;;",
        "RELATED;TYPE=friend;VALUE=text:Ann", "ANNIVERSARY:20010203", "UID;VALUE=text:u1",
        "item9.X-OWN:x"))
    let (three, warnings) = four.convertedTo3()
    #expect(
      three.lines.map(\.description) == [
        "VERSION:3.0", "FN:A", "N:;A;;;", "X-ABShowAs:COMPANY", "TEL;TYPE=work,PREF:+1-555-0100",
        "X-GENDER:F", "GEO:1.5;2.5", "ADR;TYPE=home:;;A;B;;;", "LABEL;TYPE=home:A\\nB",
        "item10.X-ABRELATEDNAMES:Ann", "item10.X-ABLabel:_$!<Friend>!$_",
        "item11.X-ABDATE:2001-02-03", "item11.X-ABLabel:_$!<Anniversary>!$_", "UID:u1",
        "item9.X-OWN:x",
      ])
    #expect(Person(three) == Person(four))
    #expect(warnings.map(\.kind) == [.keptAs("X-GENDER", was: "GENDER")])
    #expect(warnings.map(\.line) == [7])
  }

  @Test func `AGENT is kept in 3,0`() throws {
    let card = try #require(
      oneCard(
        version: "2.1", "FN:Boss", "AGENT:", "BEGIN:VCARD", "VERSION:2.1", "FN:Help;er",
        "END:VCARD", "TITLE:T"))
    let three = card.convertedTo3().card
    #expect(three.first("AGENT")?.nestedCard?.first("FN")?.string == "Help;er")
    let four = try #require(
      oneCard(
        version: "4.0", "FN:Boss",
        "RELATED;TYPE=agent;VALUE=text:BEGIN:VCARD\\nFN:Help\\;er\\nEND:VCARD\\n"))
    #expect(four.convertedTo3().card.first("AGENT")?.nestedCard?.first("FN")?.string == "Help;er")
  }
}
