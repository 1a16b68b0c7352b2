import AddressBook
import BestFriend
import Conformance
import JSON

extension Person {
  /// Reads a person as the messages carry one: texts by property, multi-values as arrays of `{label, value}`,
  /// `kind` in words, `image` as `yes` or `broken`.
  init(message: JSONValue) throws {
    self.init()
    for member in message.members ?? [] {
      switch member.name {
      case "kind": kind = member.value.string == "organization" ? .organization : .person
      case "image": imageData = member.value.string == "yes" ? Picture.valid : Picture.broken
      default: try set(member)
      }
    }
  }

  private mutating func set(_ member: JSONMember) throws {
    guard let property = PersonProperty(rawValue: member.name) else {
      throw Refusal.badArgument("person.\(member.name)", "a property of a person")
    }
    guard property.type.isMulti else {
      if property.type == .string, let text = member.value.string {
        try set(.string(text), for: property)
      }
      return
    }
    for entry in member.value.array ?? [] {
      try add(
        SingleValue(message: entry["value"] ?? nil), label: Label(message: entry), to: property)
    }
  }

  /// The person as the messages carry one.
  func message(id: RecordID) -> JSONValue {
    var members = [
      JSONMember("id", .integer(Int(id.rawValue))),
      JSONMember("name", .string(orNull: displayName)),
      JSONMember("kind", kind == .organization ? "organization" : nil),
      JSONMember("image", imageData.map { Photo($0) == .placeholder ? "broken" : "yes" } ?? nil),
    ]
    for property in properties where property != .kind && !property.isKeptByStore {
      if let value = self[property] { members.append(JSONMember(property.rawValue, value.message)) }
    }
    return .object(members)
  }
}

extension PropertyValue {
  fileprivate var message: JSONValue {
    switch self {
    case .single(let value): value.message
    case .multi(let values):
      .array(
        values.entries.map {
          [
            "label": .string(orNull: $0.label?.displayName),
            "value": $0.value.message,
          ]
        })
    }
  }
}

extension SingleValue {
  fileprivate init(message: JSONValue) {
    if let members = message.members {
      self = .dictionary(
        KeyedTexts(members.map { KeyedTexts.Pair(key: $0.name, text: $0.value.string ?? "") }))
    } else {
      self = .string(message.string ?? "")
    }
  }

  fileprivate var message: JSONValue {
    switch self {
    case .string(let text): .string(text)
    case .integer(let number): .integer(number)
    case .real(let number): .number(number)
    case .dictionary(let texts): .object(texts.pairs.map { JSONMember($0.key, .string($0.text)) })
    case .dateTime(let date):
      .object(
        [("year", date.year), ("month", date.month), ("day", date.day)].compactMap { name, part in
          part.map { JSONMember(name, .integer($0)) }
        })
    }
  }
}

extension Label {
  /// The labels that have a word of their own come as the word, others as they are.
  fileprivate init?(message entry: JSONValue) {
    guard let word = entry["label"]?.string else { return nil }
    let builtIn: [Label] = [.home, .work, .other, .mobile, .main, .iPhone, .homePage]
    self = builtIn.first { $0.displayName == word } ?? Label(rawValue: word)
  }
}

/// Pictures as small as can be.
enum Picture {
  /// The signature and header of a PNG of one pixel.
  static let valid: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0x0D, 0x49, 0x48, 0x44, 0x52, 0, 0, 0,
    1, 0, 0, 0, 1, 8, 2, 0, 0, 0, 0x90, 0x77, 0x53, 0xDE,
  ]
  /// Bytes that are no picture.
  static let broken: [UInt8] = [0x00, 0x01, 0x02]
}

extension Friend {
  /// The friend as the messages carry one.
  var message: JSONValue {
    [
      "name": .string(name), "email": .string(orNull: email),
      "zip": .string(orNull: zip), "photo": .bool(photo != .placeholder),
    ]
  }
}
