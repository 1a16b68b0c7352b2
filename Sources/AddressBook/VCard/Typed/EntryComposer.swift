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

  /// The types that say a label; nil when only X-ABLabel can. A social account has no label.
  private static func types(
    _ label: Label?, _ property: PersonProperty, _ version: VCardVersion
  ) -> [StaticString]? {
    guard let label, property != .socialProfile else { return [] }
    return label.types(of: property, version: version)
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
      if let service = texts?[AccountKey.service] { composer.parameter("TYPE", service) }
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

extension LineComposer {
  /// Begins a line of ours, with group and parameters of the line before where there is one.
  mutating func begin(_ property: Property, like previous: ContentLine?) {
    guard let previous else { return begin(property) }
    begin(like: previous, group: .same(as: previous))
    previous.copyParameters(to: &self, keepsLabel: true)
  }

  /// A whole line with a date.
  mutating func date(_ date: PartialDate, _ property: Property) {
    begin(property)
    omittedYear(date)
    beginValue()
    dateValue(date)
    end()
  }

  /// CREATED came with RFC 9554, for 4.0.
  var creationProperty: Property { version == .v4_0 ? .created : .createdBefore4 }

  /// A whole line that makes the card a company's.
  mutating func organizationKind() {
    if version == .v4_0 {
      line(.kind, text: "org")
    } else {
      line(.appleShowAs, text: "COMPANY")
    }
  }

  /// A whole line with a birthday in another calendar: `key=text` components.
  mutating func alternateBirthday(_ texts: KeyedTexts) {
    begin(.alternateBirthday)
    beginValue()
    for (index, pair) in texts.pairs.enumerated() {
      if index > 0 { separator() }
      text("\(pair.key)=\(pair.text)")
    }
    end()
  }

  /// Apple's mark for a date without year, which 3.0 has no other way to write.
  mutating func omittedYear(_ date: PartialDate) {
    if isYearOmitted(date) { parameter("X-APPLE-OMIT-YEAR", "1604") }
  }

  mutating func dateValue(_ date: PartialDate) {
    var date = date
    if isYearOmitted(date) { date.year = 1604 }
    let version = version
    value { DateValue.append(date, version: version, to: &$0) }
  }

  private func isYearOmitted(_ date: PartialDate) -> Bool {
    version != .v4_0 && date.year == nil && date.month != nil && date.day != nil
  }

  /// A whole PHOTO line.
  mutating func picture(_ data: [UInt8]) {
    begin(.photo)
    let type = PictureType(of: data)
    if version == .v4_0 {
      beginValue()
      literal("data:")
      literal(type?.mediaType ?? "application/octet-stream")
      literal(";base64,")
    } else {
      literal(";ENCODING=b")
      if let type { self.type(type.word) }
      beginValue()
    }
    value { Base64.append(data, to: &$0) }
    end()
  }
}

/// The kind of a picture by its first bytes.
enum PictureType {
  case jpeg
  case png
  case gif
  case tiff

  init?(of data: some Collection<UInt8>) {
    if data.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
      return
    }
    switch Array(data.prefix(4)) {
    case [0x89, 0x50, 0x4E, 0x47]: self = .png
    case [0x47, 0x49, 0x46, 0x38]: self = .gif
    case [0x49, 0x49, 0x2A, 0x00], [0x4D, 0x4D, 0x00, 0x2A]: self = .tiff
    default: return nil
    }
  }

  var mediaType: StaticString {
    switch self {
    case .jpeg: "image/jpeg"
    case .png: "image/png"
    case .gif: "image/gif"
    case .tiff: "image/tiff"
    }
  }

  var word: StaticString {
    switch self {
    case .jpeg: "JPEG"
    case .png: "PNG"
    case .gif: "GIF"
    case .tiff: "TIFF"
    }
  }
}

extension ContentLine {
  /// Copies the parameters that still hold when the value is written anew: no ENCODING, CHARSET,
  /// VALUE. Without the label, only types that say nothing of it.
  func copyParameters(to composer: inout LineComposer, keepsLabel: Bool) {
    forEachParameter { parameter in
      if parameter.isBareEncoding || parameter.isNamed("ENCODING") || parameter.isNamed("CHARSET")
        || parameter.isNamed("VALUE")
      {
        return
      }
      guard parameter.isType else { return composer.parameter(raw: parameter.bytes) }
      parameter.forEachValue { word in
        if word.isEmpty { return }
        if keepsLabel || TypeWords.bit(of: word) == .silent { composer.type(raw: word) }
      }
    }
  }

  /// The components between semicolons, decoded but still escaped.
  var rawComponents: [[UInt8]] {
    withValue { value in
      var parts: [[UInt8]] = []
      TextValue.split(value, at: .semicolon) { parts.append(Array($0)) }
      return parts
    }
  }

  /// The components of an address that a record does not have, in their places.
  var unmappedComponents: [[UInt8]] { layout.property == .address ? rawComponents : [] }
}

extension PersonProperty {
  /// The properties with entries, in the order in which they are written.
  static let multiples: [PersonProperty] = [
    .phone, .email, .address, .url, .relatedNames, .instantMessage, .socialProfile, .date,
  ]
}
