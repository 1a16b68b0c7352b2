/// What a database puts on records from outside: the time and UIDs. Nothing else here reads a clock.
public struct Stamps {
  /// The present moment, for creation and modification dates.
  public var now: () -> PartialDate
  /// A UID that was never given before, here or elsewhere (RFC 6350 section 6.7.6).
  public var newUID: () -> String

  /// Stamps from a clock and a generator; without one UIDs are random UUIDs.
  public init(
    now: @escaping () -> PartialDate, newUID: @escaping () -> String = { Stamps.randomUID() }
  ) {
    self.now = now
    self.newUID = newUID
  }

  /// A random UUID, such as `8d8ac610-566d-4ef0-9c22-186b2a5ed793` (RFC 9562, version 4).
  public static func randomUID() -> String {
    var bytes = (0..<16).map { _ in UInt8.random(in: 0...255) }
    bytes[6] = bytes[6] & 0x0F | 0x40
    bytes[8] = bytes[8] & 0x3F | 0x80
    var text = ""
    for (index, byte) in bytes.enumerated() {
      if [4, 6, 8, 10].contains(index) { text += "-" }
      text += (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return text
  }

  /// A clock that stands still and UIDs that count from `prefix1`: equal runs give equal records. For tests: another
  /// store that counts gives the same UIDs.
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
