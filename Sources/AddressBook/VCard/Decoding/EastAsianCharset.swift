#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Foundation
#endif

/// The charsets of East Asia, in which most characters are two bytes or more.
///
/// Where a character ends, and what a broken one costs, is decided here as the WHATWG Encoding Standard does. Which character it is,
/// the system knows: iconv, on Apple's platforms Foundation.
enum EastAsianCharset: Hashable {
  case shiftJIS, eucJP, iso2022JP, eucKR, gb18030, big5

  /// Whether the system knows the characters.
  var isKnownHere: Bool { CharacterConverter(self) != nil }

  /// Appends the UTF-8 of bytes; a byte that begins no character gives one U+FFFD. Returns the offset of the first such byte.
  func append(_ bytes: UnsafeBufferPointer<UInt8>, to out: inout [UInt8]) -> Int? {
    guard var converter = CharacterConverter(self) else { return bytes.isEmpty ? nil : 0 }
    if self == .iso2022JP { return ISO2022JP.append(bytes, with: &converter, to: &out) }
    var (index, firstBad) = (0, Int?.none)
    while index < bytes.count {
      let rest = bytes[part: index..<bytes.count]
      if let scalar = single(rest[0]) {
        out.append(scalar: scalar)
        index += 1
      } else if let length = length(of: rest), append(rest[part: 0..<length], &converter, to: &out)
      {
        index += length
      } else {
        firstBad = firstBad ?? index
        out.append(scalar: "\u{FFFD}")
        // An ASCII letter after half a character is a letter, not lost with it.
        index += rest.count > 1 && rest[1] >= 0x80 && length(of: rest) != nil ? 2 : 1
      }
    }
    return firstBad
  }

  /// The character that a byte is by itself.
  private func single(_ byte: UInt8) -> Unicode.Scalar? {
    switch self {
    case .shiftJIS where (0xA1...0xDF).contains(byte): halfWidthKatakana(byte)
    case .shiftJIS where byte == 0x80: Unicode.Scalar(byte)
    case .gb18030 where byte == 0x80: "€"
    default: byte < 0x80 ? Unicode.Scalar(byte) : nil
    }
  }

  /// How many bytes a character has; nil where the bytes begin none.
  private func length(of bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard bytes.count > 1 else { return nil }
    let (lead, trail) = (bytes[0], bytes[1])
    let isLead = (0x81...0xFE).contains(lead)
    switch self {
    case .shiftJIS:
      let isTrail = (0x40...0xFC).contains(trail) && trail != 0x7F
      return isLead && lead <= 0xFC && lead != 0xA0 && isTrail ? 2 : nil
    case .eucKR: return isLead && (0x41...0xFE).contains(trail) ? 2 : nil
    case .big5:
      return isLead && ((0x40...0x7E).contains(trail) || (0xA1...0xFE).contains(trail)) ? 2 : nil
    case .eucJP, .iso2022JP:
      if lead == 0x8F { return bytes.count > 2 && bytes[2] >= 0xA1 && trail >= 0xA1 ? 3 : nil }
      return (lead == 0x8E || lead >= 0xA1) && lead < 0xFF && trail >= 0xA1 && trail < 0xFF
        ? 2 : nil
    case .gb18030:
      if isLead, bytes.count > 3, isDigit(trail), isDigit(bytes[3]),
        (0x81...0xFE).contains(bytes[2])
      {
        return 4
      }
      return isLead && (0x40...0xFE).contains(trail) && trail != 0x7F ? 2 : nil
    }
  }

  private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private func append(
    _ character: UnsafeBufferPointer<UInt8>, _ converter: inout CharacterConverter,
    to out: inout [UInt8]
  ) -> Bool {
    switch self {
    case .eucJP where character[0] == 0x8E:
      guard character[1] <= 0xDF else { return false }
      out.append(scalar: halfWidthKatakana(character[1]))
      return true
    case .eucJP where character.count == 2:
      return ISO2022JP.append(character[0] & 0x7F, character[1] & 0x7F, with: &converter, to: &out)
    case .gb18030 where character[0] == 0xA3 && character[1] == 0xA0:
      out.append(scalar: "\u{3000}")
      return true
    default: return converter.append(character, to: &out)
    }
  }
}

/// U+FF61 … U+FF9F, from 0xA1 … 0xDF.
private func halfWidthKatakana(_ byte: UInt8) -> Unicode.Scalar {
  Unicode.Scalar(0xFF61 - 0xA1 + UInt16(byte)) ?? "\u{FFFD}"
}

/// JIS in seven bits: escape sequences say which set the bytes that follow are in.
private enum ISO2022JP {
  private enum CharacterSet { case ascii, roman, katakana, kanji }

  static func append(
    _ bytes: UnsafeBufferPointer<UInt8>, with converter: inout CharacterConverter,
    to out: inout [UInt8]
  ) -> Int? {
    var (index, set, firstBad) = (0, CharacterSet.ascii, Int?.none)
    while index < bytes.count {
      let rest = bytes[part: index..<bytes.count]
      if rest[0] == 0x1B, let (next, length) = escape(rest) {
        (set, index) = (next, index + length)
      } else if set == .kanji, rest.count > 1, (0x21...0x7E).contains(rest[0]),
        append(rest[0], rest[1], with: &converter, to: &out)
      {
        index += 2
      } else if let scalar = single(rest[0], set) {
        out.append(scalar: scalar)
        index += 1
      } else {
        firstBad = firstBad ?? index
        out.append(scalar: "\u{FFFD}")
        index += set == .kanji && rest.count > 1 && (0x21...0x7E).contains(rest[1]) ? 2 : 1
      }
    }
    return firstBad
  }

