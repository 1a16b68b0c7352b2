/// A date of which any part may be unknown, such as a birthday without its year (RFC 6350 section 4.3).
///
/// Twelve bytes, so that the values of a record stay small; a number beyond its field is clamped.
public struct PartialDate: Hashable, Sendable {
  private var packedYear = Int32.min
  private var packedMonth = Int8.min
  private var packedDay = Int8.min
  private var packedHour = Int8.min
  private var packedMinute = Int8.min
  private var packedSecond = Int8.min
  private var packedUtcOffset = Int16.min

  /// Year of the Gregorian calendar.
  public var year: Int? {
    get { unpacked(packedYear) }
    set { packedYear = packed(newValue) }
  }
  /// Month, 1 … 12.
  public var month: Int? {
    get { unpacked(packedMonth) }
    set { packedMonth = packed(newValue) }
  }
  /// Day of the month, 1 … 31.
  public var day: Int? {
    get { unpacked(packedDay) }
    set { packedDay = packed(newValue) }
  }
  /// Hour, 0 … 23.
  public var hour: Int? {
    get { unpacked(packedHour) }
    set { packedHour = packed(newValue) }
  }
  /// Minute, 0 … 59.
  public var minute: Int? {
    get { unpacked(packedMinute) }
    set { packedMinute = packed(newValue) }
  }
  /// Second, 0 … 60.
  public var second: Int? {
    get { unpacked(packedSecond) }
    set { packedSecond = packed(newValue) }
  }
  /// Offset from UTC in minutes; nil means local time.
  public var utcOffset: Int? {
    get { unpacked(packedUtcOffset) }
    set { packedUtcOffset = packed(newValue) }
  }

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

/// The least number of a field stands for none.
private func unpacked(_ number: some FixedWidthInteger) -> Int? {
  number == .min ? nil : Int(number)
}

private func packed<Number: FixedWidthInteger>(_ number: Int?) -> Number {
  number.map { max(Number(clamping: $0), .min + 1) } ?? .min
}
