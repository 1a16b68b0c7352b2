import AddressBook
import SeededRandom
import Storage
import StorageTesting
import Testing

/// What goes in comes out, on every backing, before and after reopening.
@Suite struct SameEverywhereTests {
  @Test(arguments: 0..<60)
  func `random people and groups are the same in every store, before and after reopening`(
    _ seed: Int
  ) throws {
    let stores = try [Store(.memory), Store(.file), Store(.vdir)]
    for step in 0..<4 {
      for store in stores {
        var random = SplitMix64(seed: UInt64(seed * 10 + step))
        try store.change(&random)
      }
      let expected = stores[0].facts
      for store in stores {
        let (place, reopened) = ("seed \(seed), step \(step)", try store.reopenedFacts())
        expectSame(store.facts, expected, "\(place), \(store.backing)")
        expectSame(reopened, expected, "\(place), \(store.backing) reopened")
      }
      guard stores.allSatisfy({ $0.facts == expected }) else { return }
    }
  }

  @Test func `what no store can keep is refused with its cause, and the old value stays`() throws {
    let record = PersonRecord("Ada")
    func refused(
      _ reason: RecordError.Reason, _ value: PropertyValue, _ property: PersonProperty
    ) {
      let before = record.person
      #expect(throws: RecordError(reason, property: property)) {
        try record.set(value, for: property)
      }
      #expect(record.person == before)
    }
    for scalar in ["\0", "\u{7}", "\u{1B}", "\u{1F}", "\u{7F}"] as [Unicode.Scalar] {
      refused(.controlCharacter(scalar), .string("a\(scalar)"), .note)
      let numbers = try MultiValue([(.string("1"), Label(rawValue: "\(scalar)"))], of: .string)
      refused(.controlCharacter(scalar), .multi(numbers), .phone)
      let address = SingleValue.dictionary(PostalAddress(city: "\(scalar)").texts)
      refused(
        .controlCharacter(scalar), .multi(try MultiValue([(address, nil)], of: .dictionary)),
        .address)
      let group = GroupRecord(name: "Friends")
      #expect(throws: RecordError(.controlCharacter(scalar))) {
        try group.rename(to: "a\(scalar)")
      }
      #expect(group.name == "Friends")
    }
    for property in [PersonProperty.address, .instantMessage, .socialProfile] {
      let texts = SingleValue.dictionary(KeyedTexts([.init(key: "service", text: "x")]))
      refused(
        .unknownKey("service"), .multi(try MultiValue([(texts, nil)], of: .dictionary)), property)
    }
    let dates = [
      PartialDate(year: 1990, day: 5), PartialDate(month: 2, day: 30), PartialDate(month: 13),
      PartialDate(year: 2023, month: 2, day: 29), PartialDate(year: 10_000), PartialDate(day: 0),
      PartialDate(minute: 5), PartialDate(hour: 24), PartialDate(hour: 1, second: 1),
      PartialDate(year: 1990, utcOffset: 0),
    ]
    for date in dates { refused(.impossibleDate(date), .single(.dateTime(date)), .birthday) }
    refused(.unknownCode(7), .single(.integer(7)), .kind)
  }

  @Test
  func `an entry that another program wrote with a control character stays while others change`()
    throws
  {
    let card = "BEGIN:VCARD\r\nVERSION:3.0\r\nN:;Ada;;;\r\nTEL:1\u{7}\r\nEND:VCARD\r\n"
    let ada = try #require(PersonRecord.importing(Array(card.utf8)).people.first)
    guard case .multi(var numbers) = ada.value(of: .phone) else {
      Issue.record("no phone")
      return
    }
    try numbers.append(.string("2"), label: .home)
    try ada.set(.multi(numbers), for: .phone)
    #expect(ada.person.entries(of: .phone).map(\.value) == [.string("1\u{7}"), .string("2")])
  }

  @Test func `values are kept in one form`() throws {
    var person = Person()
    try person.set(.string("a\r\nb\rc\n"), for: .note)
    #expect(person[.note] == .string("a\nb\nc\n"))
    let numbers: [(SingleValue, Label?)] = [
      (.string(" \t"), .home), (.string("  tel:TEL: +1 2 "), ""), (.string("3"), "a\r\nb"),
      (.string("4"), Label(rawValue: "_$!!$_")), (.string("5"), Label(token: "iPhone")),
    ]
    try person.set(.multi(MultiValue(numbers, of: .string)), for: .phone)
    #expect(
      person.entries(of: .phone).map(\.value) == ["+1 2", "3", "4", "5"].map { .string($0) })
    #expect(person.entries(of: .phone).map(\.label) == [nil, "a\nb", nil, .iPhone])
    try person.set(.multi(MultiValue([(.string(" "), nil)], of: .string)), for: .phone)
    #expect(person[.phone] == nil)
    let address = PostalAddress(street: " ", city: "", zip: " 1 ", countryCode: "\tus")
    try person.add(.dictionary(address.texts), label: nil, to: .address)
    #expect(person.addresses == [PostalAddress(street: " ", zip: "1", countryCode: "us")])
    try person.set(.single(.dateTime(PartialDate(year: 1604, month: 2, day: 29))), for: .birthday)
    #expect(person[.birthday] == .single(.dateTime(PartialDate(month: 2, day: 29))))
    person[text: .firstName] = "A\u{0}d\u{7F}a"
    #expect(person[.firstName] == .string("Ada"))
    #expect(PersonRecord(Person(), uid: " \t").uid == nil)
    #expect(PersonRecord(Person(), uid: " a\u{0}\r\nb ").uid == "a\nb")
    #expect(GroupRecord(name: "a\u{0}\r\nb").name == "a\nb")
  }
}

