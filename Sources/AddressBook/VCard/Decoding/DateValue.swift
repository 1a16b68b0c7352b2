/// Dates and times as vCards have them: ISO 8601, basic and extended, any part missing
/// (RFC 6350 section 4.3, RFC 2426 section 3.1.5).
enum DateValue {
  /// Reads a date, a time after `T`, or both; nil when it is none, or has a part that no date has.
  static func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> PartialDate? {
    let text = bytes.trimmed
    let mark = text.firstIndex { $0 | 0x20 == UInt8(ascii: "t") } ?? text.count
    var date = PartialDate()
    guard mark > 0 || mark < text.count, readDate(text[part: 0..<mark], into: &date) else {
      return nil
    }
    guard mark < text.count else { return date }
    return readTime(text[part: mark + 1..<text.count], into: &date) ? date : nil
  }

  private static func readDate(
    _ text: UnsafeBufferPointer<UInt8>, into date: inout PartialDate
  ) -> Bool {
    var digits = Digits(text)
    if text.isEmpty { return true }
    if digits.skip(.hyphen) {
      guard digits.skip(.hyphen) else { return false }
      if digits.skip(.hyphen) { date.day = digits.read(2) } else { date.month = digits.read(2) }
    } else {
      date.year = digits.read(4)
      _ = digits.skip(.hyphen)
      if date.year != nil, !digits.isAtEnd { date.month = digits.read(2) }
    }
    _ = date.month != nil && digits.skip(.hyphen)
    if date.month != nil, !digits.isAtEnd { date.day = digits.read(2) }
    guard digits.isAtEnd, date.year != nil || date.month != nil || date.day != nil else {
      return false
    }
    return (1...12).contains(date.month ?? 1) && (1...31).contains(date.day ?? 1)
  }

  private static func readTime(
    _ text: UnsafeBufferPointer<UInt8>, into date: inout PartialDate
  ) -> Bool {
    var digits = Digits(text)
    date.hour = digits.skip(.hyphen) ? nil : digits.read(2)
    _ = digits.skip(.colon)
    date.minute = date.hour == nil && digits.skip(.hyphen) ? nil : digits.readIfDigit(2)
    _ = digits.skip(.colon)
    date.second = digits.readIfDigit(2)
    if digits.skip(.dot) || digits.skip(.comma) { digits.skipDigits() }
    guard readZone(&digits, into: &date), digits.isAtEnd else { return false }
    guard date.hour != nil || date.minute != nil || date.second != nil else { return false }
    return (0...24).contains(date.hour ?? 0) && (0...59).contains(date.minute ?? 0)
      && (0...60).contains(date.second ?? 0)
  }

  private static func readZone(_ digits: inout Digits, into date: inout PartialDate) -> Bool {
    if digits.skip(UInt8(ascii: "Z")) || digits.skip(UInt8(ascii: "z")) {
      date.utcOffset = 0
      return true
    }
    let sign = digits.skip(UInt8(ascii: "+")) ? 1 : digits.skip(.hyphen) ? -1 : 0
    guard sign != 0 else { return true }
    guard let hours = digits.read(2) else { return false }
    _ = digits.skip(.colon)
    let minutes = digits.readIfDigit(2) ?? 0
    date.utcOffset = sign * (hours * 60 + minutes)
    return hours < 24 && minutes < 60
  }

