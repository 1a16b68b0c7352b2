extension CardConverter {
  // MARK: Lines that keep their name

  /// A list in one pair of quotation marks is 4.0 only (RFC 6350 section 6.4.1).
  func isQuotedList(_ line: ContentLine) -> Bool {
    var isFound = false
    line.forEachParameter { parameter in
      guard parameter.isType, parameter.value.first == .quote else { return }
      if parameter.value.firstIndex(of: .comma, from: 0) != nil { isFound = true }
    }
    return isFound
  }

  /// Puts right what the card's own version forbids.
  mutating func normalize(_ line: ContentLine, at index: Int) {
    guard target == .v3_0, isQuotedList(line) else { return }
    rewrite(line, as: nil, at: index) { $0.escaped($1) }
  }

  mutating func convertOther(_ line: ContentLine, at index: Int) {
    let name = otherName(of: line)
    guard name != nil || needsRewriting(line) else { return }
    rewrite(line, named: name, at: index)
  }

  /// Whether the head or the value is not said so in the target version.
  private func needsRewriting(_ line: ContentLine) -> Bool {
    let encoded = line.layout.flags.intersection([.quotedPrintable, .charset, .base64])
    if source == .v2_1 || source == nil || !encoded.isEmpty { return true }
    var isNeeded = isQuotedList(line) && target == .v3_0
    line.forEachParameter { parameter in
      if parameter.name.isEmpty || parameter.isNamed("PREF") { isNeeded = true }
      if parameter.isNamed("VALUE") { isNeeded = true }
      if parameter.isType {
        parameter.forEachValue {
          if $0.matches("PREF") || $0.matches("INTERNET") { isNeeded = true }
        }
      }
    }
    return isNeeded
  }

  /// Properties of 4.0 that 3.0 lacks, and of 3.0 that 4.0 lacks, become X- properties.
  private static let only4: Set<String> = [
    "GENDER", "LANG", "XML", "CLIENTPIDMAP", "CALADRURI", "CALURI", "FBURL", "RELATED",
    "BIRTHPLACE", "DEATHPLACE", "DEATHDATE", "EXPERTISE", "HOBBY", "INTEREST", "ORG-DIRECTORY",
  ]
  private static let only3: Set<String> = ["CLASS", "MAILER", "NAME", "PROFILE", "SORT-STRING"]

  private func otherName(of line: ContentLine) -> String? {
    let name = line.name.uppercased()
    if name.hasPrefix("X-") {
      let plain = String(name.dropFirst(2))
      return (target == .v4_0 ? CardConverter.only4 : CardConverter.only3).contains(plain)
        ? plain : nil
    }
    let foreign = target == .v4_0 ? CardConverter.only3 : CardConverter.only4
    return foreign.contains(name) ? "X-\(name)" : nil
  }

  mutating func rename(_ line: ContentLine, _ property: Property, at index: Int) {
    rewrite(line, as: property, at: index) { composer, value in composer.raw(value) }
  }

  // MARK: Rewriting

  /// Writes a line anew: head in the manner of the target, value decoded and escaped.
  mutating func rewrite(
    _ line: ContentLine, as property: Property? = nil, named name: String? = nil, at index: Int,
    group: LineGroup? = nil, parameters: (inout LineComposer) -> Void = { _ in }
  ) {
    let source = source
    rewrite(line, as: property, named: name, at: index, group: group, parameters: parameters) {
      composer, value in
      composer.convert(value, ValueShape(line.layout.property), from: source)
    }
  }

  mutating func rewrite(
    _ line: ContentLine, as property: Property?, named name: String? = nil, at index: Int,
    group: LineGroup? = nil, parameters: (inout LineComposer) -> Void = { _ in },
    value: (inout LineComposer, UnsafeBufferPointer<UInt8>) -> Void
  ) {
    let source = source
    edit.replace(index) { composer in
      let group = group ?? .same(as: line)
      if let property {
        composer.begin(property, group: group)
      } else if let name {
        composer.begin(name: name, group: group)
      } else {
        composer.begin(like: line, group: group)
      }
      line.convertParameters(to: &composer, from: source)
      parameters(&composer)
      composer.beginValue()
      line.withValue { value(&composer, $0) }
      composer.end()
    }
  }
}
