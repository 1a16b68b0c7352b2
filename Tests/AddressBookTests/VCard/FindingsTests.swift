import Testing

@testable import AddressBook

/// What the checker reports of cards, and what not.
@Suite struct FindingsTests {
  private func findings(_ version: String, _ lines: String...) throws -> [VCardWarning] {
    let text = ["BEGIN:VCARD", "VERSION:\(version)", "N:A;;;;", "FN:A"] + lines + ["END:VCARD"]
    return try #require(VCard.parse(bytes(text)).cards.first).findings()
  }

  @Test func `what must be there and is not, and what comes again`() throws {
    #expect(
      try #require(oneCard("N:A;;;;")).findings().map(\.kind) == [.missingProperty("FN", .v3_0)])
    #expect(
      try #require(oneCard("FN:A")).findings().map(\.kind) == [.missingProperty("N", .v3_0)])
    #expect(
      try #require(oneCard(version: "4.0", "N:A;;;;")).findings().map(\.section) == [
        "RFC 6350 §6.2.1"
      ])
    #expect(try #require(oneCard(version: "4.0", "FN:A", "FN:B")).findings() == [])
    let doubled = try findings("3.0", "VERSION:3.0", "VERSION:3.0", "N:B;;;;", "UID:1", "UID:2")
    #expect(
      doubled.map(\.kind) == [
        .repeatedProperty("VERSION", .v3_0), .repeatedProperty("VERSION", .v3_0),
        .repeatedProperty("N", .v3_0), .repeatedProperty("UID", .v3_0),
      ])
    #expect(doubled.map(\.line) == [5, 6, 7, 9])
    #expect(!doubled.contains { !$0.isError })
    #expect(
      try findings("4.0", "BDAY;ALTID=1:19850412", "BDAY;ALTID=1;LANGUAGE=fr:19850412") == [])
  }

  @Test(
    arguments: [
      ("4.0", "URL:not a uri"), ("4.0", "UID:u1"), ("4.0", "GEO:geo:100,16"), ("3.0", "GEO:x;y"),
      ("3.0", "GEO:91;16"), ("4.0", "GENDER:X"), ("4.0", "REV:2024"), ("3.0", "TZ:Vienna"),
      ("4.0", "LANG:_"), ("4.0", "CLIENTPIDMAP:1"), ("4.0", "KIND:a b"),
      ("4.0", "X-A;VALUE=integer:x"), ("4.0", "X-A;VALUE=boolean:x"), ("4.0", "URL:http://a/%zz"),
      ("4.0", "PHOTO:data:jpeg;base64,AAEC"),
    ])
  func `a value that is not of its type`(version: String, line: String) throws {
    let found = try findings(version, line)
    #expect(found.map(\.name) == ["invalid-value"])
    #expect(found.map(\.line) == [5])
    #expect(!found.contains { $0.section == nil && !line.hasPrefix("X-") })
  }

  @Test(
    arguments: [
      ("4.0", "URL:http://a.example/é?b=%20#c"), ("4.0", "UID;VALUE=text:u1"),
      ("4.0", "UID:urn:uuid:1"), ("4.0", "GEO:geo:48.2,16.37;u=40"), ("3.0", "GEO:48.2;16.37"),
      ("4.0", "GENDER:F;woman"), ("4.0", "GENDER:;other"), ("4.0", "REV:20240102T030405Z"),
      ("3.0", "REV:2024-01-02"), ("3.0", "TZ:-05:00"), ("3.0", "TZ;VALUE=text:Vienna"),
      ("4.0", "TZ:Europe/Vienna"), ("4.0", "LANG:fr-CA"), ("4.0", "KIND:x-robot"),
      ("4.0", "BDAY:--0412"), ("4.0", "BDAY;VALUE=text:once"), ("4.0", "BDAY:1985-04"),
      ("3.0", "BDAY;X-APPLE-OMIT-YEAR=1604:1604-04-12"), ("4.0", "TEL;PREF=100:1"),
      ("3.0", "PHOTO;ENCODING=b;TYPE=JPEG:/9j/"), ("3.0", "PHOTO;VALUE=uri:http://a.example"),
      ("4.0", "PHOTO:data:image/jpeg;base64,/9j/"), ("4.0", "PHOTO;MEDIATYPE=image/jpeg:http://a"),
      ("2.1", "TEL;HOME;VOICE:1"), ("2.1", "NOTE;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:=C3=A4"),
      ("3.0", "X-A;TYPE=b:c"), ("4.0", "RELATED;VALUE=text:Ann"), ("3.0", "item1.X-ABLabel:x"),
    ])
  func `a value that is of its type is no finding`(version: String, line: String) throws {
    #expect(try findings(version, line) == [])
  }

  @Test(
    arguments: [
      ("3.0", "TEL;CELL:1"), ("3.0", "PHOTO;ENCODING=BASE64:/9j/"), ("3.0", "NOTE;CHARSET=UTF-8:a"),
      ("3.0", "NOTE;ENCODING=QUOTED-PRINTABLE:a"), ("3.0", "TEL;PREF=1:1"),
      ("3.0", "TEL;TYPE=\"home,work\":1"), ("4.0", "TEL;TYPE=pref:1"),
      ("4.0", "PHOTO;ENCODING=b:/9j/"),
      ("4.0", "BDAY:1985-04-12"), ("3.0", "BDAY:--0412"), ("3.0", "BDAY:1985"),
      ("2.1", "PHOTO;ENCODING=b:/9j/"), ("3.0", "PHOTO:data:image/jpeg;base64,/9j/"),
    ])
  func `the syntax of another version`(version: String, line: String) throws {
    let names = try findings(version, line).map(\.name)
    #expect(Set(names) == ["other-version-syntax"])
  }

  @Test(
    arguments: [
      ("3.0", "GENDER:F"), ("4.0", "MAILER:x"), ("4.0", "LABEL:x"), ("4.0", "CLASS:PUBLIC"),
      ("3.0", "RELATED:x:y"), ("2.1", "KIND:group"),
    ])
  func `a property of another version`(version: String, line: String) throws {
    let found = try findings(version, line)
    #expect(found.map(\.name).contains("other-version-property"))
    #expect(!found.contains { $0.name == "other-version-property" && $0.isError })
  }

  @Test(
    arguments: [
      ("TEL;PREF=0:1", "§5.3"), ("TEL;PREF=101:1", "§5.3"), ("URL;MEDIATYPE=x:a:b", "§5.7"),
      ("NOTE;LANGUAGE=\"a b\":x", "§5.1"), ("TEL;PID=x:1", "§5.5"),
    ])
  func `a parameter with a value that it may not have`(line: String, section: String) throws {
    #expect(try findings("4.0", line).map(\.section) == ["RFC 6350 \(section)"])
    #expect(try findings("4.0", line).map(\.name) == ["invalid-parameter"])
  }

  @Test func `names and control characters`() throws {
    #expect(try findings("3.0", "X_A:1").map(\.kind) == [.invalidName("X_A")])
    let escape = try findings("3.0", "NOTE:a\u{1B}b")
    #expect(escape.map(\.kind) == [.controlCharacters])
    #expect(escape.map(\.column) == [7])
    #expect(!(escape.first?.excerpt.contains("\u{1B}") ?? true))
  }

  @Test func `VERSION comes first in 4,0`() throws {
    let text = ["BEGIN:VCARD", "FN:A", "VERSION:4.0", "END:VCARD"]
    let card = try #require(VCard.parse(bytes(text)).cards.first)
    #expect(card.findings().map(\.kind) == [.versionNotFirst])
  }

  @Test func `findings beyond the limit are counted`() throws {
    let lines = Array(repeating: "BDAY:xx", count: 50)
    let text = ["BEGIN:VCARD", "VERSION:2.1", "N:A;;;;"] + lines + ["END:VCARD"]
    let found = try #require(VCard.parse(bytes(text)).cards.first).findings(limit: 10)
    #expect(found.count == 11)
    #expect(found.last?.kind == .more(count: 40))
    #expect(found.prefix(10).map(\.line) == Array(4...13))
  }

  @Test func `warnings are counted over all chunks of a file`() {
    var reader = VCardReader(limits: VCardLimits(warnings: 10))
    var warnings: [VCardWarning] = []
    for _ in 0..<50 { warnings += reader.read(bytes(["noise"])).warnings }
    warnings += reader.finish().warnings
    #expect(warnings.count == 11)
    #expect(warnings.last?.kind == .more(count: 40))
  }

  @Test func `every kind has a name, and no two the same`() {
    let kinds: [VCardWarning.Kind] = [
      .transcoded(from: "x"), .otherFormat("x"), .noCards, .lineOutsideCard, .addressBookWrapper,
      .lineWithoutColon, .headTooLong, .continuationWithoutBlank, .leadingBlank, .unclosedQuote,
      .emptyLine, .nulBytes, .foldInsideCharacter, .missingEnd, .strayEnd, .missingVersion,
      .unknownVersion("x"), .cardTooLarge(limit: 1), .tooManyLines(limit: 1), .tooDeep(limit: 1),
      .missingProperty("FN", .v3_0), .repeatedProperty("FN", .v3_0), .versionNotFirst,
      .repeatedUID("x"), .unknownCharset("x"), .undecodableText, .controlCharacters, .brokenBase64,
      .brokenDate, .invalidValue(property: "x", expected: "y", section: nil),
      .invalidParameter("x", expected: "y", section: nil), .invalidName("x"),
      .otherVersionSyntax("x", .v3_0), .otherVersionProperty("x", .v3_0), .keptAs("x", was: "y"),
      .leftOut("x"), .more(count: 1),
    ]
    let names = kinds.map { VCardWarning(line: 1, kind: $0).name }
    #expect(Set(names).count == kinds.count)
    #expect(!kinds.contains { VCardWarning(line: 1, kind: $0).sentence.isEmpty })
  }
}
