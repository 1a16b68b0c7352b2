extension Person {
  /// The name as one line: a company card's organization, else the present parts of the personal name,
  /// else the organization; nil, never "", without any of them (R-AB-50).
  ///
  /// Without a format the parts stand as the name's script wants it (``compositeNameFormat(_:)``).
  public func compositeName(_ format: NameFormat? = nil) -> String? {
    let organization = present(.organization)
    if kind == .organization, let organization { return organization }
    return personalName(format ?? compositeNameFormat()) ?? organization
  }

  /// What a list shows: ``compositeName(_:)``, else the nickname, else the first e-mail address; nil for a
  /// person without any of them.
  public var displayName: String? {
    compositeName() ?? present(.nickname)
      ?? entries(of: .email).lazy.compactMap { $0.value.text?.trimmed }.first { !$0.isEmpty }
  }

  /// The order in which this name's script puts its parts; `preference` where the script leaves it open or
  /// there is no name (R-AB-51).
  public func compositeNameFormat(_ preference: NameFormat = .firstNameFirst) -> NameFormat {
    isNamedInEastAsianScript ? .lastNameFirst : preference
  }

  /// What separates the parts of the name: nothing in Chinese, Japanese and Korean, else a blank.
  public var compositeNameDelimiter: String { isNamedInEastAsianScript ? "" : " " }

  private func personalName(_ format: NameFormat) -> String? {
    let order = format == .firstNameFirst ? Person.firstNameFirst : Person.lastNameFirst
    let delimiter = compositeNameDelimiter
    var name = ""
    for property in order {
      guard let part = present(property) else { continue }
      if !name.isEmpty { name += delimiter }
      name += part
    }
    return name.isEmpty ? nil : name
  }

  private static let firstNameFirst: [PersonProperty] = [
    .prefix, .firstName, .middleName, .lastName, .suffix,
  ]
  private static let lastNameFirst: [PersonProperty] = [
    .prefix, .lastName, .firstName, .middleName, .suffix,
  ]

  private var isNamedInEastAsianScript: Bool {
    // What is not of these scripts begins below U+3000, the first with the lead byte 0xE3.
    if let byte = (self[text: .firstName] ?? self[text: .lastName])?.utf8.first, byte < 0xE3,
      byte > 0x20
    {
      return false
    }
    let letters = [PersonProperty.firstName, .lastName].compactMap { present($0) }.joined()
    return !letters.isEmpty && letters.unicodeScalars.allSatisfy(\.isEastAsian)
  }

  /// A string property without the blanks around it; nil where nothing is left.
  func present(_ property: PersonProperty) -> String? {
    guard let text = self[text: property]?.trimmed, !text.isEmpty else { return nil }
    return text
  }
}

extension Unicode.Scalar {
  /// Kana, Han or Hangul.
  fileprivate var isEastAsian: Bool {
    switch value {
    case 0x3005...0x3007, 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
