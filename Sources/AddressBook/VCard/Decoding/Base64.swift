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
  static func append(_ data: some Collection<UInt8>, to out: inout [UInt8]) {
    out.reserveCapacity(out.count + data.count / 3 * 4 + 4)
    var bits: UInt32 = 0
    var held = 0
    for byte in data {
      bits = bits << 8 | UInt32(byte)
      held += 1
      if held == 3 {
        appendDigits(bits, 4, to: &out)
        bits = 0
        held = 0
      }
    }
    guard held > 0 else { return }
    appendDigits(bits << (held == 1 ? 16 : 8), held + 1, to: &out)
    for _ in held..<3 { out.append(.equals) }
  }

  private static func appendDigits(_ bits: UInt32, _ count: Int, to out: inout [UInt8]) {
    for digit in 0..<count {
      out.append(alphabet[Int(bits >> UInt32(18 - 6 * digit)) & 63])
    }
  }
}
