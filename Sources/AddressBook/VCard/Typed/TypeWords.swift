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
  static func bit(of word: UnsafeBufferPointer<UInt8>) -> Known { words[word] ?? [] }

  private static let words = WordTable<Known>([
    ("HOME", .home), ("WORK", .work), ("CELL", .cell), ("FAX", .fax), ("PAGER", .pager),
    ("MAIN", .main), ("IPHONE", .iPhone), ("OTHER", .other), ("HOMEPAGE", .homePage),
    ("INTERNET", .silent), ("VOICE", .silent), ("PREF", .silent), ("MSG", .silent),
    ("VIDEO", .silent), ("TEXT", .silent), ("TEXTPHONE", .silent), ("CAR", .silent),
    ("ISDN", .silent), ("MODEM", .silent), ("BBS", .silent), ("PCS", .silent), ("POSTAL", .silent),
    ("PARCEL", .silent), ("DOM", .silent), ("INTL", .silent), ("X400", .silent), ("TLX", .silent),
    ("JPEG", .silent), ("PNG", .silent), ("GIF", .silent),
  ])
}
