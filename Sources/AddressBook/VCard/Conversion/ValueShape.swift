/// What the value of a property is made of.
enum ValueShape {
  /// Text between unescaped semicolons.
  case components
  /// Text between unescaped commas.
  case list
  case text
  /// A URI or another value in which escapes mean nothing.
  case opaque

  init(_ property: Property) {
    switch property {
    case .name, .address, .organization, .gender, .clientPIDMap: self = .components
    case .nickname, .categories: self = .list
    case .url, .impp, .member, .appleMember, .source, .photo, .logo, .sound, .key, .location,
      .revision, .created, .createdBefore4, .birthday, .anniversary, .timeZone, .language:
      self = .opaque
    case .unknown: self = .opaque
    default: self = .text
    }
  }
}

extension LineComposer {
  /// Adds a decoded value of another version.
  mutating func convert(
    _ value: UnsafeBufferPointer<UInt8>, _ shape: ValueShape, from source: VCardVersion?
  ) {
    guard source == .v2_1 || source == nil else {
      // 3.0 and 4.0 escape alike.
      return convertRaw(value)
    }
    switch shape {
    case .components:
      var isFirst = true
      TextValue.split(value, at: .semicolon) { part in
        if !isFirst { separator() }
        isFirst = false
        text(TextValue.unescaped(part, version: source))
      }
    case .list where source == nil: convertRaw(value)
    case .list, .text: text(TextValue.unescaped(value, version: source))
    case .opaque: convertRaw(value)
    }
  }

  /// A value whose escapes stay; line breaks that QUOTED-PRINTABLE brought in become `\n`.
  private mutating func convertRaw(_ value: UnsafeBufferPointer<UInt8>) {
    let text = TextValue.string(value)
    var previous: UInt8 = 0
    self.value { out in
      for byte in text.utf8 {
        switch byte {
        case .lineFeed where previous == .carriageReturn: break
        case .lineFeed, .carriageReturn: out.append("\\n")
        default: out.append(byte)
        }
        previous = byte
      }
    }
  }
}
