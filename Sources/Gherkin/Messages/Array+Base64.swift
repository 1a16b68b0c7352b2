extension [UInt8] {
  /// The bytes as text (RFC 4648, section 4).
  var base64: String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    let length = (count + 2) / 3 * 4
    return String(unsafeUninitializedCapacity: length) { text in
      var place = 0
      for start in stride(from: 0, to: count, by: 3) {
        let group = self[start..<Swift.min(start + 3, count)]
        let bits = group.reduce(0) { $0 << 8 | UInt32($1) } << UInt32(8 * (3 - group.count))
        for digit in 0..<4 {
          text[place] =
            digit <= group.count
            ? digits[Int(bits >> UInt32(18 - 6 * digit) & 63)] : UInt8(ascii: "=")
          place += 1
        }
      }
      return length
    }
  }
}
