/// The type of a property, with the codes that the platform's headers give (R-AB-20).
public struct PropertyType: RawRepresentable, Hashable, Sendable {
  /// The code; a multi-value type is its member type with bit 256 set.
  public let rawValue: Int

  /// Wraps a code.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The type of an unknown property (R-AB-21).
  public static let invalid = PropertyType(rawValue: 0)
  /// Text.
  public static let string = PropertyType(rawValue: 1)
  /// A whole number.
  public static let integer = PropertyType(rawValue: 2)
  /// A floating-point number.
  public static let real = PropertyType(rawValue: 3)
  /// A date, with or without a time.
  public static let dateTime = PropertyType(rawValue: 4)
  /// Texts by key, such as a postal address.
  public static let dictionary = PropertyType(rawValue: 5)

  private static let multiMask = 256

  /// Labelled values of this type.
  public var multi: PropertyType { PropertyType(rawValue: rawValue | PropertyType.multiMask) }

  /// The type of one member, the multi bit removed (R-AB-38).
  public var member: PropertyType { PropertyType(rawValue: rawValue & ~PropertyType.multiMask) }

  /// Whether values of this type carry labels and identifiers.
  public var isMulti: Bool { rawValue & PropertyType.multiMask != 0 }
}
