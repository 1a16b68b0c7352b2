extension PostalAddress {
  /// The address as lines: street, then city, state and postal code, then the country if it is wanted;
  /// blank parts leave no trace (R-AB-48).
  public func text(includingCountry: Bool) -> String {
    let place = present([city, state, zip]).joined(separator: " ")
    return present([street, place, includingCountry ? country : nil]).joined(separator: "\n")
  }

  private func present(_ parts: [String?]) -> [String] {
    parts.compactMap { $0 }.filter { !$0.isBlank }
  }
}
