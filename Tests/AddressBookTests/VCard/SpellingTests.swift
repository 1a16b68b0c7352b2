import Testing

@testable import AddressBook

/// Cards as programs write them, read as what they mean.
@Suite struct SpellingTests {
  @Test(arguments: [
    ["AGENT:BEGIN:VCARD"], ["AGENT:", "BEGIN:VCARD"], ["agent: begin:vcard"],
  ])
  func `a nested card may begin on the line of AGENT`(_ agent: [String]) throws {
    let inner = ["VERSION:2.1", "FN:Amy", "TEL:2"] + agent + ["FN:Bo", "END:VCARD", "END:VCARD"]
    let text = ["BEGIN:VCARD", "VERSION:2.1", "N:Doe;Jo;;;", "TEL;WORK:1"] + agent + inner
    let (cards, warnings) = VCard.parse(bytes(text + ["TITLE:Boss", "END:VCARD"]))
    let card = try #require(cards.first)
    #expect(cards.count == 1 && warnings == [])
    #expect(Person(card).entries(of: .phone).map(\.value) == [.string("1")])
    #expect(Person(card)[text: .jobTitle] == "Boss")
    let amy = try #require(card.first("AGENT")?.nestedCard)
    #expect(amy.first("FN")?.string == "Amy")
    #expect(amy.first("AGENT")?.nestedCard?.first("FN")?.string == "Bo")
    #expect(VCard.parse(card.bytes).cards == [card])
    #expect(card.convertedTo3().card.first("AGENT")?.nestedCard?.first("TEL")?.string == "2")
  }

  @Test(arguments: [["BEG", " IN:VCARD"], ["BEGIN:", "\tVCARD"], ["B", " EGIN:VC", " ARD"]])
  func `a folded BEGIN begins a card`(_ begin: [String]) {
    let rest = ["VERSION:3.0", "FN:A", "END:VC", " ARD"]
    let (cards, warnings) = VCard.parse(bytes(begin + rest + begin + rest))
    #expect(cards.map { $0.first("FN")?.string } == ["A", "A"])
    #expect(cards.map(\.lineNumber) == [1, begin.count + 5])
    #expect(warnings == [])
    #expect(VCard.parse(bytes(["BEG", "x"])).warnings.map(\.line) == [1, 2])
  }

  @Test func `a first line that begins with a blank continues nothing`() throws {
    let text = ["BEGIN:VCARD", " X:1", "VERSION:2.1", "N:A;;;;", "END:VCARD"]
    let (cards, warnings) = VCard.parse(bytes(text))
    #expect(warnings.map(\.kind) == [.leadingBlank])
    #expect(warnings.map(\.line) == [2])
    var person = Person(cards[0])
    person[text: .jobTitle] = "T"
    let lines = cards[0].updated(with: person).lines.map(\.description)
    #expect(lines == ["VERSION:3.0", "X:1", "N:A;;;;", "FN:A", "TITLE:T"])
    #expect(VCard.parse(cards[0].bytes).cards == cards)
  }

  @Test func `VADDRESSBOOK around the cards is passed over`() {
    let card = ["BEGIN:VCARD", "VERSION:3.0", "FN:A", "END:VCARD"]
    let (cards, warnings) = VCard.parse(
      bytes(["BEGIN:VADDRESSBOOK"] + card + card + ["END:VADDRESSBOOK"]))
    #expect(cards.count == 2)
    #expect(warnings.map(\.kind) == [.addressBookWrapper, .addressBookWrapper])
    #expect(!warnings.contains { $0.isError })
  }

  @Test(arguments: [
    ("[\"vcard\",[]]", "JSON"), ("BEGIN:VCALENDAR", "iCalendar"), ("<vcards/>", "XML"),
  ])
  func `another format is called by its name`(text: String, format: String) {
    let warnings = VCard.parse(Array(text.utf8)).warnings
    #expect(warnings.map(\.kind) == [.otherFormat(format)])
    #expect(warnings.map(\.isError) == [true])
  }

  @Test func `pictures are read in every spelling of a data URI`() throws {
    for line in [
      "PHOTO;ENCODING=b:data:image/jpeg;base64,AQID", "PHOTO:data:base64,AQID",
      "PHOTO:data:base64\\,AQID", "PHOTO;VALUE=uri:data:image/png;base64,AQID",
    ] {
      #expect(Person(try #require(oneCard(line))).imageData == [1, 2, 3], "\(line)")
    }
  }

  @Test func `a head of more than 64 KiB is called what it is`() {
    let long = "X;A=" + String(repeating: "a", count: 70_000) + ":1"
    let warnings = VCard.parse(bytes(["BEGIN:VCARD", "VERSION:3.0", long, "END:VCARD"])).warnings
    #expect(warnings.map(\.kind) == [.headTooLong])
  }

