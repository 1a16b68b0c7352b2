import AddressBook
import SeededRandom
import Storage

/// People with values that formats stumble over.
enum RandomPerson {
  static func person(using random: inout SplitMix64) -> Person {
    var person = Person()
    for _ in 0..<Int.random(in: 0...12, using: &random) { change(&person, using: &random) }
    return person
  }

  /// Sets, changes or removes one property.
  static func change(_ person: inout Person, using random: inout SplitMix64) {
    let property = pick(properties, &random)
    switch property.type {
    case .string:
      person[text: property] = chance(5, &random) ? nil : text(&random)
    case .dateTime: person.setDate(chance(5, &random) ? nil : pick(dates, &random), property)
    case .integer:
      person.removeValue(for: .kind)
      if chance(2, &random) { person.kind = .organization }
    default: changeEntries(of: property, &person, &random)
    }
    if chance(8, &random) { person.imageData = chance(3, &random) ? nil : pick(pictures, &random) }
  }

  private static func changeEntries(
    of property: PersonProperty, _ person: inout Person, _ random: inout SplitMix64
  ) {
    var entries = person.entries(of: property).map { ($0.label, $0.value) }
    switch Int.random(in: 0..<5, using: &random) {
    case 0 where !entries.isEmpty:
      entries.remove(at: Int.random(in: 0..<entries.count, using: &random))
    case 1: entries.shuffle(using: &random)
    case 2 where !entries.isEmpty:
      entries[Int.random(in: 0..<entries.count, using: &random)].1 = value(property, &random)
    case 3 where !entries.isEmpty && property != .socialProfile:
      entries[Int.random(in: 0..<entries.count, using: &random)].0 = pick(labels, &random)
    default:
      let label = property == .socialProfile ? nil : pick(labels, &random)
      let place = Int.random(in: 0...entries.count, using: &random)
      entries.insert((label, value(property, &random)), at: place)
    }
    var values = MultiValue(of: property.type)
    for (label, value) in entries { _ = try? values.append(value, label: label) }
    if entries.isEmpty {
      person.removeValue(for: property)
    } else {
      try? person.set(.multi(values), for: property)
    }
  }

  private static func value(
    _ property: PersonProperty, _ random: inout SplitMix64
  ) -> SingleValue {
    switch property {
    case .address:
      .dictionary(
        PostalAddress(
          street: text(&random), city: chance(2, &random) ? text(&random) : nil,
          zip: chance(2, &random) ? "12345" : nil,
          country: chance(3, &random) ? text(&random) : nil,
          countryCode: chance(2, &random) ? "us" : nil
        ).texts)
    case .instantMessage:
      .dictionary(
        KeyedTexts([
          .init(key: "Service", text: pick(["Jabber", "AIM", "Own; \"service\""], &random)),
          .init(key: "Username", text: pick(["jo@example.com", "a%b", "jo:x"], &random)),
        ]))
    case .socialProfile:
      .dictionary(
        KeyedTexts([
          .init(key: "URL", text: "http://example.com/\(Int.random(in: 0..<9, using: &random))"),
          .init(key: "Service", text: pick(["twitter", "x-own"], &random)),
          .init(key: "Username", text: text(&random)),
        ]))
    case .date: .dateTime(pick(dates, &random))
    case .phone, .email: .string(pick(["+1-555-0100", "a@b.example", "0", "1,2;3\\"], &random))
    default: .string(text(&random))
    }
  }

  private static func text(_ random: inout SplitMix64) -> String {
    (0..<Int.random(in: 1...4, using: &random)).map { _ in pick(words, &random) }.joined()
  }

  private static func pick<T>(_ values: [T], _ random: inout SplitMix64) -> T {
    values[Int.random(in: 0..<values.count, using: &random)]
  }

  private static func chance(_ count: Int, _ random: inout SplitMix64) -> Bool {
    Int.random(in: 0..<count, using: &random) == 0
  }

  private static let properties: [PersonProperty] = [
    .firstName, .lastName, .middleName, .prefix, .suffix, .nickname, .firstNamePhonetic,
    .organization, .department, .jobTitle, .note, .birthday, .modificationDate, .creationDate,
    .kind, .email, .phone, .phone, .url, .relatedNames, .address, .address, .instantMessage,
    .socialProfile, .date,
  ]

  private static let words = [
    "Jo", "Grün", "花子", "🍵", ";", ",", "\\", "\n", "\"", "^n", ":", " x", "=3D", "a\\nb",
    "e\u{301}",
    "é", "long long long long long long long long long long text", "TEL:1",
  ]

  private static let labels: [Label?] = [
    nil, .home, .work, .other, .mobile, .main, .homeFax, .workFax, .otherFax, .pager, .iPhone,
    .homePage, .anniversary, "Boat", "Home", "a;b,c\\", "x\nURL:evil",
  ]

  private static let dates = [
    PartialDate(year: 1985, month: 4, day: 12), PartialDate(month: 5, day: 9),
    PartialDate(year: 1985), PartialDate(year: 1985, month: 4), PartialDate(day: 9),
    PartialDate(
      year: 2024, month: 1, day: 2, hour: 3, minute: 4, second: 5, utcOffset: 0),
    PartialDate(
      year: 2024, month: 1, day: 2, hour: 3, minute: 4, second: 5, utcOffset: -330),
    PartialDate(hour: 10, minute: 22), PartialDate(month: 5),
  ]

  private static let pictures: [[UInt8]] = [
    [0xFF, 0xD8, 0xFF, 0xE0], [0x89, 0x50, 0x4E, 0x47, 1], [1, 2, 3], [0],
    Array(repeating: 7, count: 200),
  ]
}

extension Person {
  fileprivate mutating func setDate(_ date: PartialDate?, _ property: PersonProperty) {
    if let date {
      store(.single(.dateTime(date)), for: property)
    } else {
      removeValue(for: property)
    }
  }
}
