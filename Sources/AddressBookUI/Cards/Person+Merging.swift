internal import AddressBook

extension Person {
  /// This person with what the other adds to it: single values that are absent here, and labelled values
  /// that do not stand here yet (R-PV-8). Nothing that is here is changed.
  func merging(_ other: Person) -> Person {
    var merged = self
    for property in other.properties where !property.isKeptByStore && property != .kind {
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
