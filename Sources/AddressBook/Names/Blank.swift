extension Unicode.Scalar {
  /// White space as Unicode has it, told without a look-up.
  package var isBlank: Bool {
    switch value {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F,
      0x3000:
      true
    default: false
    }
  }
}

extension StringProtocol {
  /// Whether there is nothing but white space.
  package var isBlank: Bool { unicodeScalars.allSatisfy(\.isBlank) }

  /// The text without white space at its ends; empty where nothing is left.
  package var trimmed: String {
    let text = String(self)
    // Most texts begin and end in a visible ASCII character: nothing to trim.
    if let first = text.utf8.first, let last = text.utf8.last, first &- 0x21 < 0x5E,
      last &- 0x21 < 0x5E
    {
      return text
    }
    let scalars = text.unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.isBlank }),
      let last = scalars.lastIndex(where: { !$0.isBlank })
    else { return "" }
    return String(scalars[first...last])
  }
}
