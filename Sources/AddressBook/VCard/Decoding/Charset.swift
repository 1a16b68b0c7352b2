#if canImport(Glibc)
  import Glibc
#endif

/// A charset of a file or a value, by its name in CHARSET.
///
/// UTF-8, US-ASCII, ISO-8859-1 and Windows-1252 are at home everywhere; others (Shift_JIS, EUC-JP,
/// KOI8-R, …) where the C library knows them.
enum Charset {
  case utf8
  case windows1252
  case other(String)

  init(name: String) {
    switch name.lowercased() {
    case "utf-8", "utf8", "us-ascii", "ascii": self = .utf8
    // Whoever declares ISO-8859-1 and writes 0x80…0x9F means Windows-1252 (WHATWG encoding).
    case "iso-8859-1", "latin1", "iso8859-1", "windows-1252", "cp1252": self = .windows1252
    default: self = .other(name)
    }
  }

  /// Whether text can be read in this charset here.
  var isKnown: Bool {
    guard case .other = self else { return true }
    var nothing: [UInt8] = []
    return append(UnsafeBufferPointer(start: nil, count: 0), to: &nothing)
  }

  /// Appends the UTF-8 of bytes in this charset; false when they cannot be read in it.
  @discardableResult
  func append(_ bytes: UnsafeBufferPointer<UInt8>, to out: inout [UInt8]) -> Bool {
    switch self {
    case .utf8:
      out.append(contentsOf: bytes)
      return true
    case .windows1252:
      for byte in bytes { out.append(scalar: Charset.windows1252Scalar(byte)) }
      return true
    case .other(let name):
      return Charset.transcode(bytes, from: name, to: &out)
    }
  }

  private static let upperControls: [UInt16] = [
    0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039,
    0x0152, 0x8D, 0x017D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
    0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D, 0x017E, 0x0178,
  ]

  private static func windows1252Scalar(_ byte: UInt8) -> Unicode.Scalar {
    guard byte &- 0x80 < 0x20 else { return Unicode.Scalar(byte) }
    return Unicode.Scalar(upperControls[Int(byte - 0x80)]) ?? "\u{FFFD}"
  }

  #if canImport(Glibc)
    private static func transcode(
      _ bytes: UnsafeBufferPointer<UInt8>, from name: String, to out: inout [UInt8]
    ) -> Bool {
      let converter = iconv_open("UTF-8", name)
      guard let converter, converter != iconv_t(bitPattern: -1) else { return false }
      defer { iconv_close(converter) }
      var input = bytes.map { CChar(bitPattern: $0) }
      var output = [CChar](repeating: 0, count: bytes.count * 4 + 16)
      let room = output.count
      let written = input.withUnsafeMutableBufferPointer { input in
        output.withUnsafeMutableBufferPointer { output -> Int? in
          var from = input.baseAddress
          var fromLeft = input.count
          var to = output.baseAddress
          var toLeft = room
          let result = iconv(converter, &from, &fromLeft, &to, &toLeft)
          return result == Int(bitPattern: UInt.max) ? nil : room - toLeft
        }
      }
      guard let written else { return false }
      out.append(contentsOf: output[..<written].lazy.map { UInt8(bitPattern: $0) })
      return true
    }
  #else
    private static func transcode(
      _ bytes: UnsafeBufferPointer<UInt8>, from name: String, to out: inout [UInt8]
    ) -> Bool {
      false
    }
  #endif
}
