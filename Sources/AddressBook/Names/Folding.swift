/// Text as names are searched and sorted: small letters without diacritics, white space as single blanks.
///
/// Composed and decomposed spellings fold alike. One pass, no locale; ASCII costs a byte loop.
package func folded(_ text: String) -> String {
  var text = text
  let ascii = text.withUTF8 { foldedASCII($0) }
  return ascii ?? foldedScalars(text)
}

private func foldedASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
  guard bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
  return String(unsafeUninitializedCapacity: bytes.count) { target in
    var count = 0
    for byte in bytes {
      if isBlank(byte) {
        if count > 0, target[count - 1] != 0x20 { (target[count], count) = (0x20, count + 1) }
      } else {
        let isCapital = byte >= 0x41 && byte <= 0x5A
        (target[count], count) = (isCapital ? byte | 0x20 : byte, count + 1)
      }
    }
    return count > 0 && target[count - 1] == 0x20 ? count - 1 : count
  }
}

private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }

private func foldedScalars(_ text: String) -> String {
  var plain = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    if scalar.isBlank {
      if plain.last != " ", !plain.isEmpty { plain.append(" ") }
    } else {
      appendFolded(scalar, to: &plain)
    }
  }
  if plain.last == " " { plain.removeLast() }
  return String(plain)
}

private func appendFolded(_ scalar: Unicode.Scalar, to plain: inout String.UnicodeScalarView) {
  if scalar.isASCII {
    let isCapital = scalar.value >= 0x41 && scalar.value <= 0x5A
    plain.append(isCapital ? Unicode.Scalar(UInt8(scalar.value) | 0x20) : scalar)
    return
  }
  for small in scalar.properties.lowercaseMapping.unicodeScalars {
    if (0x300...0x36F).contains(small.value) { continue }
    if let letters = FoldTable.plain[small] {
      plain.append(contentsOf: letters.unicodeScalars)
    } else {
      plain.append(small)
    }
  }
}
