internal import AddressBook

extension SingleValue {
  /// The value as a card shows it.
  var displayText: String {
    switch self {
    case .string(let text): text
    case .integer(let number): String(number)
    case .real(let number): String(number)
    case .dateTime(let date): date.displayText
    case .dictionary(let texts): texts.displayText
    }
  }
}

extension PartialDate {
  /// Year, month and day as in ISO 8601, with `-` for an unknown one, as in RFC 6350.
  fileprivate var displayText: String {
    let year = year.map { padded($0, to: 4) } ?? "-"
    let parts = [month, day].map { $0.map { padded($0, to: 2) } ?? "-" }
    return ([year] + parts).joined(separator: "-")
  }

  private func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}

extension KeyedTexts {
  /// A postal address in its lines; for any other dictionary one line a text.
  fileprivate var displayText: String {
    let address = PostalAddress(self).text(includingCountry: true)
    return address.isEmpty ? pairs.map(\.text).joined(separator: "\n") : address
  }
}
