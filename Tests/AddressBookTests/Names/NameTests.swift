import AddressBook
import Testing

/// Contracts A.7: names as they are shown.
@Suite struct NameTests {
  @Test func `the composite name joins the present parts (R-AB-50)`() {
    var person = Person()
    #expect(person.compositeName() == nil, "nil, not an empty text")
    person[text: .organization] = "Inn"
    #expect(person.compositeName() == "Inn")
    person[text: .lastName] = "Smith"
    #expect(person.compositeName() == "Smith")
    person[text: .firstName] = "John"
    person[text: .middleName] = "Q"
    person[text: .prefix] = "Dr."
    person[text: .suffix] = "Jr."
    #expect(person.compositeName() == "Dr. John Q Smith Jr.")
    #expect(person.compositeName(.lastNameFirst) == "Dr. Smith John Q Jr.")
    person.kind = .organization
    #expect(person.compositeName() == "Inn")
    person[text: .organization] = nil
    #expect(person.compositeName() == "Dr. John Q Smith Jr.")
  }

  @Test func `blank parts are no parts`() {
    var person = Person()
    person[text: .firstName] = " \n"
    person[text: .lastName] = ""
    #expect(person.displayName == nil)
    person[text: .lastName] = "  Smith\t"
    #expect(person.displayName == "Smith")
  }

  @Test
  func `the display name falls back to organization, nickname and first e-mail, never to "(null)"`()
    throws
  {
    var person = Person()
    #expect(person.displayName == nil)
    try person.add(.string("a@example.org"), label: nil, to: .email)
    try person.add(.string("b@example.org"), label: .home, to: .email)
    #expect(person.displayName == "a@example.org")
    person[text: .nickname] = "Ace"
    #expect(person.displayName == "Ace")
    person[text: .organization] = "Inn"
    #expect(person.displayName == "Inn")
    person[text: .lastName] = "Smith"
    #expect(person.displayName == "Smith")
  }

  @Test func `the script of a name decides what comes first and what stands between (R-AB-51)`() {
    let people = [
      Person.named("Ada", "Lovelace"), .named("太郎", "山田"), .named("Ada", "山田"), Person(),
    ]
    for preference in [NameFormat.firstNameFirst, .lastNameFirst] {
      #expect(
        people.map { $0.compositeNameFormat(preference) } == [
          preference, .lastNameFirst, preference, preference,
        ])
    }
    #expect(people.map(\.compositeNameDelimiter) == [" ", "", " ", " "])
    #expect(people.map(\.displayName) == ["Ada Lovelace", "山田太郎", "Ada 山田", nil])
    #expect([NameFormat.firstNameFirst, .lastNameFirst].map(\.rawValue) == [0, 1])
  }

  @Test func `people are compared by the name that the ordering puts first (R-AB-52)`() {
    let (ada, ben) = (Person.named("Ada", "Young"), Person.named("Ben", "Abbot"))
    #expect(Person.compareByName(ada, ben, by: .byFirstName) == .less)
    #expect(Person.compareByName(ada, ben, by: .byLastName) == .greater)
    #expect(
      Person.compareByName(.named("ADA"), .named("áda"), by: .byFirstName) == .equal)
    #expect([SortOrdering.byFirstName, .byLastName].map(\.rawValue) == [0, 1])
    #expect([NameComparison.less, .equal, .greater].map(\.rawValue) == [-1, 0, 1])
  }
}