/// Prints only what differs.
private func expectSame(_ found: [RecordText], _ expected: [RecordText], _ place: String) {
  let missing = expected.filter { !found.contains($0) }
  let odd = found.filter { !expected.contains($0) }
  #expect(found == expected, "\(place): \(odd) instead of \(missing)")
}

extension MultiValue {
  fileprivate init(_ entries: [(SingleValue, Label?)], of type: PropertyType) throws {
    self.init(of: type)
    for (value, label) in entries { try append(value, label: label) }
  }
}

/// One store that random changes are made to.
private final class Store {
  let backing: Backing
  private let library: Library
  private let book: WorkingCopy

  init(_ backing: Backing) throws {
    self.backing = backing
    library = try Library(backing)
    book = try library.copy()
  }

  /// Adds, changes and removes people and groups, and saves. Equal seeds make equal changes.
  func change(_ random: inout SplitMix64) throws {
    for _ in 0..<Int.random(in: 1...4, using: &random) { try add(&random) }
    for record in book.people() where Int.random(in: 0..<3, using: &random) == 0 {
      OddPerson.change(record, &random)
    }
    if let record = book.people().randomElement(using: &random),
      Int.random(in: 0..<4, using: &random) == 0
    {
      try book.remove(record)
    }
    try changeGroups(&random)
    try book.save()
  }

  private func add(_ random: inout SplitMix64) throws {
    let uid = Int.random(in: 0..<3, using: &random) > 0 ? nil : OddPerson.text(&random)
    let record =
      OddPerson.card(&random).map { PersonRecord($0) } ?? PersonRecord(Person(), uid: uid)
    for _ in 0..<Int.random(in: 1...6, using: &random) { OddPerson.change(record, &random) }
    try book.add(record)
  }

  private func changeGroups(_ random: inout SplitMix64) throws {
    if Int.random(in: 0..<2, using: &random) == 0 {
      try book.add(GroupRecord(name: OddPerson.text(&random)))
      try book.save()
    }
    for group in book.groups().sorted(by: { $0.id < $1.id }) {
      if Int.random(in: 0..<3, using: &random) == 0 {
        try? group.rename(to: OddPerson.text(&random))
      }
      for person in book.people() where Int.random(in: 0..<3, using: &random) == 0 {
        let isMember = group.members.contains { $0 === person }
        _ =
          try isMember
          ? book.removeMember(person, from: group) : book.addMember(person, to: group)
      }
    }
    let people = book.people()
    if people.count > 1, Int.random(in: 0..<3, using: &random) == 0 {
      try book.link(people[0], people[people.count - 1])
    }
  }

