/// Base64 as vCards have it: blanks and line ends anywhere.
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

  /// Whether every byte may stand in base64, padding included.
  static func isAlphabet(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    values.withUnsafeBufferPointer { values in
      bytes.allSatisfy { $0 == .equals || values[Int($0)] != invalid }
    }
  }

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
    for byte in text {
      let value = values[Int(byte)]
      if value < 64, padding == 0 {
        bits = bits << 6 | UInt32(value)
        digits += 1
        if digits & 3 == 0 {
          out[count] = UInt8(truncatingIfNeeded: bits >> 16)
          out[count + 1] = UInt8(truncatingIfNeeded: bits >> 8)
          out[count + 2] = UInt8(truncatingIfNeeded: bits)
          count += 3
        }
      } else if byte == .equals {
        padding += 1
      } else if value != skipped {
        return false
      }
    }
    return finish(bits, rest: digits & 3, padding: padding, into: out, &count)
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
    out.reserve(data.count / 3 * 4 + 4)
    alphabet.withUnsafeBufferPointer { digits in
      var index = 0
      while index + 2 < data.count {
        let bits =
          UInt32(data[index]) << 16 | UInt32(data[index + 1]) << 8 | UInt32(data[index + 2])
        append(bits, 4, digits, to: &out)
        index += 3
      }
      let rest = data.count - index
      guard rest > 0 else { return }
      let second = rest == 2 ? UInt32(data[index + 1]) << 8 : 0
      append(UInt32(data[index]) << 16 | second, rest + 1, digits, to: &out)
      for _ in rest..<3 { out.append(.equals) }
    }
  }

  @inline(__always)
  private static func append(
    _ bits: UInt32, _ count: Int, _ digits: UnsafeBufferPointer<UInt8>, to out: inout ByteSink
  ) {
    for digit in 0..<count { out.append(digits[Int(bits >> UInt32(18 - 6 * digit)) & 63]) }
  }
}