  private static func escape(_ bytes: UnsafeBufferPointer<UInt8>) -> (CharacterSet, Int)? {
    if bytes.starts(with: "\u{1B}(B") { return (.ascii, 3) }
    if bytes.starts(with: "\u{1B}(J") { return (.roman, 3) }
    if bytes.starts(with: "\u{1B}(I") { return (.katakana, 3) }
    let isKanji = bytes.starts(with: "\u{1B}$@") || bytes.starts(with: "\u{1B}$B")
    return isKanji ? (.kanji, 3) : nil
  }

  private static func single(_ byte: UInt8, _ set: CharacterSet) -> Unicode.Scalar? {
    switch (set, byte) {
    case (_, 0x80...), (_, 0x1B): nil
    case (_, ..<0x21): Unicode.Scalar(byte)
    case (.kanji, _): nil
    case (.katakana, _): byte <= 0x5F ? halfWidthKatakana(byte + 0x80) : nil
    case (.roman, .backslash): "¥"
    case (.roman, 0x7E): "‾"
    default: Unicode.Scalar(byte)
    }
  }

  /// Appends the character of a row and cell of JIS X 0208, both from 0x21 on. Shift_JIS has it in other places, and with the rows of
  /// the vendors.
  static func append(
    _ row: UInt8, _ cell: UInt8, with converter: inout CharacterConverter, to out: inout [UInt8]
  ) -> Bool {
    guard (0x21...0x7E).contains(cell) else { return false }
    let half = (row - 0x21) / 2
    let lead = half + (half < 0x1F ? 0x81 : 0xC1)
    let trail = row & 1 == 1 ? cell + (cell < 0x60 ? 0x1F : 0x20) : cell + 0x7E
    return [lead, trail].withUnsafeBufferPointer { converter.append($0, to: &out) }
  }
}

#if canImport(Glibc) || canImport(Musl)
  /// Turns the bytes of single characters into UTF-8.
  private struct CharacterConverter: ~Copyable {
    private let handle: iconv_t
    /// JIS X 0212, which Shift_JIS lacks.
    private let supplement: iconv_t?

    init?(_ charset: EastAsianCharset) {
      let names =
        switch charset {
        case .shiftJIS, .eucJP, .iso2022JP: ["CP932", "SHIFT_JIS"]
        case .eucKR: ["CP949", "UHC", "EUC-KR"]
        case .gb18030: ["GB18030", "GBK"]
        case .big5: ["BIG5-HKSCS", "BIG5"]
        }
      guard let handle = CharacterConverter.open(names) else { return nil }
      self.handle = handle
      supplement = charset == .eucJP ? CharacterConverter.open(["EUC-JP-MS", "EUC-JP"]) : nil
    }

    deinit {
      iconv_close(handle)
      if let supplement { iconv_close(supplement) }
    }

    private static func open(_ names: [String]) -> iconv_t? {
      names.lazy.compactMap { iconv_open("UTF-8", $0) }.first { $0 != iconv_t(bitPattern: -1) }
    }

    /// Appends one character; false where the system has none for it.
    mutating func append(
      _ character: UnsafeBufferPointer<UInt8>, to out: inout [UInt8]
    ) -> Bool {
      guard let handle = character.count == 3 ? supplement : handle else { return false }
      iconv(handle, nil, nil, nil, nil)
      var input = character.map { CChar(bitPattern: $0) }
      var output = [CChar](repeating: 0, count: 32)
      var left = (input.count, output.count)
      let isRead = input.withUnsafeMutableBufferPointer { input in
        output.withUnsafeMutableBufferPointer { output in
          var (from, to) = (input.baseAddress, output.baseAddress)
          return iconv(handle, &from, &left.0, &to, &left.1) != Int(bitPattern: UInt.max)
            && iconv(handle, nil, nil, &to, &left.1) != Int(bitPattern: UInt.max)
        }
      }
      guard isRead, left.0 == 0 else { return false }
      out.append(contentsOf: output[..<(output.count - left.1)].lazy.map { UInt8(bitPattern: $0) })
      return true
    }
  }
#elseif canImport(Darwin)
  /// Turns the bytes of single characters into UTF-8.
  private struct CharacterConverter: ~Copyable {
    private let encoding: String.Encoding
    /// JIS X 0212, which Shift_JIS lacks.
    private let supplement = String.Encoding.japaneseEUC

    init?(_ charset: EastAsianCharset) {
      let name: CFStringEncodings =
        switch charset {
        case .shiftJIS, .eucJP, .iso2022JP: .dosJapanese
        case .eucKR: .dosKorean
        case .gb18030: .GB_18030_2000
        case .big5: .big5_HKSCS_1999
        }
      let code = CFStringEncoding(name.rawValue)
      guard CFStringIsEncodingAvailable(code) else { return nil }
      encoding = String.Encoding(rawValue: CFStringConvertEncodingToNSStringEncoding(code))
    }

    /// Appends one character; false where the system has none for it.
    mutating func append(
      _ character: UnsafeBufferPointer<UInt8>, to out: inout [UInt8]
    ) -> Bool {
      let encoding = character.count == 3 ? supplement : encoding
      guard let text = String(bytes: character, encoding: encoding), !text.isEmpty else {
        return false
      }
      out.append(contentsOf: text.utf8)
      return true
    }
  }
#else
  /// There is no system here that knows the characters.
  private struct CharacterConverter: ~Copyable {
    init?(_ charset: EastAsianCharset) { return nil }

    mutating func append(
      _ character: UnsafeBufferPointer<UInt8>, to out: inout [UInt8]
    ) -> Bool { false }
  }
#endif
