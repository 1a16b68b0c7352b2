extension ContentLine {
  /// The value as one text: decoded, escapes resolved; a stray comma or semicolon is data.
  public var string: String { withValue { TextValue.unescaped($0, version: version) } }

  /// The value with its escapes as they stand, for a URI or a value of unknown type.
  public var escapedString: String { withValue { String(decoding: $0, as: UTF8.self) } }

  /// The text without blanks at its ends.
  var trimmedString: String {
    withValue { TextValue.unescaped($0.trimmed, version: version) }
  }

  /// The values of a comma list, as in NICKNAME or CATEGORIES. 2.1 has no lists: one value.
  public var list: [String] { withValue { TextValue.list($0, version: version) } }

  /// The components between unescaped semicolons, each a text; an unescaped comma is data.
  /// For ADR and ORG.
  public var components: [String] {
    rawComponents.map { part in
      part.withUnsafeBufferPointer { TextValue.unescaped($0, version: version) }
    }
  }

  /// The components between unescaped semicolons, each a comma list. For N.
  public var listComponents: [[String]] {
    rawComponents.map { part in
      part.isEmpty ? [] : part.withUnsafeBufferPointer { TextValue.list($0, version: version) }
    }
  }

  /// The components between semicolons, decoded but still escaped.
  var rawComponents: [[UInt8]] {
    withValue { value in
      var parts: [[UInt8]] = []
      TextValue.split(value, at: .semicolon) { parts.append(Array($0)) }
      return parts
    }
  }

  /// The bytes of a binary value in any spelling: base64 of 2.1, `ENCODING=b` of 3.0, a `data:` URI
  /// of 4.0. nil for a reference to elsewhere, and for base64 that is broken.
  public var data: [UInt8]? {
    withRawValue { raw in
      if let uri = DataURI(raw) { return uri.decoded }
      return layout.flags.contains(.base64) ? Base64.decode(raw) : nil
    }
  }
}

// MARK: - Decoding

extension ContentLine {
  /// Calls with the value after folds, transfer encoding and charset are undone: UTF-8, with
  /// escapes. What is no character is U+FFFD.
  @inline(__always)
  func withValue<T>(_ body: (UnsafeBufferPointer<UInt8>) -> T) -> T {
    guard layout.flags.isDisjoint(with: [.quotedPrintable, .charset, .base64]) else {
      return decoded.withUnsafeBufferPointer(body)
    }
    return withRawValue { raw in
      guard UTF8Text.firstInvalid(raw) != nil else { return body(raw) }
      var text: [UInt8] = []
      _ = charset(of: raw).append(raw, to: &text)
      return text.withUnsafeBufferPointer(body)
    }
  }

  /// The value in UTF-8, of a line that says an encoding or a charset.
  private var decoded: [UInt8] {
    withTransferDecoded { bytes in
      var text: [UInt8] = []
      text.reserveCapacity(bytes.count)
      _ = charset(of: bytes).append(bytes, to: &text)
      return text
    }
  }

  /// Calls with the value after folds and transfer encoding are undone.
  func withTransferDecoded<T>(_ body: (UnsafeBufferPointer<UInt8>) -> T) -> T {
    withRawValue { raw in
      if layout.flags.contains(.quotedPrintable) {
        var out: [UInt8] = []
        out.reserveCapacity(raw.count)
        HexCodes.append(decoding: raw, mark: .equals, to: &out)
        return out.withUnsafeBufferPointer(body)
      }
      guard layout.flags.contains(.base64), holdsText, let data = Base64.decode(raw) else {
        return body(raw)
      }
      return data.withUnsafeBufferPointer(body)
    }
  }

  /// Whether the value is base64 that stands for no text, or for none that could be decoded.
  var isUndecodedBase64: Bool {
    guard layout.flags.contains(.base64), layout.flags.isDisjoint(with: .quotedPrintable) else {
      return false
    }
    return withTransferDecoded { decoded in withRawValue { !$0.isEmpty && $0.equals(decoded) } }
  }

  /// Whether the property is known to hold text, so that base64 is only how the text is sent.
  var holdsText: Bool {
    switch layout.property {
    case .unknown, .photo, .logo, .sound, .key: false
    default: true
    }
  }

  /// The charset that CHARSET gives, where it is known.
  var declaredCharset: Charset? {
    guard layout.flags.contains(.charset) else { return nil }
    return values(of: "CHARSET").first.flatMap { Charset(label: $0) }
  }

  /// The charset of a value. 4.0 is always UTF-8 (RFC 6350 section 3.1). Where earlier versions say nothing, and not one character
  /// of two bytes is there, it is the Windows-1252 of old programs.
  func charset(of bytes: UnsafeBufferPointer<UInt8>) -> Charset {
    if version == .v4_0, UTF8Text.firstInvalid(bytes) == nil { return .utf8 }
    if let declaredCharset { return declaredCharset }
    let isLegacy =
      version != .v4_0 && UTF8Text.firstInvalid(bytes) != nil
      && !UTF8Text.holdsLongCharacter(bytes)
    return isLegacy ? .singleByte(.windows1252) : .utf8
  }
}
