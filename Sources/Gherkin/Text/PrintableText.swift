extension Unicode.Scalar {
  /// Whether XML 1.0 and YAML 1.2 can both hold it as it is.
  var isPrintable: Bool {
    switch value {
    case 0x9, 0xA, 0xD, 0x20...0x7E, 0x85, 0xA0...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}

extension String {
  /// The text with U+FFFD for what XML and YAML cannot hold.
  var printable: String {
    guard !unicodeScalars.allSatisfy(\.isPrintable) else { return self }
    return String(UnicodeScalarView(unicodeScalars.map { $0.isPrintable ? $0 : "\u{FFFD}" }))
  }

  /// The text with a space or a line feed for each of its line ends.
  func withLineEnds(_ end: Unicode.Scalar) -> String {
    guard utf8.contains(where: { $0 == 0x0D || $0 == 0x0A }) else { return self }
    var text = UnicodeScalarView()
    var last: Unicode.Scalar?
    for scalar in unicodeScalars {
      if scalar == "\r" || scalar == "\n" && last != "\r" { text.append(end) }
      if scalar != "\r", scalar != "\n" { text.append(scalar) }
      last = scalar
    }
    return String(text)
  }

  /// The text with spaces in front of each line that is not empty.
  func indented(by width: Int) -> String {
    let space = String(repeating: " ", count: width)
    let lines = withLineEnds("\n").unicodeScalars.split(
      separator: "\n", omittingEmptySubsequences: false)
    return lines.map { $0.isEmpty ? "" : space + String($0) }.joined(separator: "\n")
  }
}
