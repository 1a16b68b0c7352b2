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
