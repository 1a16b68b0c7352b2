/// An account that holds records (R-AB-60).
public struct Source: Hashable, Sendable, Identifiable {
  /// What kind of account it is; the codes are the platform's.
  public struct Kind: RawRepresentable, Hashable, Sendable {
    /// The code.
    public let rawValue: Int
    /// Wraps a code.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// On this device.
    public static let local = Kind(rawValue: 0)
    /// An Exchange account.
    public static let exchange = Kind(rawValue: 1)
    /// A MobileMe account.
    public static let mobileMe = Kind(rawValue: 2)
    /// A directory.
    public static let ldap = Kind(rawValue: 3)
    /// A CardDAV account.
    public static let cardDAV = Kind(rawValue: 4)

    private static let searchableBit = 0x0100_0000
    /// The same kind as a global search source, such as an Exchange global address list.
    public var searchable: Kind { Kind(rawValue: rawValue | Kind.searchableBit) }
    /// Whether the kind is one that can only be searched.
    public var isSearchable: Bool { rawValue & Kind.searchableBit != 0 }
  }

  /// Identifies the source within its database.
  public let id: RecordID
  /// What the user calls it.
  public var name: String
  /// What kind of account it is.
  public var kind: Kind

  /// A source with its parts.
  public init(id: RecordID, name: String, kind: Kind) {
    self.id = id
    self.name = name
    self.kind = kind
  }

  /// The source of a database that has no account.
  public static let local = Source(id: RecordID(rawValue: 1), name: "Local", kind: .local)
}
