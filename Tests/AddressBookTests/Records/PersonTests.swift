import AddressBook
import Testing

/// Contracts A.3, A.4 and A.9: properties, values, pictures.
@Suite struct PersonTests {
  @Test func `types have the platform's codes (R-AB-19, R-AB-20, R-AB-21)`() {
    let single: [PropertyType] = [.invalid, .string, .integer, .real, .dateTime, .dictionary]
    #expect(single.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    #expect(single.dropFirst().map(\.multi.rawValue) == [257, 258, 259, 260, 261])
    #expect(PropertyType.string.multi.member == .string)
    #expect(PropertyType.string.multi.isMulti)
    #expect(!PropertyType.string.isMulti)
    #expect([RecordType.person, .group, .source].map(\.rawValue) == [0, 1, 2])
  }

  @Test func `each property has the type of the platform's table (R-AB-21)`() {
    let types: [PropertyType: Set<PersonProperty>] = [
      .string: [
        .firstName, .lastName, .middleName, .prefix, .suffix, .nickname, .firstNamePhonetic,
        .lastNamePhonetic, .middleNamePhonetic, .organization, .department, .jobTitle, .note,
      ],
      .dateTime: [.birthday, .creationDate, .modificationDate],
      .integer: [.kind],
      .dictionary: [.alternateBirthday],
      .string.multi: [.email, .phone, .url, .relatedNames],
      .dictionary.multi: [.address, .instantMessage, .socialProfile],
      .dateTime.multi: [.date],
    ]
    for (type, properties) in types {
      #expect(Set(PersonProperty.allCases.filter { $0.type == type }) == properties)
    }
  }

  @Test func `a property without a value answers nothing, multi-values too (R-AB-23, B-09)`() {
    let person = Person()
    #expect(PersonProperty.allCases.allSatisfy { person[$0] == nil })
    #expect(person.entries(of: .email).isEmpty)
    #expect(person.kind == .person)
  }

  @Test func `a multi-value taken out is a copy (R-AB-24, R-AB-40)`() throws {
    var person = Person()
    try person.add(.string("a@example.org"), label: .home, to: .email)
    guard case .multi(var emails) = person[.email] else {
      Issue.record("no e-mail")
      return
    }
    try emails.append(.string("b@example.org"), label: nil)
    #expect(person.entries(of: .email).count == 1)
    try person.set(.multi(emails), for: .email)
    #expect(person.entries(of: .email).count == 2)

    var address = KeyedTexts([.init(key: "City", text: "Needles")])
    try person.add(.dictionary(address), label: .home, to: .address)
    address["City"] = "Elsewhere"
    #expect(person.addresses.first?.city == "Needles")
  }

  @Test func `of equal keys the first stays, and equality has no sides`() {
    let city = KeyedTexts.Pair(key: "City", text: "Needles")
    let state = KeyedTexts.Pair(key: "State", text: "CA")
    let twice = KeyedTexts([city, .init(key: "City", text: "Barstow")])
    #expect(twice == KeyedTexts([city]))
    #expect(twice != KeyedTexts([city, state]))
    #expect(KeyedTexts([city, state]) != twice)
    #expect(KeyedTexts([state, city]) == KeyedTexts([city, state]))
  }

  @Test func `a value of the wrong type is refused and the old one stays (R-AB-26)`() throws {
    var person = Person.named("Ada")
    #expect(
      throws: RecordError(.wrongType(expected: .string, given: .integer), property: .firstName)
    ) { try person.set(.single(.integer(1)), for: .firstName) }
    #expect(throws: RecordError.self) { try person.set(.string("a"), for: .email) }
    #expect(
      throws: RecordError(.wrongType(expected: .string, given: .real))
    ) { try person.add(.real(1), label: nil, to: .email) }
    #expect(person[.firstName] == .string("Ada"))
    #expect(person[.email] == nil)
  }

  @Test func `removing a value twice is fine (R-AB-27)`() throws {
    let record = PersonRecord("Ada")
    try record.removeValue(for: .firstName)
    try record.removeValue(for: .firstName)
    #expect(record.value(of: .firstName) == nil)
  }

  @Test(arguments: [PersonProperty.creationDate, .modificationDate])
  func `the store's own dates are not for others to write (R-AB-29)`(_ date: PersonProperty) {
    let record = PersonRecord("Ada")
    let error = RecordError(.keptByStore, property: date)
    #expect(throws: error) { try record.set(.single(.dateTime(PartialDate(year: 1))), for: date) }
    #expect(throws: error) { try record.removeValue(for: date) }
  }

  @Test func `people are equal whatever the order of setting`() throws {
    let values: [(PersonProperty, String)] = [
      (.firstName, "Ada"), (.lastName, "Lovelace"), (.note, ""),
    ]
    var (one, other) = (Person(), Person())
    for (property, text) in values { one[text: property] = text }
    for (property, text) in values.reversed() { other[text: property] = text }
    #expect(one == other)
    #expect(one.hashValue == other.hashValue)
    other.imageData = []
    #expect(one != other)
  }

  @Test func `a picture is any bytes, seen before the save (R-AB-63, R-AB-64, R-AB-65)`() throws {
    let record = PersonRecord("Ada")
    #expect(!record.person.hasImageData)
    #expect(record.person.imageData == nil)
    try record.setImageData([1, 2, 3])
    #expect(record.person.hasImageData)
    try record.setImageData([4])
    #expect(record.person.imageData == [4])
    try record.setImageData(nil)
    #expect(!record.person.hasImageData)
  }

  @Test func `the names of properties are words for a screen (R-AB-49)`() {
    #expect(PersonProperty.firstName.displayName == "First")
    #expect(PersonProperty.nickname.displayName == "Nickname")
    #expect(Set(PersonProperty.allCases.map(\.displayName)).count == PersonProperty.allCases.count)
  }
}
