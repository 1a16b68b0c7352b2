/// What a database puts on records from outside: the time and unique names. Nothing else here reads a clock.
public struct Stamps {
  /// The present moment, for creation and modification dates.
  public var now: () -> PartialDate
  /// A UID that was never given before.
  public var newUID: () -> String

  /// Stamps from a clock and a generator.
  public init(now: @escaping () -> PartialDate, newUID: @escaping () -> String) {
    self.now = now
    self.newUID = newUID
  }

  /// A clock that stands still and UIDs that count from `prefix1`: equal runs give equal books.
  public static func counting(
    at moment: PartialDate = PartialDate(
      year: 2011, month: 1, day: 1, hour: 0, minute: 0, second: 0, utcOffset: 0),
    prefix: String = "uid-"
  ) -> Stamps {
    var count = 0
    return Stamps(
      now: { moment },
      newUID: {
        count += 1
        return "\(prefix)\(count)"
      })
  }
}
