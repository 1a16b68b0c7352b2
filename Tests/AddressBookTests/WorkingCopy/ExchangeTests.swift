import AddressBook
import Testing

/// Contracts A.12: vCards in and out.
@Suite struct ExchangeTests {
  private let file = """
    BEGIN:VCARD\r
    VERSION:3.0\r
    N:Lovelace;Ada;;;\r
    FN:Ada Lovelace\r
    UID:ada\r
    X-KEPT;X-P=1:a\\,b\r
    END:VCARD\r
    BEGIN:VCARD\r
    VERSION:4.0\r
    FN:Ben\r
    END:VCARD\r
    BEGIN:VCARD\r
    VERSION:4.0\r
    KIND:group\r
    FN:Friends\r
    END:VCARD\r

    """

  @Test(arguments: Backing.allCases)
  func
    `import gives one new person a card, which is stored once it is added and saved (R-AB-74, R-AB-75)`(
      _ backing: Backing
    ) throws
  {
    let library = try Library(backing)
    let book = try library.copy()
    let (people, warnings) = PersonRecord.importing(Array(file.utf8))
    #expect(warnings.isEmpty)
    #expect(people.map(\.person.displayName) == ["Ada Lovelace", "Ben"])
    #expect(people.allSatisfy { $0.state == .draft && $0.id == .invalid })
    #expect(!book.hasUnsavedChanges)
    for person in people { try book.add(person) }
    try book.save()
    let later = try library.copy()
    #expect(later.people().map(\.uid?.isEmpty) == [false, false])
    #expect(later.person(uid: "ada")?.person[text: .lastName] == "Lovelace")
  }

  @Test func `unsaved people are exported as vCard 3.0 (R-AB-75)`() throws {
    let bytes = PersonRecord.exporting([PersonRecord("Ada", "Lovelace"), PersonRecord("Ben")])
    let cards = VCard.parse(bytes).cards
    #expect(cards.map(\.version) == [.v3_0, .v3_0])
    #expect(cards.map { Person($0).displayName } == ["Ada Lovelace", "Ben"])
    #expect(PersonRecord.exporting([]).isEmpty)
  }

  @Test(arguments: Backing.allCases)
  func `what a card says beyond a person's properties goes in and out again`(
    _ backing: Backing
  ) throws {
    let library = try Library(backing)
    let book = try library.copy()
    let ada = PersonRecord.importing(Array(file.utf8)).people[0]
    #expect(ada.card.description == file.components[0])
    try book.add(ada)
    try book.save()
    try ada.set(.string("Augusta"), for: .firstName)
    #expect(ada.card.first("X-KEPT")?.description == "X-KEPT;X-P=1:a\\,b")
    #expect(ada.card.first("N")?.description == "N:Lovelace;Augusta;;;")
    try book.save()
    let later = try library.copy()
    let found = try #require(later.person(uid: "ada"))
    #expect(found.card.first("X-KEPT")?.description == "X-KEPT;X-P=1:a\\,b")
    #expect(found.card.first("N")?.description == "N:Lovelace;Augusta;;;")
    #expect(found.card.lines(named: "UID").count == 1)
  }
}

extension String {
  /// The cards of a file as texts.
  fileprivate var components: [String] {
    VCard.parse(Array(utf8)).cards.map(\.description)
  }
}
