extension String {
  /// Whether there is nothing but white space.
  var isBlank: Bool { unicodeScalars.allSatisfy(\.properties.isWhitespace) }

  /// The text on one line: its lines, trimmed, the blank ones left out, joined by a separator (T0-1-20d).
  func oneLine(separator: String = " ") -> String {
    split(whereSeparator: \.isNewline).map(\.trimmed).filter { !$0.isEmpty }
      .joined(separator: separator)
  }
}

extension Substring {
  /// The text without white space at its ends.
  var trimmed: String {
    let scalars = unicodeScalars
    guard let start = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let end = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(scalars[start...end])
  }
}