  @Test(arguments: [
    "BDAY;X-APPLE-OMIT-YEAR=1900:1900-05-09", "BDAY;X-APPLE-OMIT-YEAR=1604:1604-05-09",
  ])
  func `a birthday without year has none`(_ line: String) throws {
    let birthday = Person(try #require(oneCard(line)))[.birthday]
    #expect(birthday == .single(.dateTime(PartialDate(month: 5, day: 9))))
  }

  @Test(arguments: ["1985-02-31", "1985-02-29", "1900-02-29", "--04-31", "1985-01-01T10:00+99:00"])
  func `a date that does not exist is none, and reported`(_ date: String) throws {
    let card = try #require(oneCard("N:A;;;;", "FN:A", "BDAY:\(date)"))
    #expect(Person(card)[.birthday] == nil)
    #expect(card.findings().map(\.kind) == [.brokenDate])
  }

  @Test(arguments: [
    "X-ANNIVERSARY:2001-02-03", "ANNIVERSARY:2001-02-03", "X-EVOLUTION-ANNIVERSARY:2001-02-03",
    "X-KADDRESSBOOK-X-Anniversary:2001-02-03",
    "X-ANDROID-CUSTOM:vnd.android.cursor.item/contact_event;2001-02-03;1;;;",
  ])
  func `an anniversary is one date, however often it is written`(_ line: String) throws {
    let apple = ["item1.X-ABDATE:2001-02-03", "item1.X-ABLabel:_$!<Anniversary>!$_"]
    for lines in [[line], [line] + apple, apple + [line]] {
      let text = ["BEGIN:VCARD", "VERSION:3.0"] + lines + ["END:VCARD"]
      let card = try #require(VCard.parse(bytes(text)).cards.first)
      var person = Person(card)
      let dates = person.entries(of: .date)
      #expect(dates.map(\.label) == [.anniversary])
      #expect(dates.map(\.value) == [.dateTime(PartialDate(year: 2001, month: 2, day: 3))])
      person.removeValue(for: .date)
      #expect(Person(card.updated(with: person)) == person)
    }
  }

  @Test func `other programs' accounts, relatives and nicknames are read`() throws {
    let card = try #require(
      oneCard(
        "X-SIGNAL:+1", "X-TWITTER:jo", "X-MANAGER:Ann", "X-EVOLUTION-ASSISTANT:Bob",
        "X-ANDROID-CUSTOM:vnd.android.cursor.item/nickname;Joey;1;;",
        "X-ANDROID-CUSTOM:vnd.android.cursor.item/relation;Cy;14;;", "TEL;TYPE=X-Boat:2",
        "IMPP;X-SERVICE-TYPE=Jabber:xmpp:jo@x", "X-JABBER:jo@x"))
    var person = Person(card)
    #expect(
      person.entries(of: .instantMessage).map { $0.value.texts?["Service"] } == [
        "Signal", "Jabber",
      ])
    #expect(person.entries(of: .socialProfile).map { $0.value.texts?["Username"] } == ["jo"])
    #expect(
      person.entries(of: .relatedNames).map(\.label) == [
        Label(token: "Manager"), Label(token: "Assistant"), Label(token: "Spouse"),
      ])
    #expect(person[text: .nickname] == "Joey")
    #expect(person.entries(of: .phone).map(\.label) == ["Boat"])
    for property in [PersonProperty.nickname, .instantMessage, .socialProfile, .relatedNames] {
      person.removeValue(for: property)
      #expect(differences(Person(card.updated(with: person)), person) == [])
    }
  }

  @Test func `SOCIALPROFILE of RFC 9554 is a social profile`() throws {
    let card = try #require(
      oneCard(
        version: "4.0", "SOCIALPROFILE;SERVICE-TYPE=Mastodon;USERNAME=jo:https://a.example/@jo",
        "SOCIALPROFILE;SERVICE-TYPE=Chat;VALUE=text:jo"))
    let texts = Person(card).entries(of: .socialProfile).compactMap(\.value.texts)
    #expect(texts.map { $0["Service"] } == ["Mastodon", "Chat"])
    #expect(texts.map { $0["Username"] } == ["jo", "jo"])
    #expect(texts.map { $0["URL"] } == ["https://a.example/@jo", nil])
  }

  @Test func `a renamed person keeps all components, and the names in other languages`() throws {
    var card = try #require(oneCard(version: "4.0", "FN:x", "N:Vale;Ida;;;;Ortiz;Jr."))
    var person = Person(card)
    person[text: .firstName] = "Eda"
    #expect(card.updated(with: person).first("N")?.description == "N:Vale;Eda;;;;Ortiz;Jr.")
    card = try #require(
      oneCard(
        version: "4.0", "FN;ALTID=1;LANGUAGE=ja:山田花子", "FN;ALTID=1;LANGUAGE=en:Ida Yamada",
        "N;ALTID=1;LANGUAGE=en:Yamada;Ida;;;", "N;ALTID=1;LANGUAGE=ja:山田;花子;;;"))
    person = Person(card)
    person[text: .firstName] = "Eda"
    #expect(
      card.updated(with: person).lines.map(\.string).dropFirst() == [
        "山田花子", "Eda Yamada", "Yamada;Eda;;;", "山田;花子;;;",
      ])
  }

  @Test func `control characters are refused where values are set, and not written`() throws {
    var person = Person()
    person[text: .note] = "a\0b\u{7}c\u{1B}d\u{7F}e\tf\ng and more"
    #expect(throws: RecordError.self) {
      try person.add(.string("x\u{1B}y"), label: .home, to: .url)
    }
    #expect(throws: RecordError.self) {
      try person.add(.string("xy"), label: "l\u{1B}m", to: .url)
    }
    for version in [VCardVersion.v3_0, .v4_0] {
      let card = VCard(person, uid: "u\u{1B}", version: version)
      #expect(card.first("NOTE")?.string == "abcde\tf\ng and more")
      #expect(!card.bytes.contains { $0.isForbidden && $0 != 0x0A && $0 != 0x0D })
    }
  }

  @Test(arguments: [
    ["N;CHARSET=ISO-8859-1;ENCODING=QUOTED-PRINTABLE:=D8;=00=80"],
    ["N;ENCODING=QUOTED-PRINTABLE:=D8;a\0b"],
    ["N:Vale;Ida;;;", "TEL;a\u{1}b:1"], ["N:Vale;Ida;;;", "X-A:a\u{7F}b"],
  ])
  func `control characters that a conversion leaves out are told with their line`(_ lines: [String])
    throws
  {
    let text = (["BEGIN:VCARD", "VERSION:2.1"] + lines + ["END:VCARD", ""]).joined(
      separator: "\r\n")
    let card = try #require(VCard.parse(Array(text.utf8)).cards.first)
    let (converted, warnings) = card.convertedTo3()
    #expect(!converted.bytes.contains { $0.isForbidden && $0 != 0x0A && $0 != 0x0D })
    let told = warnings.filter { $0.kind == .leftOut("control characters") }
    #expect(told.map(\.line) == [lines.count + 2])
  }

  @Test func `what 4,0 reads of bytes that are no UTF-8 is the same in 3,0, and told`() throws {
    let text =
      "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Ida\r\nTITLE:a?b\r\nNOTE;X-B=\"?\":c\r\nEND:VCARD\r\n"
    let bytes = text.utf8.map { $0 == UInt8(ascii: "?") ? 0xFF : $0 }
    let card = try #require(VCard.parse(bytes).cards.first)
    #expect(Person(card)[text: .jobTitle] == "a\u{FFFD}b")
    let (converted, warnings) = card.convertedTo3()
    #expect(Person(converted) == Person(card))
    #expect(warnings.contains { $0.kind == .undecodableText && $0.line == 4 })
  }

  @Test func `of several birthdays the first that is a date counts, also when converted`() throws {
    let card = try #require(
      oneCard(version: "4.0", "FN:Ida", "BDAY:-=0229", "BDAY:2001-05-09", "BDAY:2002-01-01"))
    #expect(Person(card)[.birthday] == Person(card.convertedTo3().card)[.birthday])
    let changed = PartialDate(year: 1999, month: 1, day: 2)
    var person = Person(card)
    try person.set(.single(.dateTime(changed)), for: .birthday)
    #expect(Person(card.updated(with: person))[.birthday] == .single(.dateTime(changed)))
  }

  @Test(arguments: ["VERSION:2,1", "X-A:none"])
  func `a card without a version that is known keeps the lists within its components`(
    _ line: String
  )
    throws
  {
    let text =
      "BEGIN:VCARD\r\n\(line)\r\nN:Vale;Ida;Ann,Eve\\, Jr;;\r\nADR:;;a,b;c;;;\r\nEND:VCARD\r\n"
    let card = try #require(VCard.parse(Array(text.utf8)).cards.first)
    #expect(Person(card)[text: .middleName] == "Ann Eve, Jr")
    #expect(Person(card.convertedTo3().card) == Person(card))
  }

  @Test func `a letter that is spelled in another way is a change`() throws {
    let card = try #require(oneCard("N:;Ren\u{E9};;;", "FN:Ren\u{E9}", "NOTE:Ren\u{E9}"))
    var person = Person(card)
    person[text: .note] = "Rene\u{301}"
    let note = try #require(card.updated(with: person).first("NOTE"))
    #expect(Array(note.string.unicodeScalars) == Array("Rene\u{301}".unicodeScalars))
  }

  @Test func `an edit of any card leaves a card, whatever its lines hold`() throws {
    let card = VCard.empty
    var edit = CardEdit(card, version: .v3_0)
    edit.composer.line(.note, text: "a")
    edit.composer.copy(try #require(oneCard("X:1")).lines[1])
    #expect(edit.applied().lines.map(\.description) == ["NOTE:a", "X:1"])
    let hostile = Array("NOTE:a\r\nEND:VCARD\r\nBEGIN:VCARD\r\nTEL:1\r\n".utf8)
    let lines = hostile.withUnsafeBufferPointer { VCard(composedLines: $0) }.lines
    #expect(lines.map(\.name) == ["NOTE", "END", "BEGIN", "TEL"])
  }
}
