extension ContentLine {
  /// Calls with the value after folds, transfer encoding and charset are undone: UTF-8, with
  /// escapes. Bytes that are in no known charset come as they are.
  func withValue<T>(_ body: (UnsafeBufferPointer<UInt8>) -> T) -> T {
    let encoded = layout.flags.intersection([.quotedPrintable, .charset])
    guard !encoded.isEmpty else { return withRawValue(body) }
    var decoded = withRawValue { raw in
      guard encoded.contains(.quotedPrintable) else { return Array(raw) }
      var out: [UInt8] = []
      out.reserveCapacity(raw.count)
      HexCodes.append(decoding: raw, mark: .equals, to: &out)
      return out
    }
    if encoded.contains(.charset), let transcoded = transcoded(decoded) { decoded = transcoded }
    return decoded.withUnsafeBufferPointer(body)
  }

  private func transcoded(_ bytes: [UInt8]) -> [UInt8]? {
    guard let name = values(of: "CHARSET").first else { return nil }
    let charset = Charset(name: name)
    if case .utf8 = charset { return nil }
    var out: [UInt8] = []
    let isRead = bytes.withUnsafeBufferPointer { charset.append($0, to: &out) }
    return isRead ? out : nil
  }

  /// The value as one text: decoded, escapes resolved; a stray comma or semicolon is data.
  public var string: String { withValue { TextValue.unescaped($0, version: version) } }

  /// The value with its escapes as they stand, for a URI or a value of unknown type.
  public var escapedString: String { withValue { TextValue.string($0) } }

  /// The values of a comma list, as in NICKNAME or CATEGORIES. 2.1 has no lists: one value.
  public var list: [String] { withValue { TextValue.list($0, version: version) } }

  /// The components between unescaped semicolons, each a text; an unescaped comma is data.
  /// For ADR and ORG.
  public var components: [String] {
    withValue { value in
      var components: [String] = []
      TextValue.split(value, at: .semicolon) {
        components.append(TextValue.unescaped($0, version: version))
      }
      return components
    }
  }

  /// The components between unescaped semicolons, each a comma list. For N.
  public var listComponents: [[String]] {
    withValue { value in
      var components: [[String]] = []
      TextValue.split(value, at: .semicolon) { part in
        components.append(part.isEmpty ? [] : TextValue.list(part, version: version))
      }
      return components
    }
  }
}

extension ContentLine {
  /// The bytes of a binary value in any spelling: base64 of 2.1, `ENCODING=b` of 3.0, a `data:` URI
  /// of 4.0. nil for a reference to elsewhere, and for base64 that is broken.
  public var data: [UInt8]? {
    withRawValue { raw in
      if layout.flags.contains(.base64) { return Base64.decode(raw) }
      return DataURI(raw)?.decoded
    }
  }
}
