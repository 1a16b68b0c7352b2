extension CardConverter {
  /// KIND:group and KIND:org of 4.0, Apple's spellings in 3.0.
  mutating func convertKind(_ line: ContentLine, at index: Int) {
    let value = line.trimmedString.lowercased()
    if target == .v4_0 {
      let kind = line.layout.property == .appleShowAs ? (value == "company" ? "org" : nil) : value
      guard let kind else { return }
      edit.replace(index) { $0.line(.kind, text: kind) }
    } else if value == "org" {
      edit.replace(index) { $0.line(.appleShowAs, text: "COMPANY") }
    } else if line.layout.property == .kind {
      edit.replace(index) { $0.line(.appleKind, text: value) }
    } else {
      convertOther(line, at: index)
    }
  }

  /// base64 of 2.1, ENCODING=b of 3.0, data: of 4.0; a reference stays a reference.
  mutating func convertBinary(_ line: ContentLine, at index: Int) {
    guard let data = line.data else {
      let isURI = line.withValue { $0.firstIndex(of: .colon, from: 0) != nil }
      return rewrite(line, at: index) { composer in
        if composer.version == .v3_0, isURI { composer.parameter("VALUE", "uri") }
      }
    }
    let mediaType = line.mediaType
    let source = source
    edit.replace(index) { composer in
      composer.begin(like: line, group: .same(as: line))
      line.convertBinaryParameters(to: &composer, from: source)
      composer.binary(data, mediaType: mediaType, of: line.layout.property)
      composer.end()
    }
  }

  mutating func convertDate(_ line: ContentLine, at index: Int) {
    guard let date = line.date else {
      let isValued = !line.values(of: "VALUE").isEmpty || target == .v4_0
      return rewrite(line, at: index) { if isValued { $0.parameter("VALUE", "text") } }
    }
    let isApple = line.layout.property == .anniversary && target == .v3_0
    let isCreation = [.created, .createdBefore4].contains(line.layout.property)
    let group = isApple && line.group == nil ? freshGroup() : .same(as: line)
    edit.replace(index) { composer in
      if isApple {
        composer.begin(.appleDate, group: group)
      } else if isCreation {
        composer.begin(composer.version == .v4_0 ? .created : .createdBefore4, group: group)
      } else {
        composer.begin(like: line, group: group)
      }
      line.forEachParameter { parameter in
        let isDate = parameter.isNamed("VALUE") || parameter.isNamed("X-APPLE-OMIT-YEAR")
        if !isDate, !parameter.name.isEmpty, !parameter.isNamed("CHARSET") {
          composer.parameter(raw: parameter.bytes)
        }
      }
      composer.omittedYear(date)
      composer.beginValue()
      composer.dateValue(date)
      composer.end()
      if isApple { composer.line(.appleLabel, group: group, text: Label.anniversary.rawValue) }
    }
  }

  /// A tel: URI of 4.0 is a number in 3.0.
  mutating func convertTelephone(_ line: ContentLine, at index: Int) {
    let isURI = line.withValue { $0.trimmed.starts(with: "tel:") }
    guard isURI else { return convertOther(line, at: index) }
    if target == .v4_0 {
      rewrite(line, at: index) { $0.parameter("VALUE", "uri") }
    } else {
      rewrite(line, as: nil, at: index) { composer, value in
        composer.raw(value.trimmed.dropFirst(4))
      }
    }
  }

  /// AGENT of 2.1 and 3.0 is RELATED;TYPE=agent in 4.0 (RFC 6350 section 6.6.6).
  mutating func convertAgent(_ line: ContentLine, at index: Int) {
    let text = line.layout.flags.contains(.nestedCard) ? line.nestedText : nil
    let isURI = line.values(of: "VALUE").contains { ["uri", "url"].contains($0.lowercased()) }
    if target == .v4_0 {
      rewrite(line, as: .related, at: index) { composer in
        composer.type("AGENT")
        composer.parameter("VALUE", isURI ? "uri" : "text")
      } value: { composer, value in
        if let text { composer.text(text) } else { composer.escaped(value) }
      }
    } else if let text {
      edit.replace(index) { $0.line(.agent, group: .same(as: line), text: text) }
    } else {
      convertOther(line, at: index)
    }
  }

  /// RELATED of 4.0 is AGENT or Apple's X-ABRELATEDNAMES in 3.0; a reference gets the name X-RELATED.
  mutating func convertRelated(_ line: ContentLine, at index: Int) {
    let isText = line.isRelatedText
    if line.isAgentRelation, target == .v3_0 {
      edit.replace(index) { composer in
        composer.begin(.agent, group: .same(as: line))
        if !isText { composer.parameter("VALUE", "uri") }
        composer.beginValue()
        line.withValue { composer.raw($0) }
        composer.end()
      }
    } else if target == .v4_0 {
      rewrite(line, at: index) { $0.parameter("VALUE", isText ? "text" : "uri") }
    } else if isText {
      let label = line.relationLabel
      let group = freshGroup()
      edit.replace(index) { composer in
        composer.line(.appleRelatedName, group: group, text: line.string)
        if let label { composer.line(.appleLabel, group: group, text: label.rawValue) }
      }
    } else {
      convertOther(line, at: index)
    }
  }

  /// LABEL is a property in 3.0 and a parameter of ADR in 4.0 (RFC 6350 section 6.3.1).
  mutating func convertLabel(_ line: ContentLine, at index: Int) {
    guard target == .v4_0 else { return convertOther(line, at: index) }
    guard !labels.contains(index) else { return edit.remove(index) }
    let text = line.string
    rewrite(line, as: .address, at: index) { composer in
      composer.parameter("LABEL", text)
    } value: { composer, _ in
      composer.literal(";;;;;;")
    }
  }

  mutating func convertAddress(_ line: ContentLine, at index: Int) {
    if target == .v4_0 {
      guard let label = label(ofAddress: index) else { return convertOther(line, at: index) }
      return rewrite(line, at: index) { $0.parameter("LABEL", label) }
    }
    guard let label = line.values(of: "LABEL").first else { return convertOther(line, at: index) }
    let source = source
    edit.replace(index) { composer in
      composer.begin(like: line, group: .same(as: line))
      line.convertParameters(to: &composer, from: source, without: "LABEL")
      composer.beginValue()
      line.withValue { composer.convert($0, .components, from: source) }
      composer.end()
      composer.begin(.label, group: .same(as: line))
      line.copyTypes(to: &composer)
      composer.beginValue()
      composer.text(label)
      composer.end()
    }
  }

  private func label(ofAddress index: Int) -> String? {
    addressLabels[index].map { card.lines[$0].string }
  }

  /// `lat;lon` in 3.0, a geo: URI in 4.0 (RFC 6350 section 6.5.2).
  mutating func convertLocation(_ line: ContentLine, at index: Int) {
    rewrite(line, as: nil, at: index) { composer, value in
      let toURI = composer.version == .v4_0
      let isURI = value.starts(with: "geo:")
      if toURI, !isURI { composer.literal("geo:") }
      for byte in isURI && !toURI ? value[part: 4..<value.count] : value {
        switch byte {
        case .semicolon where toURI: composer.raw([.comma])
        case .comma where !toURI: composer.raw([.semicolon])
        default: composer.raw([byte])
        }
      }
    }
  }

  /// A UID that is no URI has to say so in 4.0 (RFC 6350 section 6.7.6).
  mutating func convertUID(_ line: ContentLine, at index: Int) {
    let isText = target == .v4_0 && line.withValue { $0.firstIndex(of: .colon, from: 0) == nil }
    let says = !line.values(of: "VALUE").isEmpty
    guard isText || says || source == .v2_1 || source == nil else { return }
    rewrite(line, at: index) { if isText { $0.parameter("VALUE", "text") } }
  }
}
