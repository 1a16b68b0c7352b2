import Testing

@testable import AddressBook

/// What 3.0 says of cards of other versions.
@Suite struct ConversionTests {
  /// The lines of a converted card but VERSION, N and FN.
  private func lines(_ version: String, _ lines: String...) throws -> [String] {
    let text = ["BEGIN:VCARD", "VERSION:\(version)", "N:A;;;;", "FN:A"] + lines + ["END:VCARD"]
    let card = try #require(VCard.parse(bytes(text)).cards.first)
    return card.convertedTo3().card.lines.map(\.description).filter {
      !$0.hasPrefix("VERSION") && !$0.hasPrefix("N:") && !$0.hasPrefix("FN:")
    }
  }

  private func kinds(_ version: String, _ lines: String...) throws -> [VCardWarning.Kind] {
    let text = ["BEGIN:VCARD", "VERSION:\(version)", "N:A;;;;", "FN:A"] + lines + ["END:VCARD"]
    let card = try #require(VCard.parse(bytes(text)).cards.first)
    return card.convertedTo3().warnings.map(\.kind)
  }

  @Test func `base64 keeps its mark where it stands for no text`() throws {
    #expect(
      try lines("2.1", "X-PIC;ENCODING=BASE64:AAEC", "X-PIC;BASE64:", " AAEC", "", "NOTE:b") == [
        "X-PIC;ENCODING=b:AAEC", "X-PIC;ENCODING=b:AAEC", "NOTE:b",
      ])
    #expect(
      try lines("2.1", "PHOTO;JPEG;ENCODING=b:/9j/4AAQSkZJRg") == [
        "PHOTO;TYPE=JPEG;ENCODING=b:/9j/4AAQSkZJRg"
      ])
    #expect(try kinds("2.1", "PHOTO;ENCODING=b:/9j/4AAQSkZJRg").contains(.brokenBase64))
  }

  @Test func `base64 of a text is text`() throws {
    let card = try #require(
      oneCard(version: "2.1", "N;ENCODING=BASE64:VmFsZTtJZGE=", "FN;ENCODING=BASE64:SWRh"))
    #expect(Person(card)[text: .firstName] == "Ida")
    #expect(
      card.convertedTo3().card.lines.map(\.description) == ["VERSION:3.0", "N:Vale;Ida", "FN:Ida"])
  }

  @Test func `FN and N are added`() throws {
    let family = try #require(oneCard("N:Vale;Ida;;;")).convertedTo3().card
    #expect(family.lines.map(\.description) == ["VERSION:3.0", "N:Vale;Ida;;;", "FN:Ida Vale"])
    let full = try #require(oneCard(version: "4.0", "FN:Ida")).convertedTo3().card
    #expect(full.lines.map(\.description) == ["VERSION:3.0", "N:;Ida;;;", "FN:Ida"])
    let inn = try #require(oneCard("ORG:Inn")).convertedTo3().card
    #expect(inn.lines.map(\.description) == ["VERSION:3.0", "N:;;;;", "FN:Inn", "ORG:Inn"])
  }

  @Test func `of doubled names one stays, and VERSION is said once`() throws {
    let card = try #require(
      oneCard(
        version: "4.0", "FN;ALTID=1;LANGUAGE=ja:山田", "FN;ALTID=1;LANGUAGE=en:Eda",
        "N;ALTID=1;LANGUAGE=en:Yamada;Eda;;;", "N;ALTID=1;LANGUAGE=ja:山田;花子;;;", "VERSION:4.0"))
    let (three, warnings) = card.convertedTo3()
    #expect(
      three.lines.map(\.description) == [
        "VERSION:3.0", "X-FN;ALTID=1;LANGUAGE=ja:山田", "FN;ALTID=1;LANGUAGE=en:Eda",
        "N;ALTID=1;LANGUAGE=en:Yamada;Eda;;;", "X-N;ALTID=1;LANGUAGE=ja:山田;花子;;;",
      ])
    #expect(warnings.map(\.kind) == [.keptAs("X-FN", was: "FN"), .keptAs("X-N", was: "N")])
    #expect(warnings.map(\.line) == [3, 6])
  }

  @Test func `the syntax of 2,1 in a 3,0 card is put right, and nothing else`() throws {
    #expect(
      try lines(
        "3.0", "TEL;CELL:1", "PHOTO;ENCODING=BASE64;JPEG:/9j/4AAQ",
        "NOTE;ENCODING=QUOTED-PRINTABLE:caf=C3=A9", "TEL;PREF=1;TYPE=home:2", "X-A;b=c:d") == [
          "TEL;TYPE=CELL:1", "PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQ", "NOTE:café",
          "TEL;PREF=1;TYPE=home:2", "X-A;b=c:d",
        ])
  }

  @Test func `nothing of RELATED is lost`() throws {
    #expect(
      try lines("4.0", "i1.RELATED;VALUE=text:Otto", "i1.X-ABLabel:Boss")
        == ["i1.X-ABRELATEDNAMES:Otto", "i1.X-ABLabel:Boss"])
    #expect(
      try lines("4.0", "RELATED;TYPE=friend,colleague;PREF=1;LANGUAGE=de;VALUE=text:Otto") == [
        "item1.X-ABRELATEDNAMES;LANGUAGE=de;TYPE=PREF,colleague:Otto",
        "item1.X-ABLabel:_$!<Friend>!$_",
      ])
    #expect(
      try lines("4.0", "RELATED;TYPE=friend:urn:uuid:1")
        == ["X-RELATED;TYPE=friend;VALUE=uri:urn:uuid:1"])
    #expect(
      try kinds("4.0", "RELATED;TYPE=friend:urn:uuid:1") == [.keptAs("X-RELATED", was: "RELATED")])
  }

  @Test func `places and time zones are as 3,0 has them`() throws {
    #expect(try lines("4.0", "GEO:geo:48.2,16.37;u=40") == ["GEO:48.2;16.37"])
    #expect(try kinds("4.0", "GEO:geo:48.2,16.37;u=40") == [.leftOut("u=40 of a place")])
    #expect(try lines("4.0", "GEO:https://a.example/x") == ["X-GEO:https://a.example/x"])
    #expect(try lines("2.1", "GEO:48.2,16.37") == ["GEO:48.2;16.37"])
    #expect(try lines("4.0", "TZ:Europe/Vienna") == ["TZ;VALUE=text:Europe/Vienna"])
    #expect(try lines("4.0", "TZ;VALUE=text:Europe/Vienna") == ["TZ;VALUE=text:Europe/Vienna"])
    #expect(try lines("4.0", "TZ;VALUE=utc-offset:-0530") == ["TZ:-05:30"])
  }

  @Test func `what is preferred stays so`() throws {
    #expect(
      try lines("4.0", "ADR;PREF=1;LABEL=x:;;a;;;;") == [
        "ADR;TYPE=PREF:;;a;;;;", "LABEL;TYPE=PREF:x",
      ])
    #expect(
      try lines("4.0", "PHOTO;PREF=1:data:image/jpeg;base64,/9j/")
        == ["PHOTO;ENCODING=b;TYPE=JPEG,PREF:/9j/"])
    #expect(
      try lines("4.0", "LOGO;PREF=1:http://a.example/l") == [
        "LOGO;TYPE=PREF;VALUE=uri:http://a.example/l"
      ])
    #expect(try lines("4.0", "TEL;PREF=2:1") == ["TEL;PREF=2:1"])
  }

  @Test func `a date that 3,0 cannot say is kept under another name, and read there`() throws {
    #expect(
      try lines("4.0", "BDAY;VALUE=text:circa 1800") == ["X-BDAY;VALUE=text:circa 1800"])
    #expect(try lines("4.0", "BDAY;VALUE=date-and-or-time:19850412") == ["BDAY:1985-04-12"])
    #expect(try lines("4.0", "REV:20240102T030405Z") == ["REV:2024-01-02T03:04:05Z"])
    let card = try #require(oneCard(version: "4.0", "FN:A", "N:A;;;;", "BDAY:1985"))
    let (three, warnings) = card.convertedTo3()
    #expect(three.first("X-BDAY")?.string == "1985")
    #expect(Person(three) == Person(card))
    #expect(warnings.map(\.name) == ["kept-as"])
    #expect(warnings.map(\.line) == [5])
  }

  @Test func `the properties that only 4,0 has are kept, each with a warning`() throws {
    #expect(
      try lines(
        "4.0", "GENDER:F", "LANG:fr", "EXPERTISE:x", "KIND:location", "FBURL:http://a.example",
        "SOCIALPROFILE;SERVICE-TYPE=Mastodon;USERNAME=jo:https://a.example/@jo",
        "UID;VALUE=text:u", "URL;VALUE=uri:http://b.example") == [
          "X-GENDER:F", "X-LANG:fr", "X-EXPERTISE:x", "X-KIND:location", "FBURL:http://a.example",
          "X-SOCIALPROFILE;SERVICE-TYPE=Mastodon;USERNAME=jo;TYPE=Mastodon;X-USER=jo:https://a.example/@jo",
          "UID:u", "URL:http://b.example",
        ])
    #expect(try kinds("4.0", "GENDER:F", "LANG:fr", "EXPERTISE:x", "KIND:location").count == 4)
  }

  @Test func `old telephones' pronunciation becomes the phonetic name`() throws {
    let card = try #require(oneCard(version: "2.1", "N:山田;花子", "SOUND;X-IRMC-N:ﾔﾏﾀﾞ;ﾊﾅｺ;;;"))
    var person = Person(card)
    #expect(person[text: .lastNamePhonetic] == "ﾔﾏﾀﾞ")
    #expect(person[text: .firstNamePhonetic] == "ﾊﾅｺ")
    #expect(Person(card.convertedTo3().card) == person)
    #expect(card.convertedTo3().card.first("SOUND") == nil)
    let three = try #require(oneCard("N:山田;花子", "SOUND;TYPE=X-IRMC-N:ﾔﾏﾀﾞ;ﾊﾅｺ"))
    person[text: .lastNamePhonetic] = "Yamada"
    #expect(Person(three.updated(with: person)) == person)
  }
}
