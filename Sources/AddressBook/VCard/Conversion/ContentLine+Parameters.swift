extension ContentLine {
  /// Writes the parameters in the manner of the composer's version.
  func convertParameters(to composer: inout LineComposer, from source: VCardVersion?) {
    var preference: Int?
    forEachParameter { parameter in
      if parameter.isBareEncoding || parameter.isNamed("ENCODING") || parameter.isNamed("CHARSET") {
        return
      }
      if parameter.isNamed("PREF") {
        preference = Int(TextValue.string(parameter.value.unquoted)) ?? preference
      } else if parameter.isNamed("VALUE") {
        convertValueType(parameter, to: &composer)
      } else if parameter.isType {
        parameter.forEachValue { word in
          if word.matches("PREF") {
            preference = preference ?? 1
          } else if !word.isEmpty, !isDropped(word, composer.version) {
            composer.type(raw: word)
          }
        }
      } else if source == .v2_1 {
        composer.parameter(encoding: parameter)
      } else {
        composer.parameter(raw: parameter.bytes)
      }
    }
    guard let preference else { return }
    if composer.version == .v4_0 {
      composer.parameter("PREF", String(min(100, max(1, preference))))
    } else if preference == 1 {
      composer.type("PREF")
    } else {
      composer.parameter("PREF", String(preference))
    }
  }

  /// EMAIL needs no `internet` in 4.0 (RFC 6350 section 6.4.2).
  private func isDropped(_ word: UnsafeBufferPointer<UInt8>, _ version: VCardVersion) -> Bool {
    version == .v4_0 && layout.property == .email && word.matches("INTERNET")
  }

  /// VALUE=uri and VALUE=text are said only where they are not the default.
  private func convertValueType(_ parameter: RawParameter, to composer: inout LineComposer) {
    switch layout.property {
    case .telephone, .photo, .logo, .sound, .key, .birthday, .anniversary, .uid, .agent, .related:
      break
    default:
      // URL is what 2.1 says for uri; binary and date are 3.0 only.
      if parameter.value.matches("URL") {
        composer.parameter("VALUE", "uri")
      } else {
        composer.parameter(raw: parameter.bytes)
      }
    }
  }
}
