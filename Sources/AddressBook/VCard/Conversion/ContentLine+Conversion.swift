extension LineComposer {
  /// The value of a binary property, and the parameters that belong to its spelling.
  mutating func binary(_ data: [UInt8], mediaType: String?, of property: Property) {
    if version == .v4_0 {
      beginValue()
      raw("data:\(mediaType ?? "application/octet-stream");base64,".utf8)
    } else {
      literal(";ENCODING=b")
      if let word = mediaType?.split(separator: "/").last {
        var word = word.uppercased()
        word.withUTF8 { type(raw: $0) }
      }
      beginValue()
    }
    value { Base64.append(data, to: &$0) }
  }
}

extension ContentLine {
  /// The media type of a binary value, from TYPE, MEDIATYPE, the URI or the first bytes.
  var mediaType: String? {
    if let uri = withRawValue({ DataURI($0)?.mediaType }), !uri.isEmpty { return uri }
    if let type = values(of: "MEDIATYPE").first { return type }
    let family =
      layout.property == .sound ? "audio" : layout.property == .key ? "application" : "image"
    if let word = values(of: "TYPE").first(where: ContentLine.isMediaWord) {
      return word.contains("/") ? word.lowercased() : "\(family)/\(word.lowercased())"
    }
    guard let data, let type = PictureType(of: data) else { return nil }
    return "\(type.mediaType)"
  }

  private static func isMediaWord(_ word: String) -> Bool {
    !["HOME", "WORK", "PREF"].contains(word.uppercased())
  }

  /// The parameters of a binary property without those that say its encoding or format.
  func convertBinaryParameters(to composer: inout LineComposer, from source: VCardVersion?) {
    forEachParameter { parameter in
      if parameter.isType {
        parameter.forEachValue { word in
          if word.matches("HOME") || word.matches("WORK") { composer.type(raw: word) }
        }
      } else if !parameter.isBareEncoding, !parameter.isNamed("ENCODING"),
        !parameter.isNamed("VALUE"), !parameter.isNamed("MEDIATYPE"), !parameter.isNamed("CHARSET"),
        !parameter.isNamed("PREF")
      {
        composer.parameter(raw: parameter.bytes)
      }
    }
  }

  func convertParameters(
    to composer: inout LineComposer, from source: VCardVersion?, without name: StaticString
  ) {
    forEachParameter { parameter in
      guard !parameter.isNamed(name), !parameter.isNamed("CHARSET") else { return }
      if parameter.isNamed("PREF") {
        if parameter.value.matches("1") { composer.type("PREF") }
      } else if parameter.isType {
        parameter.forEachValue { if !$0.isEmpty { composer.type(raw: $0) } }
      } else {
        composer.parameter(raw: parameter.bytes)
      }
    }
  }

  func copyTypes(to composer: inout LineComposer) {
    forEachParameter { parameter in
      guard parameter.isType else { return }
      parameter.forEachValue { if !$0.isEmpty { composer.type(raw: $0) } }
    }
  }

  var sortedTypes: [String] {
    values(of: "TYPE").map { $0.lowercased() }.filter { $0 != "pref" }.sorted()
  }

  /// The lines of a card in AGENT as one text.
  var nestedText: String {
    withRawValue { raw in
      var lines: [String] = []
      PhysicalLines.forEach(raw) { lines.append(TextValue.string($0)) }
      return lines.map { $0 + "\n" }.joined()
    }
  }
}
