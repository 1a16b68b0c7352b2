/// Base64 as vCards have it: blanks and line ends anywhere (RFC 4648 section 4).
enum Base64 {
  private static let invalid: UInt8 = 255
  private static let skipped: UInt8 = 254

  /// The value of each byte; 254 for what is passed over, 255 for what is no base64.
  private static let values: [UInt8] = {
    var values = [UInt8](repeating: invalid, count: 256)
    for (value, byte) in alphabet.enumerated() { values[Int(byte)] = UInt8(value) }
    for byte in [UInt8.blank, .tab, .lineFeed, .carriageReturn] { values[Int(byte)] = skipped }
    return values
  }()

  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Whether a byte may stand in base64, padding and blanks included.
  static func mayHold(_ byte: UInt8) -> Bool { byte == .equals || values[Int(byte)] != invalid }

  /// The bytes that the text stands for, or nil when it is no base64.
  static func decode(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    var isValid = true
    let decoded = [UInt8](unsafeUninitializedCapacity: text.count / 4 * 3 + 3) { out, count in
      isValid = values.withUnsafeBufferPointer { decode(text, $0, into: out, &count) }
    }
    return isValid ? decoded : nil
  }

  private static func decode(
    _ text: UnsafeBufferPointer<UInt8>, _ values: UnsafeBufferPointer<UInt8>,
    into out: UnsafeMutableBufferPointer<UInt8>, _ count: inout Int
  ) -> Bool {
    var bits: UInt32 = 0
    var digits = 0
    var padding = 0
    count = decodeWhole(text, values, into: out)
    for byte in text[(count / 3 * 4)...] {
      let value = values[Int(byte)]
      if value < 64, padding == 0 {
        bits = bits << 6 | UInt32(value)
        digits += 1
        if digits & 3 == 0 { append(bits, to: out, &count) }
      } else if byte == .equals {
        padding += 1
      } else if value != skipped {
        return false
      }
    }
    return finish(bits, rest: digits & 3, padding: padding, into: out, &count)
  }

  /// Decodes groups of four digits until something else comes; returns how many bytes they are.
  private static func decodeWhole(
    _ text: UnsafeBufferPointer<UInt8>, _ values: UnsafeBufferPointer<UInt8>,
    into out: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    var count = 0
    var index = 0
    while index + 4 <= text.count {
      let (first, second) = (values[Int(text[index])], values[Int(text[index + 1])])
      let (third, fourth) = (values[Int(text[index + 2])], values[Int(text[index + 3])])
      guard first | second | third | fourth < 64 else { break }
      let high = UInt32(first) << 18 | UInt32(second) << 12
      append(high | UInt32(third) << 6 | UInt32(fourth), to: out, &count)
      index += 4
    }
    return count
  }

  @inline(__always)
  private static func append(
    _ bits: UInt32, to out: UnsafeMutableBufferPointer<UInt8>, _ count: inout Int
  ) {
    out[count] = UInt8(truncatingIfNeeded: bits >> 16)
    out[count + 1] = UInt8(truncatingIfNeeded: bits >> 8)
    out[count + 2] = UInt8(truncatingIfNeeded: bits)
    count += 3
  }

  /// The last group: two digits and two pads are one byte, three and one are two. Without its pads
  /// the text was cut off (RFC 4648 section 3.2).
  private static func finish(
    _ bits: UInt32, rest: Int, padding: Int, into out: UnsafeMutableBufferPointer<UInt8>,
    _ count: inout Int
  ) -> Bool {
    // BlackBerry pads what needs none.
    guard rest != 0 else { return padding <= 2 }
    guard rest != 1, padding == 4 - rest else { return false }
    if rest == 2 {
      out[count] = UInt8(truncatingIfNeeded: bits >> 4)
      count += 1
    } else if rest == 3 {
      out[count] = UInt8(truncatingIfNeeded: bits >> 10)
      out[count + 1] = UInt8(truncatingIfNeeded: bits >> 2)
      count += 2
    }
    return true
  }

  /// Appends the base64 of bytes, padded, on one line.
  static func append(_ data: [UInt8], to out: inout ByteSink) {
    let capacity = (data.count + 2) / 3 * 4
    out.append(atMost: capacity) { out in
      alphabet.withUnsafeBufferPointer { digits in
        data.withUnsafeBufferPointer { encode($0, digits, into: out) }
      }
      return capacity
    }
  }

  private static func encode(
    _ data: UnsafeBufferPointer<UInt8>, _ digits: UnsafeBufferPointer<UInt8>,
    into out: UnsafeMutablePointer<UInt8>
  ) {
    var out = out
    for index in stride(from: 0, to: data.count, by: 3) {
      let rest = data.count - index
      let second = rest > 1 ? UInt32(data[index + 1]) << 8 : 0
      let third = rest > 2 ? UInt32(data[index + 2]) : 0
      let bits = UInt32(data[index]) << 16 | second | third
      out[0] = digits[Int(bits >> 18)]
      out[1] = digits[Int(bits >> 12 & 63)]
      out[2] = rest > 1 ? digits[Int(bits >> 6 & 63)] : .equals
      out[3] = rest > 2 ? digits[Int(bits & 63)] : .equals
      out += 4
    }
  }
}
