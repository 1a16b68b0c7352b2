extension CardConverter {
  /// KIND:group and KIND:org of 4.0 are Apple's in 3.0.
  mutating func convertKind(_ line: ContentLine, at index: Int) {
    switch line.trimmedString.lowercased() {
    case "org": edit.put(index) { $0.line(.appleShowAs, text: "COMPANY") }
    case "group": edit.put(index) { $0.line(.appleKind, text: "group") }
    default: keep(line, at: index)
    }
  }

  // MARK: Pictures and sounds

  /// base64 of 2.1 and data: of 4.0 are ENCODING=b in 3.0; a reference stays a reference.
  mutating func convertBinary(_ line: ContentLine, at index: Int) {
    if source != .v3_0, let name = line.phoneticName { return convertPhoneticName(name, at: index) }
    guard source != .v3_0 || needsRewriting(line) else { return }
    guard let data = line.data else {
      if line.layout.flags.contains(.base64) { warn(.brokenBase64, line) }
      let isText = line.values(of: "VALUE").contains { $0.lowercased() == "text" }
      let isURI = !isText && line.withValue { $0.firstIndex(of: .colon, from: 0) != nil }
      return rewrite(line, at: index, valueType: isText ? .text : isURI ? .uri : .unsaid)
    }
    let (mediaType, types) = (line.mediaType, line.otherTypes)
    edit.put(index) { composer in
      composer.begin(like: line, group: .same(as: line))
      line.forEachParameter { parameter in
        let isSaid =
          parameter.isType || parameter.isEncoding || parameter.isNamed("VALUE")
          || parameter.isNamed("MEDIATYPE") || parameter.isNamed("PREF")
        if !isSaid { composer.parameter(parameter, from: line.version) }
      }
      composer.binary(data, mediaType: mediaType, types: types)
    }
  }

  private mutating func convertPhoneticName(_ name: [PersonProperty: String], at index: Int) {
    let lines: [(PersonProperty, Property)] = [
      (.lastNamePhonetic, .phoneticLast), (.firstNamePhonetic, .phoneticFirst),
      (.middleNamePhonetic, .phoneticMiddle),
    ]
    edit.remove(index)
    for (property, line) in lines where card.first(line) == nil {
      if let text = name[property] { edit.insert(after: index) { $0.line(line, text: text) } }
    }
  }

  // MARK: Dates

  /// 3.0 has whole dates only, and no anniversary.
  mutating func convertDate(_ line: ContentLine, at index: Int) {
    guard let date = line.date else {
      if line.rawValue.isEmpty { return convertSyntax(line, at: index) }
      return keep(line, at: index, valueType: .text)
    }
    switch line.layout.property {
    case .anniversary: convertAnniversary(line, date, at: index)
    case .created: rewrite(line, date, as: .createdBefore4, at: index)
    case .birthday where !DateValue.isSayable(date, in: .v3_0):
      warn(.keptAs("X-BDAY", was: "BDAY in part"), line)
      rewrite(line, date, as: .keptBirthday, at: index)
    case .revision where !DateValue.isSayable(date, in: .v3_0):
      warn(.keptAs("X-REV", was: "REV in part"), line)
      rewrite(line, date, as: .keptRevision, at: index)
    case .deathDate: keep(line, at: index)
    case let property:
      // Earlier versions write dates as 3.0 does.
      if source == .v4_0 {
        rewrite(line, date, as: property, at: index)
      } else {
        convertSyntax(line, at: index)
      }
    }
  }

  private mutating func convertAnniversary(_ line: ContentLine, _ date: PartialDate, at index: Int)
  {
    let (group, hasLabel) = labelGroup(of: line)
    rewrite(line, date, as: .appleDate, at: index, group: group)
    if !hasLabel {
      edit.insert(after: index) {
        $0.line(.appleLabel, group: group, text: Label.anniversary.rawValue)
      }
    }
  }

  private mutating func rewrite(
    _ line: ContentLine, _ date: PartialDate, as property: Property, at index: Int,
    group: LineGroup? = nil
  ) {
    rewrite(
      line, as: property, at: index, group: group, valueType: .unsaid, without: "X-APPLE-OMIT-YEAR"
    ) { composer in
      composer.omittedYear(date)
    } value: { composer, _ in
      composer.dateValue(date)
    }
  }

  /// The group for a line with a label, and whether the label is there already.
  private mutating func labelGroup(of line: ContentLine) -> (LineGroup, hasLabel: Bool) {
    if groups.label(of: line) != nil { return (.same(as: line), true) }
    let isOwn = line.layout.group > 0 && !groups.isShared(line)
    return (isOwn ? .same(as: line) : edit.composer.freshGroup(), false)
  }

  // MARK: Other people

  /// A card in AGENT is one text in 3.0 (RFC 2426 section 3.5.4).
  mutating func convertAgent(_ line: ContentLine, at index: Int) {
    guard line.layout.flags.contains(.nestedCard) else { return convertSyntax(line, at: index) }
    let text = line.nestedText
    edit.put(index) { $0.line(.agent, group: .same(as: line), text: text) }
  }

  /// A RELATED of 4.0 is AGENT or Apple's X-ABRELATEDNAMES in 3.0; a reference has no place.
  mutating func convertRelated(_ line: ContentLine, at index: Int) {
    let isText = line.isRelatedText
    if line.isAgentRelation {
      return rewrite(
        line, as: .agent, at: index, valueType: isText ? .unsaid : .uri, without: "AGENT")
    }
    guard isText else { return keep(line, at: index, valueType: .uri) }
    let label = line.relationLabel
    guard label != nil || groups.label(of: line) != nil else {
      return rewrite(line, as: .appleRelatedName, at: index, valueType: .unsaid)
    }
    let (group, hasLabel) = labelGroup(of: line)
    let types = line.otherTypes(than: hasLabel ? nil : label?.tokenName)
    rewrite(
      line, as: .appleRelatedName, at: index, group: group, valueType: .unsaid, without: "TYPE"
    ) { composer in
      for word in types {
        var word = word
        word.withUTF8 { composer.type(raw: $0) }
      }
    }
    if !hasLabel, let label {
      edit.insert(after: index) { $0.line(.appleLabel, group: group, text: label.rawValue) }
    }
  }

  // MARK: Places and numbers

  /// A tel: URI of 4.0 is a number in 3.0.
  mutating func convertTelephone(_ line: ContentLine, at index: Int) {
    guard line.withValue({ $0.trimmed.starts(with: "tel:") }) else {
      return rewriteIfNeeded(line, at: index, valueType: .unsaid)
    }
    rewrite(line, at: index, valueType: .unsaid, value: { $0.raw($1.trimmed.dropFirst(4)) })
  }

  /// LABEL is a parameter of ADR in 4.0 and a property in 3.0 (RFC 6350 section 6.3.1).
  mutating func convertAddress(_ line: ContentLine, at index: Int) {
    guard let label = line.values(of: "LABEL").first else { return convertSyntax(line, at: index) }
    rewrite(line, at: index, without: "LABEL")
    let types = line.values(of: "TYPE") + (line.values(of: "PREF").first == "1" ? ["PREF"] : [])
    edit.insert(after: index) { composer in
      composer.begin(.label, group: .same(as: line))
      for word in types where !word.isEmpty {
        var word = word
        word.withUTF8 { composer.type(raw: $0) }
      }
      composer.beginValue()
      composer.text(label)
      composer.end()
    }
  }

  /// `latitude;longitude` in 3.0, a geo: URI in 4.0 (RFC 5870).
  mutating func convertLocation(_ line: ContentLine, at index: Int) {
    let text = line.escapedString
    let isGeo = text.lowercased().hasPrefix("geo:")
    let parts = (isGeo ? text.dropFirst(4) : text[...]).split(
      separator: ";", maxSplits: isGeo ? 1 : .max, omittingEmptySubsequences: false)
    let numbers = isGeo || parts.count == 1 ? parts[0].split(separator: ",") : parts
    guard numbers.count >= 2, numbers.allSatisfy({ Double($0) != nil }) else {
      return source == .v4_0 ? keep(line, at: index) : convertSyntax(line, at: index)
    }
    if isGeo, parts.count > 1 { warn(.leftOut("\(parts[1]) of a place"), line) }
    if numbers.count > 2 { warn(.leftOut("the altitude of a place"), line) }
    let place = "\(numbers[0]);\(numbers[1])"
    rewrite(line, at: index, valueType: .unsaid, value: { composer, _ in composer.raw(place.utf8) })
  }

  /// An offset has a colon in 3.0; any other time zone has to be called a text.
  mutating func convertTimeZone(_ line: ContentLine, at index: Int) {
    let offset = line.withValue { UTCOffset($0) }
    guard let offset else {
      let isEmpty = line.rawValue.isEmpty
      return rewrite(line, at: index, valueType: isEmpty ? .unsaid : .text)
    }
    let text = offset.description
    rewrite(line, at: index, valueType: .unsaid, value: { composer, _ in composer.raw(text.utf8) })
  }

  /// SOCIALPROFILE of RFC 9554 is Apple's X-SOCIALPROFILE in 3.0.
  mutating func convertSocialProfile(_ line: ContentLine, at index: Int) {
    let texts = line.socialProfile
    // The type of X-SOCIALPROFILE is its service.
    for type in line.values(of: "TYPE") {
      warn(.leftOut("the type \(type) of a social profile"), line)
    }
    rewrite(
      line, as: .socialProfile, at: index, valueType: .unsaid, without: "TYPE"
    ) { composer in
      composer.accountParameters(texts, .socialProfile)
    } value: { composer, _ in
      composer.accountValue(texts, .socialProfile)
    }
  }
}

