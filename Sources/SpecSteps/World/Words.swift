/// The plain words in which features write the names and codes of the messages.
extension String {
  /// A code in words: `picker.didCancel` reads "picker did cancel", `firstName` "first name".
  package var inWords: String {
    var words: [UInt8] = []
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "."): words.append(UInt8(ascii: " "))
      case UInt8(ascii: "A")...UInt8(ascii: "Z") where !words.isEmpty:
        words += [UInt8(ascii: " "), byte + 32]
      default: words.append(byte)
      }
    }
    return String(decoding: words, as: UTF8.self)
  }

  /// The code that some words stand for: "first name" is `firstName`.
  package var asCode: String {
    let words = split(separator: " ")
    return words.prefix(1).joined() + words.dropFirst().map { $0.capitalizedFirst }.joined()
  }

  /// The texts between commas, as features write a short list: `"Ada, Bob"`. The empty text is no list entry.
  var listed: [String] {
    isEmpty ? [] : replacing(", ", with: "\n").split(separator: "\n").map(String.init)
  }
}

extension StringProtocol {
  /// The text with its first letter as a capital.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
