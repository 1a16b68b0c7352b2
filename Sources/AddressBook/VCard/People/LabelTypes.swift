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
  private(set) var custom: String?

  @inline(__always)
  mutating func add(_ word: UnsafeBufferPointer<UInt8>) {
    if word.isEmpty { return }
    let bit = TypeWords.bit(of: word)
    known.insert(bit)
    if bit.isEmpty, custom == nil {
      // `X-` only marks the word as the writer's own (RFC 2426 section 4).
      let isMarked = word.count > 2 && word.starts(with: "X-")
      custom = ParameterText.decode(isMarked ? word[part: 2..<word.count] : word, version: .v2_1)
    }
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

extension Label {
  /// The label that types of a line stand for; nil when there is none in them (R-AB-39).
  init?(_ types: TypeWords, of property: PersonProperty) {
    let known = types.known
    if property == .phone, let label = Label.ofPhone(known) {
      self = label
    } else if known.contains(.homePage) {
      self = .homePage
    } else if known.contains(.work) {
      self = .work
    } else if known.contains(.home) {
      self = .home
    } else if known.contains(.other) {
      self = .other
    } else if let custom = types.custom {
      self.init(rawValue: custom)
    } else {
      return nil
    }
  }

  private static func ofPhone(_ known: TypeWords.Known) -> Label? {
    if known.contains(.fax) {
      return known.contains(.work) ? .workFax : known.contains(.home) ? .homeFax : .otherFax
    }
    if known.contains(.pager) { return .pager }
    if known.contains(.iPhone) { return .iPhone }
    if known.contains(.cell) { return .mobile }
    return known.contains(.main) ? .main : nil
  }

  /// The label that the text of an X-ABLabel stands for (R-AB-43, R-AB-46).
  init?(appleLabel text: String) {
    switch text {
    case "", "_$!!$_", "_$!<>!$_": return nil
    case "_$!<iPhone>!$_": self = .iPhone
    default: self.init(rawValue: text)
    }
  }

  /// The TYPE values that say this label; nil for a label that only X-ABLabel can say.
  func types(of property: PersonProperty, version: VCardVersion) -> [StaticString]? {
    if self == .home { return ["HOME"] }
    if self == .work { return ["WORK"] }
    guard property == .phone else { return nil }
    if self == .mobile { return ["CELL"] }
    if self == .homeFax { return ["HOME", "FAX"] }
    if self == .workFax { return ["WORK", "FAX"] }
    if self == .otherFax { return ["FAX"] }
    if self == .pager { return ["PAGER"] }
    // Not registered for 4.0 (RFC 6350 section 10.3.4).
    if self == .main, version == .v3_0 { return ["MAIN"] }
    if self == .iPhone, version == .v3_0 { return ["IPHONE", "CELL"] }
    return nil
  }
}
