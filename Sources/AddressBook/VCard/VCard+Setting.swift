extension VCard {
  /// The card with one property set to a text: the first line of that name is written anew, further
  /// ones go, and without one the line comes at the end.
  ///
  /// For what a record does not hold, such as UID, or a property of one's own.
  ///
  /// - Parameters:
  ///   - name: The property's name: letters, digits and hyphens; anything else is left out of it.
  ///   - text: The value, not yet escaped; nil takes the property away.
  /// - Complexity: O(bytes of the card).
  package func setting(_ name: String, to text: String?) -> VCard {
    guard let version, version != .v2_1 else {
      return convertedTo3().card.setting(name, to: text)
    }
    var edit = CardEdit(self, version: version)
    let places = lines.indices.filter { lines[$0].isNamed(name) }
    if let first = places.first, lines[first].string == text { return self }
    for place in places { edit.remove(place) }
    if let text {
      edit.insert(after: places.first) { composer in
        composer.begin(name: name.filter(\.isPropertyNameCharacter), group: .none)
        if Property(name: name) == .uid, version == .v4_0, !text.utf8.contains(.colon) {
          composer.parameter("VALUE", "text")
        }
        composer.beginValue()
        composer.text(text)
        composer.end()
      }
    }
    return edit.applied()
  }
}

extension Character {
  /// RFC 6350 section 3.3.
  fileprivate var isPropertyNameCharacter: Bool { asciiValue?.isNameByte ?? false }
}