  /// Whether the month has that day; 29 February where the year is not known.
  static func exists(_ date: PartialDate) -> Bool {
    guard let month = date.month, let day = date.day, (1...12).contains(month) else { return true }
    let year = date.year ?? 4
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return day <= [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  }

  /// Whether the version has a form for the date. 3.0 wants all of it (RFC 2426 section 3.1.5); Apple's mark for a missing year is
  /// read by everyone.
  static func isSayable(_ date: PartialDate, in version: VCardVersion) -> Bool {
    guard version != .v4_0 else { return date.year == nil || date.month != nil || date.day == nil }
    return date.month != nil && date.day != nil && (date.year != nil || date.hour == nil)
      && (date.hour != nil || (date.minute == nil && date.second == nil))
  }

  /// A cursor over digits.
  private struct Digits {
    let text: UnsafeBufferPointer<UInt8>
    var index = 0

    init(_ text: UnsafeBufferPointer<UInt8>) { self.text = text }

    var isAtEnd: Bool { index >= text.count }

    mutating func skip(_ byte: UInt8) -> Bool {
      guard index < text.count, text[index] == byte else { return false }
      index += 1
      return true
    }

    mutating func skipDigits() {
      while index < text.count, text[index].isDigit { index += 1 }
    }

    mutating func readIfDigit(_ count: Int) -> Int? {
      index < text.count && text[index].isDigit ? read(count) : nil
    }

    mutating func read(_ count: Int) -> Int? {
      guard index + count <= text.count else { return nil }
      var number = 0
      for offset in index..<index + count {
        guard text[offset].isDigit else { return nil }
        number = number * 10 + Int(text[offset] & 0x0F)
      }
      index += count
      return number
    }
  }
}

// MARK: - Writing

extension DateValue {
  /// Appends a date as the version writes it: `1996-10-22T14:00:00Z` in 3.0, `19961022T140000Z` in
  /// 4.0. A part before a known one shows as hyphens.
  static func append(_ date: PartialDate, version: VCardVersion, to out: inout ByteSink) {
    let isExtended = version != .v4_0
    appendDay(date, isExtended: isExtended, to: &out)
    guard date.hour != nil || date.minute != nil || date.second != nil else { return }
    out.append(UInt8(ascii: "T"))
    let separator: UInt8? = isExtended ? .colon : nil
    append(date.hour, 2, orHyphen: true, to: &out)
    if date.minute != nil || date.second != nil {
      if let separator, date.hour != nil { out.append(separator) }
      append(date.minute, 2, orHyphen: true, to: &out)
    }
    if let second = date.second {
      if let separator, date.minute != nil { out.append(separator) }
      append(second, 2, orHyphen: false, to: &out)
    }
    appendZone(date.utcOffset, separator, to: &out)
  }

  private static func appendDay(
    _ date: PartialDate, isExtended: Bool, to out: inout ByteSink
  ) {
    guard date.year != nil || date.month != nil || date.day != nil else { return }
    if let year = date.year {
      append(year, 4, orHyphen: false, to: &out)
      // Without the hyphen 4.0 could not distinguish 1996-10 from a year and a day (section 4.3.1).
      if date.month != nil, isExtended || date.day == nil { out.append(.hyphen) }
    } else {
      out.append("--")
      if date.month == nil { out.append(.hyphen) }
    }
    if let month = date.month {
      append(month, 2, orHyphen: false, to: &out)
      if isExtended, date.day != nil { out.append(.hyphen) }
    }
    // A year and a day without the month between them cannot be written.
    if let day = date.day, date.year == nil || date.month != nil {
      append(day, 2, orHyphen: false, to: &out)
    }
  }

  private static func appendZone(
    _ offset: Int?, _ separator: UInt8?, to out: inout ByteSink
  ) {
    guard let offset else { return }
    guard offset != 0 else { return out.append(UInt8(ascii: "Z")) }
    out.append(offset < 0 ? .hyphen : UInt8(ascii: "+"))
    append(abs(offset) / 60, 2, orHyphen: false, to: &out)
    if let separator { out.append(separator) }
    append(abs(offset) % 60, 2, orHyphen: false, to: &out)
  }

  /// Appends a number with leading zeros, or one hyphen for none.
  private static func append(
    _ number: Int?, _ width: Int, orHyphen: Bool, to out: inout ByteSink
  ) {
    guard let number else {
      if orHyphen { out.append(.hyphen) }
      return
    }
    var divisor = width == 4 ? 1000 : 10
    while divisor > 0 {
      out.append(0x30 + UInt8(truncatingIfNeeded: abs(number) / divisor % 10))
      divisor /= 10
    }
  }
}
