/// The label of a multi-value entry: a built-in token or the words that the user typed.
///
/// Labels are compared raw and scalar by scalar: a custom "Home" is not the Home token (R-AB-45).
public struct Label: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  /// The label as it is stored.
  public let rawValue: String

  /// Wraps a stored label.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Wraps a literal label.
  public init(stringLiteral value: String) { rawValue = value }

  /// The token `_$!<name>!$_` (R-AB-42).
  public init(token name: String) { rawValue = "\(Label.opening)\(name)\(Label.closing)" }

  /// The name inside a token; nil for a custom label.
  public var tokenName: String? {
    guard rawValue.utf8.starts(with: Label.opening.utf8), rawValue.hasSuffix(Label.closing),
      rawValue.utf8.count >= Label.opening.utf8.count + Label.closing.utf8.count
    else { return nil }
    return String(rawValue.dropFirst(Label.opening.count).dropLast(Label.closing.count))
  }

  /// The word that a screen shows: tokens become words, any other label stays as it is (R-AB-44).
  public var displayName: String {
    guard let name = tokenName else { return rawValue }
    return Label.words[name] ?? name.lowercased()
  }

  /// Whether both have the same scalars.
  public static func == (left: Label, right: Label) -> Bool {
    left.rawValue.isExactly(right.rawValue)
  }

  /// The opposite of `==`. `RawRepresentable` has one that compares with canonical equivalence.
  public static func != (left: Label, right: Label) -> Bool { !(left == right) }

  /// Feeds the raw label.
  public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }

  private static let opening = "_$!<"
  private static let closing = ">!$_"
  private static let words = [
    "HomeFAX": "home fax", "WorkFAX": "work fax", "OtherFAX": "other fax",
    "HomePage": "home page", "iPhone": "iPhone",
  ]
}

extension Label {
  /// At home.
  public static let home = Label(token: "Home")
  /// At work.
  public static let work = Label(token: "Work")
  /// Neither at home nor at work.
  public static let other = Label(token: "Other")
  /// Mobile telephone.
  public static let mobile = Label(token: "Mobile")
  /// Main line.
  public static let main = Label(token: "Main")
  /// Fax at home.
  public static let homeFax = Label(token: "HomeFAX")
  /// Fax at work.
  public static let workFax = Label(token: "WorkFAX")
  /// Another fax.
  public static let otherFax = Label(token: "OtherFAX")
  /// Pager.
  public static let pager = Label(token: "Pager")
  /// Home page.
  public static let homePage = Label(token: "HomePage")
  /// Anniversary.
  public static let anniversary = Label(token: "Anniversary")
  /// The iPhone label, the plain word; `_$!<iPhone>!$_` is accepted on reading (R-AB-43).
  public static let iPhone = Label(rawValue: "iPhone")
}
