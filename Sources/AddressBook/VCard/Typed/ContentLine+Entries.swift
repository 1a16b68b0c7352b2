extension ContentLine {
  /// The text without blanks at its ends.
  var trimmedString: String {
    withValue { TextValue.unescaped($0.trimmed, version: version) }
  }

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

  /// Whether a RELATED is a name and no reference: the default of 4.0 is a URI (RFC 6350 section
  /// 6.6.6); earlier versions had no RELATED, so there only VALUE=uri makes one.
  var isRelatedText: Bool {
    let type = values(of: "VALUE").first?.lowercased()
    return version == .v4_0 ? type == "text" : type != "uri"
  }

  var isAgentRelation: Bool { values(of: "TYPE").contains { $0.lowercased() == "agent" } }

  /// The label of RELATED: its first type as a token.
  var relationLabel: Label? {
    values(of: "TYPE").first.map { type in
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

  /// The date of X-ABDATE, BDAY, ANNIVERSARY or REV; nil when it cannot be understood. Apple writes
  /// a date without year as 1604.
  var date: PartialDate? {
    withValue { value in
      guard var date = DateValue.parse(value) else { return nil }
      if date.year == 1604, version != .v4_0 { date.year = nil }
      return date
    }
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
