extension VCard {
  /// What the values of the card are not as the format says; what is wrong with its lines,
  /// ``parse(_:limits:)`` has told already.
  ///
  /// - Complexity: O(bytes of the card).
  public func valueWarnings() -> [VCardWarning] {
    lines.enumerated().compactMap { index, line in
      line.valueWarning.map { kind in
        VCardWarning(
          line: lineNumber(of: index), kind: kind,
          excerpt: String(line.description.unicodeScalars.prefix(80)))
      }
    }
  }
}

extension ContentLine {
  fileprivate var valueWarning: VCardWarning.Kind? {
    switch layout.property {
    case .photo, .logo, .sound, .key:
      return isBinary && data == nil ? .brokenBase64 : nil
    case .birthday, .anniversary, .revision, .created, .createdBefore4, .appleDate:
      let isText = values(of: "VALUE").contains { $0.lowercased() == "text" }
      return !isText && date == nil && !rawValue.isEmpty ? .brokenDate : textWarning
    default: return textWarning
    }
  }

  private var isBinary: Bool {
    layout.flags.contains(.base64) || withRawValue { $0.starts(with: "data:") }
  }

  private var textWarning: VCardWarning.Kind? {
    guard isProperty, !layout.flags.contains(.base64) else { return nil }
    if let name = values(of: "CHARSET").first, !Charset(name: name).isKnown {
      return .unknownCharset(name)
    }
    return withValue { String(validating: $0, as: UTF8.self) == nil } ? .undecodableText : nil
  }
}
