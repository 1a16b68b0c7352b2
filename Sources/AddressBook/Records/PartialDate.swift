/// A date of which any part may be unknown, such as a birthday without its year (RFC 6350 section 4.3).
public struct PartialDate: Hashable, Sendable {
  /// Year of the Gregorian calendar.
  public var year: Int?
  /// Month, 1 … 12.
  public var month: Int?
  /// Day of the month, 1 … 31.
  public var day: Int?
  /// Hour, 0 … 23.
  public var hour: Int?
  /// Minute, 0 … 59.
  public var minute: Int?
  /// Second, 0 … 60.
  public var second: Int?
  /// Offset from UTC in minutes; nil means local time.
  public var utcOffset: Int?

  /// A date of the parts that are known.
  public init(
    year: Int? = nil, month: Int? = nil, day: Int? = nil, hour: Int? = nil, minute: Int? = nil,
    second: Int? = nil, utcOffset: Int? = nil
  ) {
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.second = second
    self.utcOffset = utcOffset
  }
}
