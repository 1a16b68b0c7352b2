import AddressBook

extension Person {
  /// A company card for a hotel: organization and kind, no last name (T0-1-24a), and one work address of the
  /// parts that are not blank, or none (T0-1-24c).
  init(exporting fields: HotelFields) {
    self.init()
    take(fields)
  }

  /// Brings a card up to date with a hotel. What else is on the card stays: telephone, notes, other addresses,
  /// and the country of the work address.
  mutating func take(_ fields: HotelFields) {
    self[text: .organization] = fields.name.isBlank ? nil : fields.name
    kind = .organization
    var values = MultiValue(of: PropertyType.dictionary)
    if case .multi(let present) = self[.address] { values = present }
    values.takeWorkAddress(fields.address)
    if values.isEmpty {
      removeValue(for: .address)
    } else {
      try? set(.multi(values), for: .address)
    }
  }
}

extension MultiValue {
  /// Replaces the first address with the work label, adds one where there is none, and takes it away where
  /// nothing is left of it.
  fileprivate mutating func takeWorkAddress(_ address: StreetAddress) {
    let index = entries.firstIndex { $0.label == .work && $0.value.texts != nil }
    var postal = PostalAddress(index.flatMap { entries[$0].value.texts } ?? KeyedTexts())
    postal.take(address)
    switch index {
    case let index? where address.isBlank: try? remove(at: index)
    case let index?: try? replaceValue(at: index, with: .dictionary(postal.texts))
    case nil where address.isBlank: break
    case nil: _ = try? append(.dictionary(postal.texts), label: .work)
    }
  }
}

extension PostalAddress {
  fileprivate mutating func take(_ address: StreetAddress) {
    street = address.street.isBlank ? nil : address.street
    city = address.city.isBlank ? nil : address.city
    state = address.state.isBlank ? nil : address.state
    zip = address.zip.isBlank ? nil : address.zip
  }
}
