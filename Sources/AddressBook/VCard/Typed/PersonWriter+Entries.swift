extension PersonWriter {
  /// Writes the entries of a multi-value property that are not what the lines say.
  mutating func writeEntries(of property: PersonProperty) {
    let wanted = new.entries(of: property)
    let lines = entryLines(of: property)
    let difference = EntryDifference(lines, wanted)
    guard !difference.isSame else { return }
    if property == .instantMessage {
      if wanted.isEmpty { PersonWriter.oldMessaging.forEach { removeAll($0) } }
      if !isAllIMPP(lines) { return replaceAll(lines, by: wanted, property) }
    }
    for index in difference.dropped { drop(lines[index].index) }
    if difference.keepsOrder {
      writeInPlace(wanted, of: property, lines, difference.sources)
    } else {
      writeInNewOrder(wanted, of: property, lines, difference.sources)
    }
  }

  /// The first IMPP would hide X-AIM and the like, so all of them change their form together.
  private mutating func replaceAll(
    _ lines: [EntryDifference.Line], by wanted: [MultiValue.Entry], _ property: PersonProperty
  ) {
    for line in lines { drop(line.index) }
    for entry in wanted { add(entry, to: property, after: lines.last?.index) }
  }

  /// What IMPP hides, and what would come up without it.
  private static let oldMessaging: [Property] = [
    .aim, .jabber, .msn, .yahoo, .icq, .skype, .googleTalk,
  ]

  private func isAllIMPP(_ lines: [EntryDifference.Line]) -> Bool {
    lines.allSatisfy { edit.card.lines[$0.index].layout.property == .impp }
  }

  private func entryLines(of property: PersonProperty) -> [EntryDifference.Line] {
    guard old[property] != nil else { return [] }
    return edit.card.lines.enumerated().compactMap { index, line in
      guard reader.property(of: line) == property,
        let value = reader.value(of: line, for: property)
      else { return nil }
      return .init(index: index, value: value, label: reader.label(of: line, for: property))
    }
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
        add(entry, to: property, after: place ?? lines.last?.index)
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
        add(entry, to: property, after: place)
        continue
      }
      if !rewrite(lines[source], as: entry, of: property, at: place) {
        edit.move(lines[source].index, after: place)
      }
    }
  }

  /// Takes a line away, and with it the label and country of its group when nobody else needs them.
  private mutating func drop(_ index: Int) {
    let line = edit.card.lines[index]
    edit.remove(index)
    guard !isGroupShared(line) else { return }
    for place in [reader.groups.label(of: line), reader.groups.country(of: line)] {
      if let place { edit.remove(place - edit.card.range.lowerBound) }
    }
  }

  /// Whether the group of a line holds other properties than its label and country.
  private func isGroupShared(_ line: ContentLine) -> Bool {
    guard line.layout.group > 0 else { return false }
    let members = line.withGroup { wanted in
      edit.card.lines.filter { other in
        other.layout.group > 0 && other.layout.property != .appleLabel
          && other.layout.property != .appleCountryCode
          && other.withGroup { $0.matches(wanted) }
      }
    }
    return members.count > 1
  }
}

// MARK: - One entry

extension PersonWriter {
  /// Adds an entry as a line of its own.
  mutating func add(
    _ entry: MultiValue.Entry, to property: PersonProperty, after place: Int?
  ) {
    let group = EntryComposer.needsGroup(entry, property, version) ? freshGroup() : .none
    edit.insert(after: place) { EntryComposer.compose(entry, property, &$0) { group } }
  }

  /// Writes an entry over its line; answers whether anything had to be written.
  @discardableResult
  mutating func rewrite(
    _ line: EntryDifference.Line, as entry: MultiValue.Entry, of property: PersonProperty,
    at place: Int? = nil
  ) -> Bool {
    guard line.value != entry.value || line.label != entry.label else { return false }
    let source = edit.card.lines[line.index]
    let keepsLabel = line.label == entry.label
    let country = entry.value.texts?[PostalAddress.Key.countryCode]
    let keepsCountry = line.value.texts?[PostalAddress.Key.countryCode] == country
    guard keepsLabel, keepsCountry, property.isRewrittenInPlace else {
      // Label or country lie in other lines of the group: the entry moves to a group of its own.
      drop(line.index)
      addLike(source, entry, of: property, after: place ?? line.index)
      return true
    }
    edit.remove(line.index)
    edit.insert(after: place ?? line.index) { composer in
      composer.begin(like: source, group: .same(as: source))
      source.copyParameters(to: &composer, keepsLabel: true)
      EntryComposer.value(entry.value, property, keeping: source.unmappedComponents, &composer)
      composer.end()
    }
    return true
  }

  /// Adds an entry that takes over what its old line says besides.
  private mutating func addLike(
    _ source: ContentLine, _ entry: MultiValue.Entry, of property: PersonProperty, after place: Int
  ) {
    guard property.isRewrittenInPlace else { return add(entry, to: property, after: place) }
    let types = entry.label.map { $0.types(of: property, version: version) } ?? []
    let country = entry.value.texts?[PostalAddress.Key.countryCode]
    let needsGroup = types == nil || (property == .address && country != nil)
    let keptGroup = isGroupShared(source) ? LineGroup.none : .same(as: source)
    let group = needsGroup ? freshGroup() : keptGroup
    edit.insert(after: place) { composer in
      composer.begin(like: source, group: group)
      source.copyParameters(to: &composer, keepsLabel: false)
      for word in types ?? [] { composer.type(word) }
      EntryComposer.value(entry.value, property, keeping: source.unmappedComponents, &composer)
      composer.end()
      if needsGroup {
        composer.group(group, label: types == nil ? entry.label : nil, country: country)
      }
    }
  }
}

extension PersonProperty {
  /// Whether a line can be written over, its name and parameters kept; accounts, names of relatives
  /// and dates say part of their value in there.
  fileprivate var isRewrittenInPlace: Bool {
    self == .phone || self == .email || self == .address || self == .url
  }
}

extension LineComposer {
  /// The lines of a group that belong to an entry.
  mutating func group(_ group: LineGroup, label: Label?, country: String?) {
    if let label { line(.appleLabel, group: group, text: label.rawValue) }
    if let country { line(.appleCountryCode, group: group, text: country) }
  }
}
