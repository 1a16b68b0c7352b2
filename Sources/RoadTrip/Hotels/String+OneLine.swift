import AddressBook

extension String {
  /// The text on one line: its lines, trimmed, the blank ones left out, joined by a separator (T0-1-20d).
  func oneLine(separator: String = " ") -> String {
    split(whereSeparator: \.isNewline).map(\.trimmed).filter { !$0.isEmpty }
      .joined(separator: separator)
  }
}
