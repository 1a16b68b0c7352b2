import AddressBook
import Testing

/// Texts are kept and compared scalar by scalar, never by canonical equivalence (R-AB-40).
@Suite struct ExactTextTests {
  private let composed = "Zo\u{EB}"
  private let decomposed = "Zoe\u{308}"

  @Test(arguments: Backing.allCases)
  func `a name, a label, a key and a group's name that are respelt are saved`(
    _ backing: Backing
  ) throws {
    let library = try Library(backing)
    let book = try library.copy()
    let zoe = PersonRecord()
    try zoe.set(.string(composed), for: .firstName)
    try zoe.set(.multi(emails(composed)), for: .email)
    try zoe.set(.multi(homes(composed)), for: .address)
    let group = GroupRecord(name: composed)
    try book.add(zoe)
    try book.add(group)
    try book.save()
    #expect(try spellings(of: library.copy()) == Array(repeating: composed.scalars, count: 4))

    try zoe.set(.string(decomposed), for: .firstName)
    try zoe.set(.multi(emails(decomposed)), for: .email)
    try zoe.set(.multi(homes(decomposed)), for: .address)
    try group.rename(to: decomposed)
    #expect(book.hasUnsavedChanges)
    let report = try book.save()
    #expect(report.updated == [zoe.id] && report.updatedGroups == [group.id])
    #expect(try spellings(of: library.copy()) == Array(repeating: decomposed.scalars, count: 4))
  }

  @Test(arguments: Backing.allCases)
  func `two UIDs that are spelt differently are two people`(_ backing: Backing) throws {
    let library = try Library(backing)
    let book = try library.copy()
    for uid in [composed, decomposed] { try book.add(PersonRecord(.named(uid), uid: uid)) }
    try book.save()
    let later = try library.copy()
    #expect(later.person(uid: composed)?.first?.scalars == composed.scalars)
    #expect(later.person(uid: decomposed)?.first?.scalars == decomposed.scalars)
  }

  @Test func `values are equal only where their scalars are`() {
    #expect(SingleValue.string(composed) != .string(decomposed))
    #expect(Label(rawValue: composed) != Label(rawValue: decomposed))
    #expect(Set([Label(rawValue: composed), Label(rawValue: decomposed)]).count == 2)
    let (one, other) = (
      KeyedTexts.Pair(key: "k", text: composed), KeyedTexts.Pair(key: "k", text: decomposed)
    )
    #expect(one != other)
    #expect(KeyedTexts([one]) != KeyedTexts([other]))
    #expect(KeyedTexts([.init(key: composed, text: "")])[decomposed] == nil)
    #expect(Person.named(composed) != Person.named(decomposed))
  }

  private func emails(_ label: String) throws -> MultiValue {
    var values = MultiValue(of: .string)
    try values.append(.string("zoe@example.org"), label: Label(rawValue: label))
    return values
  }

  private func homes(_ city: String) throws -> MultiValue {
    var values = MultiValue(of: .dictionary)
    try values.append(.dictionary(PostalAddress(city: city).texts), label: .home)
    return values
  }

  private func spellings(of book: WorkingCopy) -> [[Unicode.Scalar]] {
    guard let zoe = book.people().first?.person, let group = book.groups().first else { return [] }
    return [
      zoe[text: .firstName], zoe.entries(of: .email).first?.label?.rawValue,
      zoe.addresses.first?.city, group.name,
    ].map { $0?.scalars ?? [] }
  }
}

extension String {
  fileprivate var scalars: [Unicode.Scalar] { Array(unicodeScalars) }
}
