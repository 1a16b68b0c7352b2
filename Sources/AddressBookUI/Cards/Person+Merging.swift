internal import AddressBook

extension Person {
  /// This person with what the other adds to it: single values that are absent here, and labelled values
  /// that are not here yet (R-PV-8). Nothing that is here is changed, and its identifiers stay.
  func merging(
    _ other: Person, where isWanted: (PersonProperty) -> Bool = { _ in true }
  ) -> Person {
    var merged = self
    for property in other.properties
    where !property.isKeptByStore && property != .kind && isWanted(property) {
      if merged[property] == nil, let value = other[property] {
        try? merged.set(value, for: property)
      }
      let present = merged.entries(of: property).map(\.value)
      for entry in other.entries(of: property) where !present.contains(entry.value) {
        try? merged.add(entry.value, label: entry.label, to: property)
      }
    }
    merged.imageData = imageData ?? other.imageData
    return merged
  }
}
