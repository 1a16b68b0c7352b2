/// Composes lines for entries of multi-value properties.
enum EntryComposer {
  /// Composes a line for an entry, and the lines of its group when it needs one.
  ///
  /// - Parameter freshGroup: answers a group that no other line has; called at most once.
  static func compose(
    _ entry: MultiValue.Entry, _ property: PersonProperty, _ composer: inout LineComposer,
    freshGroup: () -> LineGroup
  ) {
    let types = types(entry.label, property, composer.version)
    let country = countryCode(entry, property)
    let needsGroup = types == nil || country != nil
    let group = needsGroup ? freshGroup() : .none
    begin(entry, property, group: group, &composer)
    for word in types ?? [] { composer.type(word) }
    value(entry.value, property, keeping: [], &composer)
    composer.end()
    guard needsGroup else { return }
    composer.group(group, label: types == nil ? entry.label : nil, country: country)
  }

  /// Whether the label or the country code stands in a line of its own.
  static func needsGroup(
    _ entry: MultiValue.Entry, _ property: PersonProperty, _ version: VCardVersion
  ) -> Bool {
    types(entry.label, property, version) == nil || countryCode(entry, property) != nil
  }

  private static func countryCode(
    _ entry: MultiValue.Entry, _ property: PersonProperty
  ) -> String? {
    property == .address ? entry.value.texts?[PostalAddress.Key.countryCode] : nil
  }

  /// The types that say a label; nil when only X-ABLabel can: the type of a social account is its service.
  private static func types(
    _ label: Label?, _ property: PersonProperty, _ version: VCardVersion
  ) -> [StaticString]? {
    guard let label else { return [] }
    return property == .socialProfile ? nil : label.types(of: property, version: version)
  }

  /// Begins the line of an entry, with the parameters that are part of its value.
  static func begin(
    _ entry: MultiValue.Entry, _ property: PersonProperty, group: LineGroup,
    _ composer: inout LineComposer
  ) {
    composer.begin(name(of: property), group: group)
    let texts = entry.value.texts
    switch property {
    case .instantMessage:
      if let service = texts?[AccountKey.service] { composer.parameter("X-SERVICE-TYPE", service) }
    case .socialProfile:
      if let service = texts?[AccountKey.service] {
        composer.parameter(AccountKey.isType(service) ? "TYPE" : "X-SERVICE-TYPE", service)
      }
      if let user = texts?[AccountKey.username] { composer.parameter("X-USER", user) }
      if let id = texts?[AccountKey.userIdentifier] { composer.parameter("X-USERID", id) }
    case .date:
      if case .dateTime(let date) = entry.value { composer.omittedYear(date) }
    default: break
    }
  }

  private static func name(of property: PersonProperty) -> Property {
    switch property {
    case .phone: .telephone
    case .email: .email
    case .address: .address
    case .relatedNames: .appleRelatedName
    case .instantMessage: .impp
    case .socialProfile: .socialProfile
    case .date: .appleDate
    default: .url
    }
  }

  /// Ends the parameters and adds the value.
  ///
  /// - Parameter kept: the escaped components of an old address that a record does not have.
  static func value(
    _ value: SingleValue, _ property: PersonProperty, keeping kept: [[UInt8]],
    _ composer: inout LineComposer
  ) {
    composer.beginValue()
    switch (property, value) {
    case (.address, .dictionary(let texts)): address(texts, keeping: kept, &composer)
    case (.instantMessage, .dictionary(let texts)):
      let scheme = MessagingScheme.scheme(texts[AccountKey.service])
      composer.raw("\(scheme):".utf8)
      composer.value { PercentCoding.append(texts[AccountKey.username] ?? "", to: &$0) }
    case (.socialProfile, .dictionary(let texts)): composer.text(texts[AccountKey.url] ?? "")
    case (_, .dateTime(let date)): composer.dateValue(date)
    case (_, .string(let text)): composer.text(text)
    default: break
    }
  }

  private static func address(
    _ texts: KeyedTexts, keeping kept: [[UInt8]], _ composer: inout LineComposer
  ) {
    for index in 0..<max(AddressPart.count, kept.count) {
      if index > 0 { composer.separator() }
      if let key = AddressPart.key(at: index) {
        composer.text(texts[key] ?? "")
      } else if index < kept.count {
        kept[index].withUnsafeBufferPointer { composer.escaped($0) }
      }
    }
  }
}

extension PersonProperty {
  /// The properties with entries, in the order in which they are written.
  static let multiples: [PersonProperty] = [
    .phone, .email, .address, .url, .relatedNames, .instantMessage, .socialProfile, .date,
  ]
}
