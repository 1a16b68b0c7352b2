import AddressBook

extension PartialDate {
  /// Reads `1815-12-10`, `--12-10` without a year, or either with a time in UTC, `2010-06-01T09:00:00Z`.
  init?(text: String) {
    let halves = text.split(separator: "T", maxSplits: 1)
    guard let date = halves.first else { return nil }
    let parts =
      date.hasPrefix("--")
      ? ["", date.dropFirst(2).prefix(2), date.suffix(2)] : date.split(separator: "-")
    guard parts.count == 3, let month = Int(parts[1]), let day = Int(parts[2]) else { return nil }
    self.init(year: Int(parts[0]), month: month, day: day)
    guard halves.count == 2 else { return }
    let clock = halves[1].dropLast().split(separator: ":").compactMap { Int($0) }
    guard clock.count == 3, halves[1].hasSuffix("Z") else { return nil }
    (hour, minute, second, utcOffset) = (clock[0], clock[1], clock[2], 0)
  }

  /// The same as a text.
  var text: String {
    let days = "\(year.map { "\($0)" } ?? "-")-\(two(month))-\(two(day))"
    guard hour != nil else { return days }
    return "\(days)T\(two(hour)):\(two(minute)):\(two(second))\(utcOffset == 0 ? "Z" : "")"
  }

  /// A moment of the scenario's clock, given in milliseconds since 1970 UTC.
  init(milliseconds: Int) {
    let seconds = milliseconds / 1000
    var days = seconds / 86_400
    var year = 1970
    while days >= PartialDate.days(in: year) {
      days -= PartialDate.days(in: year)
      year += 1
    }
    let months = [31, PartialDate.days(in: year) - 337, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    var month = 0
    while days >= months[month] {
      days -= months[month]
      month += 1
    }
    self.init(
      year: year, month: month + 1, day: days + 1, hour: seconds % 86_400 / 3600,
      minute: seconds % 3600 / 60, second: seconds % 60, utcOffset: 0)
  }

  private static func days(in year: Int) -> Int {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 366 : 365
  }

  private func two(_ part: Int?) -> String {
    guard let part else { return "-" }
    return part < 10 ? "0\(part)" : "\(part)"
  }
}