  var facts: [RecordText] { Store.facts(book) }

  /// What another process reads.
  func reopenedFacts() throws -> [RecordText] {
    switch backing {
    case .file: Store.facts(WorkingCopy(of: try FileDatabase(on: library.disk)))
    case .vdir: Store.facts(WorkingCopy(of: try VdirDatabase(on: library.disk)))
    default: Store.facts(try library.copy())
    }
  }

  private static func facts(_ book: WorkingCopy) -> [RecordText] {
    let people = book.people().sorted { $0.id < $1.id }.flatMap { record in
      let head =
        "\(record.id) uid \(record.uid ?? "none") picture \(String(describing: record.person.imageData))"
      let links = book.linkedPeople(of: record).map(\.id.description).sorted()
      return [RecordText("\(head) linked \(links)")]
        + record.person.properties.map { RecordText("\($0) \(text(record.person[$0]))") }
    }
    let groups = book.groups().sorted { $0.id < $1.id }.map { group in
      RecordText("group \(group.id) \(group.name) \(group.members.map(\.id).sorted())")
    }
    return people + groups
  }

  private static func text(_ value: PropertyValue?) -> String {
    guard case .multi(let values) = value else {
      guard case .single(let value) = value else { return "none" }
      return text(value)
    }
    return values.entries.map { "\($0.label.map(\.rawValue) ?? "none"): \(text($0.value))" }
      .joined(separator: " | ")
  }

  private static func text(_ value: SingleValue) -> String {
    guard let texts = value.texts else { return "\(value)" }
    return texts.pairs.map { "\($0.key)=\($0.text)" }.sorted().joined(separator: "; ")
  }
}

/// A text that is equal to another one only where its bytes are.
private struct RecordText: Equatable, CustomStringConvertible {
  let description: String
  init(_ text: String) { description = text }

  static func == (left: RecordText, right: RecordText) -> Bool {
    Array(left.description.utf8) == Array(right.description.utf8)
  }
}

/// Values that formats stumble over, and what may not be set at all.
private enum OddPerson {
  static func text(_ random: inout SplitMix64) -> String {
    let texts = [
      "A", " ", "  x", "x  ", "", "a;b", "a,b", "a\\b", "a\\nb", "a\nb", "a\r\nb", "a\rb", "\n",
      "a:b", "\"q\"", "'", "^n", "e\u{301}", "\u{E9}", "\u{FEFF}x", "\u{2028}", "\u{85}", "\u{A0}",
      "\t", "x\ty", "👩‍👩‍👧", String(repeating: "𝒜", count: 40), String(repeating: "x", count: 90),
      String(repeating: "ä", count: 60), "=3D", "=", "a=\n", "data:x", "BEGIN:VCARD", "END:VCARD",
      "null", "\u{200B}", "שלום", "\u{202E}abc", "%41", "http://x/?a=1;b", "tel:+1", "TEL: 1",
      "\u{1F}", "\0", "urn:uuid:1", "1", "pref", "PREF,x", "\\", "\\,", "\\;", ",", ";", "^'", "^^",
      "\"", " \"", "x\n ", "\n\n", "1604", "x-apple", "AIM", "Jabber", "twitter", "item1.TEL:1",
      "é\u{301}", "a\u{0300}\u{0323}", "uid-1-1", "file:uid-1-1.vcf",
    ]
    let text = texts.randomElement(using: &random) ?? ""
    return Int.random(in: 0..<6, using: &random) == 0
      ? text + (texts.randomElement(using: &random) ?? "") : text
  }

