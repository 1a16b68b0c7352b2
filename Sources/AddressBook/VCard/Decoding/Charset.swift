/// How the bytes of a value stand for characters.
///
/// A label in a file only looks up a charset in this list, which is that of the WHATWG Encoding Standard with its decoders: what
/// says ISO-8859-1 is Windows-1252, what says Shift_JIS is Windows-31J.
enum Charset: Hashable {
  case utf8
  case utf16(isBigEndian: Bool)
  case singleByte(SingleByteCharset)
  case eastAsian(EastAsianCharset)

  /// Looks a label up; case, hyphens and the like do not matter. nil for a label that is not in the list, and for a charset
  /// whose characters this system does not know.
  init?(label: String) {
    let letters = label.unicodeScalars.filter { $0.isASCII && $0.properties.isAlphanumeric }
    let key = String(String.UnicodeScalarView(letters)).lowercased()
    guard let charset = Charset.labels[key] else { return nil }
    if case .eastAsian(let eastAsian) = charset, !eastAsian.isKnownHere { return nil }
    self = charset
  }

  /// Appends the UTF-8 of bytes; what is no character gives one U+FFFD. Returns the offset of the first byte of that kind.
  func append(_ bytes: UnsafeBufferPointer<UInt8>, to out: inout [UInt8]) -> Int? {
    switch self {
    case .utf8:
      out.append(contentsOf: String(decoding: bytes, as: UTF8.self).utf8)
      return UTF8Text.firstInvalid(bytes)
    case .utf16(let isBigEndian):
      var transcoder = UnicodeTranscoder(.utf16(isBigEndian: isBigEndian))
      transcoder.append(bytes, to: &out)
      transcoder.finish(&out)
      return nil
    case .singleByte(let charset): return charset.append(bytes, to: &out)
    case .eastAsian(let charset): return charset.append(bytes, to: &out)
    }
  }

  private static let labels: [String: Charset] = {
    var labels: [String: Charset] = [:]
    for (charset, words) in table {
      for word in words.split(separator: " ") { labels[String(word)] = charset }
    }
    for charset in SingleByteCharset.allCases { labels[charset.rawValue] = .singleByte(charset) }
    return labels
  }()

  /// Labels without their hyphens. A charset's own name is added above.
  private static let table: [(Charset, String)] = [
    (.utf8, "utf8 unicode11utf8 unicode20utf8 xunicode20utf8"),
    (.utf16(isBigEndian: true), "utf16be unicodefffe"),
    (.utf16(isBigEndian: false), "utf16 utf16le ucs2 unicode csunicode unicodefeff iso10646ucs2"),
    (.singleByte(.ibm866), "866 cp866 csibm866"),
    (.singleByte(.iso88592), "l2 latin2 isoir101 csisolatin2 iso885921987"),
    (.singleByte(.iso88593), "l3 latin3 isoir109 csisolatin3 iso885931988"),
    (.singleByte(.iso88594), "l4 latin4 isoir110 csisolatin4 iso885941988"),
    (.singleByte(.iso88595), "cyrillic isoir144 iso885951988 csisolatincyrillic"),
    (
      .singleByte(.iso88596),
      "arabic asmo708 ecma114 isoir127 iso88596e iso88596i csiso88596e csiso88596i iso885961987 csisolatinarabic"
    ),
    (
      .singleByte(.iso88597),
      "greek greek8 elot928 ecma118 isoir126 suneugreek iso885971987 csisolatingreek"
    ),
    (
      .singleByte(.iso88598),
      "visual logical hebrew isoir138 iso88598e iso88598i csiso88598e csiso88598i iso885981988 csisolatinhebrew"
    ),
    (.singleByte(.iso885910), "l6 latin6 isoir157 csisolatin6"),
    (.singleByte(.iso885915), "l9 latin9 csisolatin9"),
    (.singleByte(.koi8r), "koi koi8 cskoi8r"),
    (.singleByte(.koi8u), "koi8ru"),
    (.singleByte(.macintosh), "mac macroman xmacroman csmacintosh"),
    (.singleByte(.xmaccyrillic), "xmacukrainian maccyrillic"),
    (.singleByte(.windows874), "dos874 cp874 tis620 iso885911"),
    (.singleByte(.windows1250), "cp1250 xcp1250"),
    (.singleByte(.windows1251), "cp1251 xcp1251"),
    (
      .singleByte(.windows1252),
      "l1 ascii cp819 ibm819 cp1252 latin1 usascii xcp1252 isoir100 iso88591 ansix341968 csisolatin1 iso885911987"
    ),
    (.singleByte(.windows1253), "cp1253 xcp1253"),
    (
      .singleByte(.windows1254),
      "l5 latin5 cp1254 xcp1254 iso88599 isoir148 csisolatin5 iso885991989"
    ),
    (.singleByte(.windows1255), "cp1255 xcp1255"),
    (.singleByte(.windows1256), "cp1256 xcp1256"),
    (.singleByte(.windows1257), "cp1257 xcp1257"),
    (.singleByte(.windows1258), "cp1258 xcp1258"),
    (
      .eastAsian(.gb18030),
      "gb18030 gbk xgbk cp936 gb2312 euccn chinese isoir58 gb231280 csgb2312 csiso58gb231280"
    ),
    (.eastAsian(.big5), "big5 big5hkscs cp950 cnbig5 xxbig5 csbig5"),
    (.eastAsian(.eucJP), "eucjp xeucjp cseucpkdfmtjapanese"),
    (.eastAsian(.iso2022JP), "iso2022jp csiso2022jp cp50220 cp50221"),
    (.eastAsian(.shiftJIS), "shiftjis sjis xsjis cp932 ms932 mskanji csshiftjis windows31j"),
    (
      .eastAsian(.eucKR),
      "euckr korean cp949 uhc cseuckr ksc5601 isoir149 windows949 ksc56011987 ksc56011989 csksc56011987"
    ),
  ]
}

extension Unicode.Scalar.Properties {
  fileprivate var isAlphanumeric: Bool { isAlphabetic || numericType != nil }
}
