extension PersonProperty {
  /// The properties with entries, in the order in which they are written.
  static let multiples: [PersonProperty] = [
    .phone, .email, .address, .url, .relatedNames, .instantMessage, .socialProfile, .date,
  ]

  /// The line that a new entry is written as.
  fileprivate var lineProperty: Property {
    switch self {
    case .phone: .telephone
    case .email: .email
    case .address: .address
    case .relatedNames: .appleRelatedName
    case .instantMessage: .impp
    case .socialProfile: .socialProfile
    case .date: .appleDate
    default: .url
    }
  }

  /// Whether a line can be written over, its name and parameters kept; accounts, names of relatives
  /// and dates say part of their value in there.
  fileprivate var isRewrittenInPlace: Bool {
    self == .phone || self == .email || self == .address || self == .url
  }
}

extension PersonWriter {
  /// Writes the entries of a multi-value property that are not what the lines say.
  mutating func writeEntries(of property: PersonProperty) {
    let wanted = new.entries(of: property)
    guard !isNew else {
      for entry in wanted { edit.composer.entry(entry, property) }
      return
    }
    let lines = entryLines(of: property)
    let difference = EntryDifference(lines, wanted)
    guard !difference.isSame else { return }
    for index in difference.dropped { drop(lines[index]) }
    if difference.keepsOrder {
      writeInPlace(wanted, of: property, lines, difference.sources)
    } else {
      for line in lines { line.repeats.forEach { drop($0) } }
      writeInNewOrder(wanted, of: property, lines, difference.sources)
    }
  }

  private func entryLines(of property: PersonProperty) -> [EntryDifference.Line] {
    guard old[property] != nil else { return [] }
    var lines: [EntryDifference.Line] = []
    var repeats = RepeatFilter()
    for (index, line) in edit.card.lines.enumerated() {
      guard reader.property(of: line) == property, let value = reader.value(of: line, for: property)
      else { continue }
      let label = reader.label(of: line, for: property)
      if reader.mayRepeat, property.hasSynonyms,
        let original = repeats.original(of: line, at: lines.count, property, value, label)
      {
        lines[original].repeats.append(index)
      } else {
        lines.append(.init(index: index, value: value, label: label))
      }
    }
    return lines
  }

  /// Lines stay where they are; an added entry stands behind the entry before it.
  private mutating func writeInPlace(
    _ wanted: [MultiValue.Entry], of property: PersonProperty,
    _ lines: [EntryDifference.Line], _ sources: [Int?]
  ) {
    var place = sources.first == .some(nil) ? lines.first.map { $0.index - 1 } : nil
    for (entry, source) in zip(wanted, sources) {
      if let source {
        place = lines[source].index
        rewrite(lines[source], as: entry, of: property)
      } else {
        edit.insert(after: place ?? lines.last?.index) { $0.entry(entry, property) }
      }
    }
  }

  /// The order changed: all lines of the property move to the place of the first, in new order.
  private mutating func writeInNewOrder(
    _ wanted: [MultiValue.Entry], of property: PersonProperty,
    _ lines: [EntryDifference.Line], _ sources: [Int?]
  ) {
    let place = (lines.map(\.index).min() ?? 0) - 1
    for (entry, source) in zip(wanted, sources) {
      guard let source else {
        edit.insert(after: place) { $0.entry(entry, property) }
        continue
      }
      if !rewrite(lines[source], as: entry, of: property, at: place) {
        edit.move(lines[source].index, after: place)
      }
    }
  }

  /// Takes an entry away, with the lines that repeat it.
  private mutating func drop(_ line: EntryDifference.Line) {
    drop(line.index)
    for index in line.repeats { drop(index) }
  }

  /// Takes a line away, and with it the label and country of its group when no other line needs them.
  private mutating func drop(_ index: Int) {
    let line = edit.card.lines[index]
    edit.remove(index)
    guard !reader.groups.isShared(line) else { return }
    for place in [reader.groups.label(of: line), reader.groups.country(of: line)] {
      if let place { edit.remove(place - edit.card.range.lowerBound) }
    }
  }

