extension Label {
  /// The label that types of a line stand for; nil when they say nothing (R-AB-39).
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
      self.init(rawValue: TextValue.string(custom))
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
