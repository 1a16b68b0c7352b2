/// A moment, in nanoseconds since 1970.
public struct Timestamp: Hashable, Comparable, Sendable {
  /// The nanoseconds.
  public var nanoseconds: Int64

  /// Makes a moment.
  public init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  /// Whether one moment is before another.
  public static func < (first: Timestamp, second: Timestamp) -> Bool {
    first.nanoseconds < second.nanoseconds
  }

  /// How long it is from another moment to this one; never negative.
  public func since(_ other: Timestamp) -> Duration {
    .nanoseconds(max(0, nanoseconds - other.nanoseconds))
  }
}

extension Timestamp {
  /// The moment in universal time, such as `2026-11-30T16:02:46Z`.
  var text: String {
    let (days, second) = Self.divide(Int(nanoseconds / 1_000_000_000), 86_400)
    let date = Self.date(ofDay: days)
    let time = [second / 3600, second / 60 % 60, second % 60].map { Self.pad($0, 2) }
    return "\(Self.pad(date.year, 4))-\(Self.pad(date.month, 2))-\(Self.pad(date.day, 2))T"
      + time.joined(separator: ":") + "Z"
  }

  /// The Gregorian date of a day counted from 1970, by eras of 400 years that begin on 1 March.
  private static func date(ofDay day: Int) -> (year: Int, month: Int, day: Int) {
    let (era, dayOfEra) = divide(day + 719_468, 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * shifted + 2) / 5 + 1)
  }

  private static func divide(_ number: Int, _ divisor: Int) -> (quotient: Int, rest: Int) {
    let rest = (number % divisor + divisor) % divisor
    return ((number - rest) / divisor, rest)
  }

  private static func pad(_ number: Int, _ width: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, width - text.utf8.count)) + text
  }
}
