import AddressBook
import AddressBookUI
import Testing

@Suite struct CardContentsTests {
  @Test func `a card shows every value with its label and identifier`() throws {
    let card = CardContents(of: try .kate())
    #expect(card.name == "Kate Bell")
    #expect(!card.hasPicture)
    #expect(
      card.lines.map { "\($0.value.property) \($0.value.identifier) \($0.label): \($0.text)" } == [
        "note -1 Note: Met in Needles", "email 0 work: kate@example.com",
        "phone 0 mobile: 555-1234", "phone 1 Boat: 555-4321",
        "url 0 home page: https://example.com",
        "address 0 home: 165 Davis Street\nHillsborough 94010",
      ])
  }

  @Test func `a value without a label is shown under its property's name`() throws {
    var person = Person()
    try person.add(.string("555"), label: nil, to: .phone)
    #expect(CardContents(of: person).lines.map(\.label) == ["Phone"])
    #expect(CardContents(of: person).name == nil)
  }

  @Test func `dates say what is known and dictionaries what they hold`() throws {
    var person = Person()
    try person.set(.single(.dateTime(PartialDate(month: 2, day: 9))), for: .birthday)
    let account = KeyedTexts([
      KeyedTexts.Pair(key: "Service", text: "Jabber"),
      KeyedTexts.Pair(key: "Username", text: "kate"),
    ])
    try person.add(.dictionary(account), label: .home, to: .instantMessage)
    #expect(CardContents(of: person).lines.map(\.text) == ["--02-09", "Jabber\nkate"])
  }

  @Test func `the default action follows the property`() throws {
    let kate = try Person.kate()
    let address = PostalAddress(street: "165 Davis Street", city: "Hillsborough", zip: "94010")
    let expected: [(PersonProperty, DefaultAction?)] = [
      (.phone, .call("555-1234")), (.email, .mail("kate@example.com")),
      (.url, .open("https://example.com")), (.address, .map(address)), (.note, nil),
    ]
    for (property, action) in expected {
      let identifier: Int32 = property.type.isMulti ? 0 : -1
      let value = PersonValue(property, identifier: identifier)
      #expect(DefaultAction(of: value, in: kate) == action)
    }
    #expect(DefaultAction(of: PersonValue(.phone, identifier: 7), in: kate) == nil)
  }
}
