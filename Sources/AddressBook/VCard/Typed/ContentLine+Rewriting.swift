extension ContentLine {
  /// Copies the parameters that still hold when the value is written anew: no ENCODING, CHARSET,
  /// VALUE. Without the label, only types that say nothing of it.
  func copyParameters(to composer: inout LineComposer, keepsLabel: Bool) {
    forEachParameter { parameter in
      if parameter.isBareEncoding || parameter.isNamed("ENCODING") || parameter.isNamed("CHARSET")
        || parameter.isNamed("VALUE")
      {
        return
      }
      guard parameter.isType else { return composer.parameter(raw: parameter.bytes) }
      parameter.forEachValue { word in
        if word.isEmpty { return }
        if keepsLabel || TypeWords.bit(of: word) == .silent { composer.type(raw: word) }
      }
    }
  }

  /// The components between semicolons, decoded but still escaped.
  var rawComponents: [[UInt8]] {
    withValue { value in
      var parts: [[UInt8]] = []
      TextValue.split(value, at: .semicolon) { parts.append(Array($0)) }
      return parts
    }
  }

  /// The components of an address that a record does not have, in their places.
  var unmappedComponents: [[UInt8]] { layout.property == .address ? rawComponents : [] }
}
