import AddressBook
import SeededRandom
import Storage
import Testing

@Suite struct PersonWritingTests {
  @Test(arguments: [VCardVersion.v3_0, .v4_0])
  func `a random person comes back from a new card`(version: VCardVersion) throws {
    for seed in 0..<400 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let person = RandomPerson.person(using: &random)
      let card = VCard(person, uid: "u-1", version: version)
      try #require(differences(Person(card), person) == [], "seed \(seed): \(card)")
      try #require(card.uid == "u-1")
    }
  }

  @Test(arguments: [VCardVersion.v3_0, .v4_0])
  func `any change of a person comes back from the updated card`(version: VCardVersion) throws {
    for seed in 0..<600 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      var person = RandomPerson.person(using: &random)
      var card = VCard(person, uid: "u-1", version: version)
      for _ in 0..<4 {
        RandomPerson.change(&person, using: &random)
        card = card.updated(with: person)
        try #require(differences(Person(card), person) == [], "seed \(seed): \(card)")
      }
      let three = card.convertedTo3().card
      try #require(differences(Person(three), person) == [], "seed \(seed): \(three)")
      try #require(three.version == .v3_0)
    }
  }

  @Test func `an update writes the lines that changed and no other`() throws {
    let card = try #require(
      oneCard(
        "N:Doe;Jo;;;", "FN:Jo Doe", "X-FIRST;A=\"b;c\":kept",
        "item1.TEL;TYPE=pref;X-ODD=1:+1-555-0100",
        "item1.X-ABLabel:Boat", "TEL;TYPE=WORK,VOICE:+1-555-0101", "X-LAST:kept"))
    var person = Person(card)
    var phones = MultiValue(of: .string)
    if case .multi(let values) = person[.phone] { phones = values }
    try phones.replaceValue(at: 0, with: .string("+1-555-0199"))
    try person.set(.multi(phones), for: .phone)
    #expect(
      card.updated(with: person).lines.map(\.description) == [
        "VERSION:3.0", "N:Doe;Jo;;;", "FN:Jo Doe", "X-FIRST;A=\"b;c\":kept",
        "item1.TEL;TYPE=pref;X-ODD=1:+1-555-0199", "item1.X-ABLabel:Boat",
        "TEL;TYPE=WORK,VOICE:+1-555-0101", "X-LAST:kept",
      ])
  }

  @Test func `an entry that goes takes its label with it and no other's`() throws {
    let card = try #require(
      oneCard(
        "N:Doe;Jo;;;", "FN:Jo Doe", "item1.TEL:1", "item1.X-ABLabel:Boat", "item2.TEL:2",
        "item2.X-ABLabel:Hut"))
    var person = Person(card)
    var phones = MultiValue(of: .string)
    if case .multi(let values) = person[.phone] { phones = values }
    try phones.remove(at: 0)
    try person.set(.multi(phones), for: .phone)
    #expect(
      card.updated(with: person).lines.map(\.description)
        == ["VERSION:3.0", "N:Doe;Jo;;;", "FN:Jo Doe", "item2.TEL:2", "item2.X-ABLabel:Hut"])
  }

  @Test func `components that a record does not have stay in the line`() throws {
    let card = try #require(
      oneCard(
        "N:Doe,Roe;Jo;Ann,Bea;;", "FN:Jo Doe", "ORG:A;B;C",
        "ADR;TYPE=work:12;Floor 3;High St;Town;;1;"))
    var person = Person(card)
    person[text: .firstName] = "Joan"
    person[text: .department] = "D"
    var addresses = MultiValue(of: .dictionary)
    try addresses.append(
      .dictionary(PostalAddress(street: "Low St", city: "Town").texts), label: .work)
    try person.set(.multi(addresses), for: .address)
    let updated = card.updated(with: person)
    #expect(
      updated.lines.map(\.description) == [
        "VERSION:3.0", "N:Doe,Roe;Joan;Ann,Bea;;", "FN:Joan Ann Bea Doe Roe", "ORG:A;D;C",
        "ADR;TYPE=work:12;Floor 3;Low St;Town;;;",
      ])
  }

  @Test func `accounts said twice, by IMPP and by X-AIM, go and come together`() throws {
    let both = try #require(oneCard("X-AIM:jo", "IMPP;X-SERVICE-TYPE=AIM:aim:jo"))
    var person = Person(both)
    #expect(person.entries(of: .instantMessage).count == 1)
    person.removeValue(for: .instantMessage)
    #expect(Person(both.updated(with: person)) == person)
    let old = try #require(oneCard("X-AIM:jo", "X-MSN:jo"))
    person = Person(old)
    let account = KeyedTexts([
      .init(key: "Service", text: "Jabber"), .init(key: "Username", text: "jo@x"),
    ])
    try person.add(.dictionary(account), label: nil, to: .instantMessage)
    #expect(differences(Person(old.updated(with: person)), person) == [])
  }

  @Test func `a 2,1 card that changes becomes 3,0`() throws {
    let card = try #require(
      oneCard(
        version: "2.1", "N;CHARSET=UTF-8;QUOTED-PRINTABLE:Gr=C3=BCn;Jo", "TEL;HOME;FAX;PREF:1",
        "X-ODD;WORK:kept"))
    var person = Person(card)
    person[text: .note] = "a;b"
    #expect(
      card.updated(with: person).lines.map(\.description) == [
        "VERSION:3.0", "N:Grün;Jo", "FN:Jo Grün", "TEL;TYPE=HOME,FAX,PREF:1",
        "X-ODD;TYPE=WORK:kept", "NOTE:a\\;b",
      ])
  }

  @Test func `a written line is at most 75 octets and ends in no character's middle`() throws {
    var person = Person()
    person[text: .note] = String(repeating: "ä花🍵", count: 60)
    for version in [VCardVersion.v3_0, .v4_0] {
      let lines = VCard(person, version: version).bytes.split(separator: 0x0A)
      for line in lines {
        #expect(line.count <= 76)
        #expect(String(validating: line, as: UTF8.self) != nil)
      }
    }
  }

  @Test func `groups are written and read in both versions`() throws {
    let group = CardGroup(
      name: "Team; all", uid: "g-1", members: ["urn:uuid:a", "mailto:b@example.com"])
    for version in [VCardVersion.v3_0, .v4_0] {
      let card = VCard(group, version: version)
      #expect(CardGroup(card) == group)
      #expect(CardGroup(card.convertedTo3().card) == group)
      var changed = group
      changed.name = "Team"
      changed.members = ["mailto:b@example.com", "urn:uuid:c"]
      #expect(CardGroup(card.updated(with: changed)) == changed)
    }
    #expect(CardGroup.bareUID("urn:uuid:a") == "a")
  }
}

@Suite struct VCardSettingTests {
  @Test func `a property is set in place, added, and taken away`() throws {
    let card = try #require(oneCard("UID:old", "FN:A", "UID:older", "X-OWN;A=b:kept"))
    let changed = card.setting("uid", to: "new; one\r\nTEL:1").setting("X-LINK\r\nTEL:2", to: "l")
    #expect(
      changed.lines.map(\.description) == [
        "VERSION:3.0", "uid:new\\; one\\nTEL:1", "FN:A", "X-OWN;A=b:kept", "X-LINKTEL2:l",
      ])
    #expect(changed.uid == "new; one\nTEL:1")
    #expect(changed.setting("UID", to: nil).uid == nil)
    #expect(card.setting("FN", to: "A") == card)
  }

  @Test func `a UID that is no URI says so in 4,0`() throws {
    let card = try #require(oneCard(version: "4.0", "FN:A"))
    #expect(card.setting("UID", to: "u1").first("UID")?.description == "UID;VALUE=text:u1")
    #expect(card.setting("UID", to: "urn:uuid:1").first("UID")?.description == "UID:urn:uuid:1")
  }
}
