import AddressBook

extension String {
  /// The text on one line: its lines, trimmed, the blank ones left out, joined by a separator (T0-1-20d).
  func oneLine(separator: String = " ") -> String {
    split(whereSeparator: \.isNewline).map(\.trimmed).filter { !$0.isEmpty }
      .joined(separator: separator)
  }

  /// Whether both are spelt alike, scalar by scalar. `==` takes an "é" of one scalar for one of two, and an edit
  /// from one to the other would never be saved.
  func isIdentical(to other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