  static func change(_ record: PersonRecord, _ random: inout SplitMix64) {
    let properties = PersonProperty.allCases.filter { !$0.isKeptByStore }
    guard let property = properties.randomElement(using: &random) else { return }
    if Int.random(in: 0..<8, using: &random) == 0 {
      try? record.setImageData(
        [nil, [], [1, 2, 3], [0xFF, 0xD8, 0xFF]].randomElement(using: &random) ?? nil)
    }
    guard Int.random(in: 0..<6, using: &random) > 0 else {
      try? record.removeValue(for: property)
      return
    }
    guard property.type.isMulti else {
      try? record.set(.single(value(property, &random)), for: property)
      return
    }
    var values = MultiValue(of: property.type)
    if case .multi(let old) = record.value(of: property) { values = old }
    if !values.isEmpty, Int.random(in: 0..<3, using: &random) == 0 {
      try? values.remove(at: Int.random(in: 0..<values.count, using: &random))
    }
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let place = Int.random(in: 0...values.count, using: &random)
      _ = try? values.insert(value(property, &random), label: label(&random), at: place)
    }
    try? record.set(.multi(values), for: property)
  }

  private static func value(
    _ property: PersonProperty, _ random: inout SplitMix64
  ) -> SingleValue {
    switch property.type.member {
    case .dateTime: .dateTime(date(&random))
    case .integer: .integer(Int.random(in: 0...2, using: &random))
    case .dictionary: .dictionary(texts(property, &random))
    default: .string(text(&random))
    }
  }

  private static func texts(
    _ property: PersonProperty, _ random: inout SplitMix64
  ) -> KeyedTexts {
    let keys =
      switch property {
      case .address: ["Street", "City", "State", "ZIP", "Country", "CountryCode"]
      case .instantMessage: ["Service", "Username"]
      case .socialProfile: ["Service", "Username", "URL", "UserIdentifier"]
      default: ["calendarIdentifier", "year", "a;b", "\u{E9}", "e\u{301}"]
      }
    var texts = KeyedTexts()
    for key in keys + ["Odd"] where Int.random(in: 0..<(key == "Odd" ? 20 : 2), using: &random) == 0
    {
      texts[key] = text(&random)
    }
    return texts
  }

  private static func date(_ random: inout SplitMix64) -> PartialDate {
    func part(_ range: ClosedRange<Int>) -> Int? {
      Int.random(in: 0..<3, using: &random) == 0 ? nil : Int.random(in: range, using: &random)
    }
    var date = PartialDate(
      year: part(1600...1610), month: part(1...13), day: part(1...31))
    if Int.random(in: 0..<3, using: &random) == 0 {
      date.hour = part(0...24)
      date.minute = part(0...59)
      date.second = part(0...60)
      date.utcOffset = [nil, 0, 90, -330, 1439].randomElement(using: &random) ?? nil
    }
    return date
  }

  private static func label(_ random: inout SplitMix64) -> Label? {
    let labels: [Label?] = [
      nil, .home, .work, .other, .mobile, .main, .homeFax, .workFax, .otherFax, .pager, .iPhone,
      .homePage, .anniversary, Label(token: "iPhone"), "", "_$!!$_", "Home", "HOME", "pref", "X-1",
      "internet", "cell",
    ]
    guard Int.random(in: 0..<2, using: &random) == 0 else {
      return labels.randomElement(using: &random) ?? nil
    }
    return Label(rawValue: text(&random))
  }

  /// A card of another program, now and then.
  static func card(_ random: inout SplitMix64) -> VCard? {
    let cards = [
      "VERSION:4.0\r\nN:Vale;Ida;;;\r\nFN:Ida Vale\r\nTEL;VALUE=uri;TYPE=cell:tel:+1-2\r\nEMAIL;PREF=1:a@b.c",
      "VERSION:2.1\r\nN:Vale;Ida\r\nTEL;HOME;FAX:1\r\nADR;WORK:;;Street;City;;9;\r\nBDAY:19900228",
      "VERSION:3.0\r\nN:Vale;Ida;;;\r\nFN:Ida\r\nitem1.EMAIL:x@y.z\r\nitem1.X-ABLabel:Boat\r\n"
        + "item2.ADR:;;a;b;c;d;e\r\nitem2.X-ABADR:us\r\nX-AIM:ida\r\nNICKNAME:a,b",
    ]
    guard Int.random(in: 0..<4, using: &random) == 0,
      let lines = cards.randomElement(using: &random)
    else { return nil }
    return VCard.parse(Array("BEGIN:VCARD\r\n\(lines)\r\nEND:VCARD\r\n".utf8)).cards.first
  }
}
