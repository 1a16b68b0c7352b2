/// The entries of the multi-value properties while a card is read.
struct EntryLists {
  private var phones: [MultiValue.Entry] = []
  private var emails: [MultiValue.Entry] = []
  private var addresses: [MultiValue.Entry] = []
  private var others: [(property: PersonProperty, entries: [MultiValue.Entry])] = []

  /// Makes room for the entries of the commonest properties.
  mutating func reserve(phones: Int, emails: Int, addresses: Int) {
    if phones > 0 { self.phones.reserveCapacity(phones) }
    if emails > 0 { self.emails.reserveCapacity(emails) }
    if addresses > 0 { self.addresses.reserveCapacity(addresses) }
  }

  @inline(__always)
  mutating func append(_ value: SingleValue, _ label: Label?, for property: PersonProperty) {
    switch property {
    case .phone: append(value, label, to: &phones)
    case .email: append(value, label, to: &emails)
    case .address: append(value, label, to: &addresses)
    default:
      let known = others.firstIndex { $0.property == property }
      if known == nil { others.append((property, [])) }
      append(value, label, to: &others[known ?? others.count - 1].entries)
    }
  }

  @inline(__always)
  private func append(
    _ value: SingleValue, _ label: Label?, to entries: inout [MultiValue.Entry]
  ) {
    let identifier = Int32(truncatingIfNeeded: entries.count)
    entries.append(MultiValue.Entry(label: label, value: value, identifier: identifier))
  }

  /// Calls with every property that has entries.
  func forEach(_ body: (PersonProperty, [MultiValue.Entry]) -> Void) {
    if !phones.isEmpty { body(.phone, phones) }
    if !emails.isEmpty { body(.email, emails) }
    if !addresses.isEmpty { body(.address, addresses) }
    for list in others { body(list.property, list.entries) }
  }
}