/// An offset from UTC: `-05:00`, `-0500`, `-05` or `Z`.
struct UTCOffset: CustomStringConvertible {
  private let minutes: Int

  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    let text = bytes.trimmed
    guard let sign = text.first, sign == .hyphen || sign == UInt8(ascii: "+") else { return nil }
    let digits = text.dropFirst().filter { $0 != .colon }
    guard digits.count == 2 || digits.count == 4, digits.allSatisfy(\.isDigit),
      text.count - 1 - digits.count <= 1,
      let number = Int(String(decoding: digits, as: UTF8.self))
    else { return nil }
    let (hours, rest) =
      digits.count == 2 ? (number, 0) : number.quotientAndRemainder(dividingBy: 100)
    guard hours < 24, rest < 60 else { return nil }
    minutes = (hours * 60 + rest) * (sign == .hyphen ? -1 : 1)
  }

  /// With a colon, as 3.0 wants it.
  var description: String {
    let two = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
    return "\(minutes < 0 ? "-" : "+")\(two(abs(minutes) / 60)):\(two(abs(minutes) % 60))"
  }
}

extension ContentLine {
  /// The media type of a binary value, from TYPE, MEDIATYPE, the URI or the first bytes.
  fileprivate var mediaType: String? {
    if let uri = withRawValue({ DataURI($0)?.mediaType }), !uri.isEmpty { return uri }
    if let type = values(of: "MEDIATYPE").first { return type }
    let family =
      layout.property == .sound ? "audio" : layout.property == .key ? "application" : "image"
    if let word = values(of: "TYPE").first(where: { !ContentLine.isLabelWord($0) }) {
      return word.contains("/") ? word.lowercased() : "\(family)/\(word.lowercased())"
    }
    return data.flatMap { PictureType(of: $0) }.map { "\($0.mediaType)" }
  }

  /// The types of a binary value but the one that says its format, and whether it is preferred.
  fileprivate var otherTypes: [String] {
    let words = values(of: "TYPE").filter { !$0.isEmpty }
    let format = words.firstIndex { !ContentLine.isLabelWord($0) }
    let others = words.indices.filter { $0 != format }.map { words[$0] }
    return others + (values(of: "PREF").isEmpty ? [] : ["PREF"])
  }

  private static func isLabelWord(_ word: String) -> Bool {
    ["", "HOME", "WORK", "PREF"].contains(word.uppercased())
  }

  /// The types but the one that a label says.
  fileprivate func otherTypes(than label: String?) -> [String] {
    var words = values(of: "TYPE").filter { !$0.isEmpty }
    if let label, let said = words.firstIndex(where: { $0.lowercased() == label.lowercased() }) {
      words.remove(at: said)
    }
    return words
  }

  /// The lines of a card in AGENT as one text.
  fileprivate var nestedText: String {
    withRawValue { raw in
      var lines = ""
      PhysicalLines.forEach(raw) { lines += String(decoding: $0, as: UTF8.self) + "\n" }
      return lines
    }
  }
}
