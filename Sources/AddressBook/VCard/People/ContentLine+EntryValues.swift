extension ContentLine {
  /// A telephone number as text; the scheme of a `tel:` URI is taken away.
  var telephone: String {
    withValue { value in
      let number = value.trimmed
      let start = number.starts(with: "tel:") ? 4 : 0
      return TextValue.unescaped(number[part: start..<number.count], version: version)
    }
  }

  /// What the types say of the label.
  func typeLabel(for property: PersonProperty) -> Label? {
    guard layout.flags.contains(.parameters) else { return nil }
    return withHead { head in
      var types = TypeWords()
      head.forEachParameter(after: Int(layout.nameEnd)) { parameter in
        if parameter.isType { parameter.forEachValue { types.add($0) } }
      }
      return Label(types, of: property)
    }
  }

  /// Whether a line of ``PersonProperty/relatedNames`` is a name and no reference.
  var isName: Bool { layout.property != .related || (isRelatedText && !isAgentRelation) }

  /// Whether a RELATED is a name and no reference: the default of 4.0 is a URI (RFC 6350 section
  /// 6.6.6); earlier versions had no RELATED, so there only VALUE=uri makes one.
  var isRelatedText: Bool {
    let type = values(of: "VALUE").first?.lowercased()
    return version == .v4_0 ? type == "text" : type != "uri"
  }

  var isAgentRelation: Bool { values(of: "TYPE").contains { $0.lowercased() == "agent" } }

  /// The label of RELATED: its first type as a token.
  var relationLabel: Label? {
    values(of: "TYPE").first { $0.lowercased() != "pref" }.map { type in
      let word = type.lowercased()
      return Label(token: word.prefix(1).uppercased() + word.dropFirst())
    }
  }

  /// The address, with the country code of its group's X-ABADR. Empty components are left out.
  func address(country: ContentLine?) -> KeyedTexts {
    withValue { value in
      var pairs: [KeyedTexts.Pair] = []
      pairs.reserveCapacity(6)
      var index = 0
      TextValue.split(value, at: .semicolon) { part in
        if let key = AddressPart.key(at: index), !part.isEmpty {
          let part = key == PostalAddress.Key.zip ? part.trimmed : part
          let text = TextValue.unescaped(part, version: version)
          if !text.isEmpty { pairs.append(.init(key: key, text: text)) }
        }
        index += 1
      }
      if let code = country?.trimmedString, !code.isEmpty {
        pairs.append(.init(key: PostalAddress.Key.countryCode, text: code))
      }
      return KeyedTexts(distinct: pairs)
    }
  }

  /// The date of X-ABDATE, BDAY, ANNIVERSARY or REV; nil when it cannot be understood or does not exist. Apple writes
  /// a date without year as 1604 and says so in a parameter.
  var date: PartialDate? {
    withValue { value in
      guard var date = DateValue.parse(value) else { return nil }
      if let year = date.year, isYearOmitted(year) { date.year = nil }
      return DateValue.exists(date) ? date : nil
    }
  }

  private func isYearOmitted(_ year: Int) -> Bool {
    if layout.flags.contains(.parameters), let omitted = values(of: "X-APPLE-OMIT-YEAR").first {
      return Int(omitted) == year
    }
    return year == 1604 && version != .v4_0
  }

  /// The pronunciation of the name in an old Japanese telephone's `SOUND;X-IRMC-N:last;first`; nil for another line.
  var phoneticName: [PersonProperty: String]? {
    guard layout.property == .sound,
      values(of: "TYPE").contains(where: { $0.uppercased() == "X-IRMC-N" })
    else { return nil }
    let properties: [PersonProperty] = [.lastNamePhonetic, .firstNamePhonetic, .middleNamePhonetic]
    let texts = zip(properties, components).filter { !$0.1.isEmpty }
    return Dictionary(texts) { first, _ in first }
  }
}

/// The components of ADR (RFC 6350 section 6.3.1) that an address book has a key for.
enum AddressPart {
  static let count = 7

  /// The key of a component; nil for the post office box and the extended address.
  static func key(at index: Int) -> String? {
    switch index {
    case 2: PostalAddress.Key.street
    case 3: PostalAddress.Key.city
    case 4: PostalAddress.Key.state
    case 5: PostalAddress.Key.zip
    case 6: PostalAddress.Key.country
    default: nil
    }
  }
}

/// What Android writes for things that 2.1 has no name for: the type of a row in its own table, then the row's columns.
struct AndroidCustom {
  /// The property that the row is an entry of; nil for a nickname, a birthday, and what is not understood.
  private(set) var property: PersonProperty?
  private(set) var value: SingleValue?
  private(set) var label: Label?
  private(set) var nickname: String?
  private(set) var birthday: PartialDate?

  init?(_ line: ContentLine) {
    let columns = line.components
    guard line.layout.property == .androidCustom, columns.count > 1, !columns[1].isEmpty else {
      return nil
    }
    let type = columns.count > 2 ? Int(columns[2]) ?? 0 : 0
    let custom = columns.count > 3 && !columns[3].isEmpty ? Label(rawValue: columns[3]) : nil
    switch columns[0].split(separator: "/").last {
    case "nickname": nickname = columns[1]
    case "contact_event": readEvent(columns[1], type, custom)
    case "relation":
      (property, value) = (.relatedNames, .string(columns[1]))
      label =
        AndroidCustom.relations.indices.contains(type - 1)
        ? Label(token: AndroidCustom.relations[type - 1]) : custom
    default: break
    }
  }

  private mutating func readEvent(_ text: String, _ type: Int, _ custom: Label?) {
    var text = text
    guard let date = text.withUTF8({ DateValue.parse($0) }), DateValue.exists(date) else { return }
    guard type != 3 else { return birthday = date }
    (property, value) = (.date, .dateTime(date))
    label = type == 1 ? .anniversary : type == 2 ? .other : custom
  }

  /// The types of a relation, from 1 on; 0 is a label of the user's.
  private static let relations = [
    "Assistant", "Brother", "Child", "Partner", "Father", "Friend", "Manager", "Mother", "Parent",
    "Partner", "ReferredBy", "Relative", "Sister", "Spouse",
  ]
}