  /// Writes an entry over its line; false where nothing had to be written.
  @discardableResult
  private mutating func rewrite(
    _ line: EntryDifference.Line, as entry: MultiValue.Entry, of property: PersonProperty,
    at place: Int? = nil
  ) -> Bool {
    guard !line.matches(entry) else { return false }
    let source = edit.card.lines[line.index]
    let place = place ?? line.index
    guard property.isRewrittenInPlace else {
      drop(line)
      edit.insert(after: place) { $0.entry(entry, property) }
      return true
    }
    let keepsLabel = line.label.isSpelled(like: entry.label)
    guard keepsLabel, line.value.countryCode == entry.value.countryCode else {
      // Label or country are other lines of the group: the entry moves to a group of its own.
      drop(line)
      let group = reader.groups.isShared(source) ? LineGroup.none : .same(as: source)
      edit.insert(after: place) { $0.entry(entry, property, like: source, group: group) }
      return true
    }
    edit.remove(line.index)
    edit.insert(after: place) { composer in
      composer.begin(like: source, group: .same(as: source))
      composer.copyParameters(of: source, keepsLabel: true)
      composer.entryValue(entry.value, property, keeping: source)
      composer.end()
    }
    return true
  }
}

extension SingleValue {
  fileprivate var countryCode: String? { texts?[PostalAddress.Key.countryCode] }
}

// MARK: - The lines of one entry

extension LineComposer {
  /// The line of an entry, and the lines of its group when it needs one.
  ///
  /// - Parameters:
  ///   - source: A line whose name, parameters and other components the new one takes over.
  ///   - oldGroup: The group for an entry that needs none of its own.
  fileprivate mutating func entry(
    _ entry: MultiValue.Entry, _ property: PersonProperty, like source: ContentLine? = nil,
    group oldGroup: LineGroup = .none
  ) {
    let types = types(entry.label, property)
    let country = property == .address ? entry.value.countryCode : nil
    let needsGroup = types == nil || country != nil
    let group = needsGroup ? freshGroup() : oldGroup
    if let source {
      begin(like: source, group: group)
      copyParameters(of: source, keepsLabel: false)
    } else {
      begin(property.lineProperty, group: group)
    }
    valueParameters(entry.value, property)
    for word in types ?? [] { type(word) }
    entryValue(entry.value, property, keeping: source)
    end()
    guard needsGroup else { return }
    if types == nil, let label = entry.label {
      line(.appleLabel, group: group, text: label.rawValue)
    }
    if let country { line(.appleCountryCode, group: group, text: country) }
  }

  /// The types that say a label; nil when only X-ABLabel can: the type of a social account is its service.
  private func types(_ label: Label?, _ property: PersonProperty) -> [StaticString]? {
    guard let label else { return [] }
    return property == .socialProfile ? nil : label.types(of: property, version: version)
  }

  /// Adds the parameters that are part of a value.
  private mutating func valueParameters(_ value: SingleValue, _ property: PersonProperty) {
    switch (property, value) {
    case (.instantMessage, .dictionary(let texts)), (.socialProfile, .dictionary(let texts)):
      accountParameters(texts, property)
    case (_, .dateTime(let date)): omittedYear(date)
    default: break
    }
  }

  /// Ends the parameters and adds the value.
  ///
  /// - Parameter source: An address with components that a record does not have.
  fileprivate mutating func entryValue(
    _ value: SingleValue, _ property: PersonProperty, keeping source: ContentLine?
  ) {
    beginValue()
    switch (property, value) {
    case (.address, .dictionary(let texts)): address(texts, keeping: source?.rawComponents ?? [])
    case (_, .dictionary(let texts)): accountValue(texts, property)
    case (_, .dateTime(let date)): dateValue(date)
    case (_, .string(let text)): self.text(text)
    default: break
    }
  }

  private mutating func address(_ texts: KeyedTexts, keeping kept: [[UInt8]]) {
    for index in 0..<max(AddressPart.count, kept.count) {
      if index > 0 { separator() }
      if let key = AddressPart.key(at: index) {
        text(texts[key] ?? "")
      } else if index < kept.count {
        kept[index].withUnsafeBufferPointer { escaped($0) }
      }
    }
  }
}
