import AddressBook
import Testing

/// One test for every kind of bug that people reported of vCard programs, with input of our own.
@Suite struct ReportedBugTests {
  /// Writes and reads as often as asked, in both versions.
  private func rounds(_ card: VCard, _ count: Int = 5) -> [VCard] {
    [card.convertedTo3().card, in4(card)].flatMap { card in
      var current = card
      return (0..<count).map { _ in
        current = VCard.parse(current.bytes).cards.first ?? current
        return current
      }
    }
  }

  /// The same lines in a card of 4.0.
  private func in4(_ card: VCard) -> VCard {
    let text = String(decoding: card.bytes, as: UTF8.self)
    let bytes = Array(text.replacing("VERSION:3.0", with: "VERSION:4.0").utf8)
    return VCard.parse(bytes).cards.first ?? card
  }

  private func label(_ card: VCard) -> String? {
    Person(card).entries(of: .phone).first?.label?.rawValue
  }

  @Test func `label-lost: a custom label stays with its phone`() throws {
    let card = try #require(
      oneCard("N:Roe;Al;;;", "item7.TEL:+1-555-0123", "item7.X-ABLabel:Canoe shed"))
    for card in rounds(card) {
      let phones = Person(card).entries(of: .phone)
      #expect(phones.map(\.label?.rawValue) == ["Canoe shed"])
      #expect(phones.map(\.value) == [.string("+1-555-0123")])
    }
  }

  @Test func `label-escaping: a label with separators and quotes is the same after every round`()
    throws
  {
    let card = try #require(oneCard("item1.TEL:1", "item1.X-ABLabel:Odd\\; \\\"one\\\"\\, two"))
    for card in rounds(card) {
      #expect(label(card) == "Odd; \"one\", two")
      var person = Person(card)
      person[text: .note] = "x"
      #expect(label(card.updated(with: person)) == "Odd; \"one\", two")
    }
  }

  @Test func `adr-comma: an escaped comma in the street is a comma`() throws {
    let card = try #require(oneCard("ADR;TYPE=home:;;3 Quay\\, Rear;Netherby;;NB1;"))
    for card in rounds(card) {
      let address = try #require(Person(card).addresses.first)
      #expect(address == PostalAddress(street: "3 Quay, Rear", city: "Netherby", zip: "NB1"))
      #expect(card.first("ADR")?.components.count == 7)
      #expect("\(card)".contains("3 Quay\\, Rear"))
    }
  }

  @Test func `adr-one-component: all seven components are written in their places`() throws {
    var person = Person()
    let address = PostalAddress(street: "9 Low Rd\nAttic", city: "Port; West", zip: "777")
    try person.add(.dictionary(address.texts), label: .home, to: .address)
    let lines = VCard(person).lines(named: "ADR").map(\.description)
    #expect(lines == ["ADR;TYPE=HOME:;;9 Low Rd\\nAttic;Port\\; West;;777;"])
  }

  @Test func `street-newline: a line break in the street stays one`() throws {
    let card = try #require(oneCard("ADR;TYPE=home:;;Line A\\nLine B;Town;;1;"))
    for card in rounds(card) { #expect(Person(card).addresses.first?.street == "Line A\nLine B") }
  }

  @Test func `org-comma-to-semicolon: a comma in the company is no department`() throws {
    let card = try #require(oneCard("ORG:Sample\\, Ltd.;South East;Support"))
    for card in rounds(card) {
      #expect(Person(card)[text: .organization] == "Sample, Ltd.")
      #expect(card.first("ORG")?.components == ["Sample, Ltd.", "South East", "Support"])
      #expect(card.first("ORG")?.description == "ORG:Sample\\, Ltd.;South East;Support")
    }
  }

  @Test func `repeat-write-corrupts: writing again gives the same bytes`() throws {
    let card = try #require(oneCard("ORG:Firm A;Part B;Team C", "NOTE:p\\, q\\; r \\\\ s"))
    let first = card.bytes
    let second = try #require(VCard.parse(first).cards.first).bytes
    #expect(first == second)
    let person = Person(card)
    #expect(VCard(person).bytes == VCard(Person(VCard(person))).bytes)
  }

  @Test func `note-cut-at-comma: a stray comma in text is data, in a list it separates`() throws {
    let card = try #require(oneCard("NOTE:Milk, eggs\\, and flour", "NICKNAME:Al,Bo"))
    #expect(Person(card)[text: .note] == "Milk, eggs, and flour")
    #expect(card.first("NICKNAME")?.list == ["Al", "Bo"])
  }

  @Test func `fold-multibyte: no physical line is too long or cuts a letter`() throws {
    var person = Person()
    person[text: .note] = String(repeating: "ö", count: 100)
    for version in [VCardVersion.v3_0, .v4_0] {
      let card = VCard(person, version: version)
      for line in card.bytes.split(separator: 0x0A) {
        #expect(line.count - 1 <= 75)
        #expect(String(validating: line, as: UTF8.self) != nil)
      }
      #expect(Person(card) == person)
    }
  }

  @Test func `fold-space-lost: the second blank after a fold is data`() throws {
    let card = try #require(oneCard("NOTE:Voie: Chemin", "  étroit"))
    #expect(Person(card)[text: .note] == "Voie: Chemin étroit")
  }

  @Test func `qp-soft-break: a value over two lines does not swallow the next property`() throws {
    let card = try #require(
      oneCard(
        version: "2.1", "ADR;HOME;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:;;=67=68=",
        "=32=30=C3=B6;Stadt;;;", "TEL;CELL:7"))
    #expect(Person(card).addresses.first == PostalAddress(street: "gh20ö", city: "Stadt"))
    #expect(Person(card).entries(of: .phone).map(\.value) == [.string("7")])
  }

  @Test func `qp-newline-to-3: a line break becomes an escape on one content line`() throws {
    let card = try #require(
      oneCard(
        version: "2.1", "NOTE;ENCODING=QUOTED-PRINTABLE;CHARSET=utf-8:one =E2=82=",
        "=AC 7=0D=0Atwo; three"))
    let line = card.convertedTo3().card.first("NOTE")
    #expect(line?.description == "NOTE:one € 7\\ntwo\\; three")
  }

  @Test func `qp-bare-parameter: quoted-printable needs no ENCODING before it`() throws {
    let cards = VCard.parse(
      bytes(["begin:vcard", "fn;quoted-printable:Gr=C3=BCn AG", "version:2.1", "end:vcard"])
    ).cards
    #expect(cards.first?.first("FN")?.string == "Grün AG")
  }

  @Test func `caret-newline: quotes, carets and line breaks survive in a parameter`() throws {
    let label = "A^b 2,2\n- \" -"
    let card = try #require(
      oneCard(version: "4.0", "ADR;LABEL=\"A^^b 2,2^n- ^' -\":;;Street;;;;"))
    #expect(card.first("ADR")?.values(of: "label") == [label])
    #expect(card.convertedTo3().card.first("LABEL")?.string == label)
    var person = Person()
    try person.add(.string("1"), label: nil, to: .phone)
    let account = KeyedTexts([
      .init(key: "Service", text: "A^b"), .init(key: "Username", text: label),
    ])
    try person.add(.dictionary(account), label: nil, to: .socialProfile)
    #expect(
      VCard(person, version: .v4_0).first("X-SOCIALPROFILE")?.description
        == "X-SOCIALPROFILE;X-SERVICE-TYPE=A^^b;X-USER=\"A^^b 2,2^n- ^' -\":")
  }

  @Test func `type-quoted: a list in quotes is a list, and 3,0 writes it without`() throws {
    let card = try #require(
      oneCard("N:;;;;", "FN:", "TEL;TYPE=\"WORK,VOICE\":1", "TEL;TYPE=WORK;TYPE=FAX:2"))
    #expect(
      card.lines(named: "TEL").map { $0.values(of: "TYPE") } == [
        ["WORK", "VOICE"], ["WORK", "FAX"],
      ])
    #expect(Person(card).entries(of: .phone).map(\.label) == [.work, .workFax])
    #expect(
      card.convertedTo3().card.lines.map(\.description) == [
        "VERSION:3.0", "N:;;;;", "FN:", "TEL;TYPE=WORK,VOICE:1", "TEL;TYPE=WORK;TYPE=FAX:2",
      ])
  }

  @Test func `categories-escaped: two categories stay two`() throws {
    let card = try #require(oneCard("CATEGORIES:One,Two\\,B"))
    for card in rounds(card) {
      #expect(card.first("CATEGORIES")?.list == ["One", "Two,B"])
      #expect(card.first("CATEGORIES")?.description == "CATEGORIES:One,Two\\,B")
    }
  }

  @Test func `bday-omit-year: a birthday without year has none in any version`() throws {
    let card = try #require(
      oneCard("N:;;;;", "FN:", "BDAY;X-APPLE-OMIT-YEAR=1604:1604-11-30"))
    let birthday = PropertyValue.single(.dateTime(PartialDate(month: 11, day: 30)))
    #expect(Person(card)[.birthday] == birthday)
    let four = try #require(oneCard(version: "4.0", "N:;;;;", "FN:", "BDAY:--1130"))
    #expect(VCard(Person(card), version: .v4_0).first("BDAY") == four.first("BDAY"))
    #expect(four.convertedTo3().card == card)
    #expect(VCard(Person(card)).first("BDAY") == card.first("BDAY"))
  }

  @Test func `photo-data-uri: a picture keeps its bytes in every spelling`() throws {
    let data: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE1, 1, 2, 3]
    let card = try #require(oneCard(version: "4.0", "PHOTO:data:image/jpeg;base64,/9j/4QECAw=="))
    let three = card.convertedTo3().card
    #expect(three.first("PHOTO")?.description == "PHOTO;ENCODING=b;TYPE=JPEG:/9j/4QECAw==")
    #expect(VCard(Person(three), version: .v4_0).first("PHOTO") == card.first("PHOTO"))
    let two = try #require(
      oneCard(version: "2.1", "PHOTO;JPEG;ENCODING=BASE64:", " /9j/4Q", " ECAw==", ""))
    for card in [card, three, two, two.convertedTo3().card] {
      #expect(Person(card).imageData == data)
    }
  }

  @Test func `import-twice: UID identifies the card and REV the newer one`() throws {
    let uid = "urn:uuid:00000000-0000-4000-8000-0000000000ff"
    let card = try #require(oneCard("FN:Al", "UID:\(uid)", "REV:2024-01-01T00:00:00Z", "TEL:1"))
    #expect(card.uid == uid)
    for other in [card.convertedTo3().card, in4(card).convertedTo3().card] {
      #expect(other.uid == uid)
      #expect(Person(other)[.modificationDate] == Person(card)[.modificationDate])
    }
  }

  @Test func `injection: no value, label or type can forge a property`() throws {
    var person = Person()
    person[text: .lastName] = "de la Cruz; Sr"
    try person.add(.string("x@y.example\r\nTEL:+18888888888"), label: "z\r\nURL:evil", to: .email)
    try person.add(
      .dictionary(
        KeyedTexts([
          .init(key: "Service", text: "home\r\nX:1"), .init(key: "Username", text: "u\rX:2"),
        ])),
      label: "a\nX:3", to: .instantMessage)
    for version in [VCardVersion.v3_0, .v4_0] {
      let card = VCard(person, uid: "../u\r\nX:4", version: version)
      let names = Set(card.lines.map(\.name))
      #expect(names == ["VERSION", "N", "FN", "EMAIL", "X-ABLabel", "IMPP", "UID"])
      #expect(card.lines(named: "EMAIL").count == 1)
      #expect(card.first("N")?.components == ["de la Cruz; Sr", "", "", "", ""])
      #expect(Person(card)[text: .lastName] == "de la Cruz; Sr")
      #expect(
        Person(card).entries(of: .email).map(\.value) == [.string("x@y.example\nTEL:+18888888888")])
    }
  }
}
