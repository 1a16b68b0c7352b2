/// What the TYPE values of a line say, as bits, and the first value that is none of the known words.
struct TypeWords {
  struct Known: OptionSet {
    let rawValue: UInt16

    static let home = Known(rawValue: 1)
    static let work = Known(rawValue: 2)
    static let cell = Known(rawValue: 4)
    static let fax = Known(rawValue: 8)
    static let pager = Known(rawValue: 16)
    static let main = Known(rawValue: 32)
    static let iPhone = Known(rawValue: 64)
    static let other = Known(rawValue: 128)
    static let homePage = Known(rawValue: 256)
    /// A word that says nothing of the label: `voice`, `internet`, `pref`, …
    static let silent = Known(rawValue: 512)
  }

  var known: Known = []
  var custom: UnsafeBufferPointer<UInt8>?

  @inline(__always)
  mutating func add(_ word: UnsafeBufferPointer<UInt8>) {
    if word.isEmpty { return }
    let bit = TypeWords.bit(of: word)
    known.insert(bit)
    if bit.isEmpty, custom == nil { custom = word }
  }

  /// The bit of a word, without regard to case; none for one that is not known.
  static func bit(of word: UnsafeBufferPointer<UInt8>) -> Known {
    switch (word.count, word[0].uppercased) {
    case (4, UInt8(ascii: "H")) where word.matches("HOME"): .home
    case (4, UInt8(ascii: "W")) where word.matches("WORK"): .work
    case (4, UInt8(ascii: "C")) where word.matches("CELL"): .cell
    case (4, UInt8(ascii: "M")) where word.matches("MAIN"): .main
    case (3, UInt8(ascii: "F")) where word.matches("FAX"): .fax
    case (5, UInt8(ascii: "P")) where word.matches("PAGER"): .pager
    case (6, UInt8(ascii: "I")) where word.matches("IPHONE"): .iPhone
    case (5, UInt8(ascii: "O")) where word.matches("OTHER"): .other
    case (8, UInt8(ascii: "H")) where word.matches("HOMEPAGE"): .homePage
    default: isSilent(word) ? .silent : []
    }
  }

  private static func isSilent(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    silentWords.contains { word.matches($0) }
  }

  private static let silentWords: [StaticString] = [
    "INTERNET", "VOICE", "PREF", "MSG", "VIDEO", "TEXT", "TEXTPHONE", "CAR", "ISDN", "MODEM", "BBS",
    "PCS", "POSTAL", "PARCEL", "DOM", "INTL", "X400", "TLX", "JPEG", "PNG", "GIF",
  ]
}
