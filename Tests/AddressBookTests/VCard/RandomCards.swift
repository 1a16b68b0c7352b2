import SeededRandom
import Storage

/// Cards made of the pieces that parsers stumble over.
enum RandomCards {
  static func bytes(using random: inout SplitMix64) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 1...60, using: &random) {
      bytes += pieces[Int.random(in: 0..<pieces.count, using: &random)].utf8
      if Int.random(in: 0..<6, using: &random) == 0 {
        bytes.append(UInt8.random(in: 0...255, using: &random))
      }
      if Int.random(in: 0..<3, using: &random) > 0 {
        bytes += lineEnds[Int.random(in: 0..<lineEnds.count, using: &random)].utf8
      }
    }
    return bytes
  }

  private static let lineEnds = ["\r\n", "\r\n", "\n", "\r", "\r\r\n", "\r\n ", "\n\t", "=\r\n"]

  private static let pieces = [
    "BEGIN:VCARD\r\n", "BEGIN:VCARD\r\nVERSION:3.0\r\n", "begin:vcard\nversion:2.1\n", "END:VCARD",
    "END:VCARD\r\n", "VERSION:4.0", "N:Doe;Jo,Jane;;Dr.;", "FN:Jo", "AGENT:\r\nBEGIN:VCARD\r\n",
    "AGENT:", "NOTE;ENCODING=QUOTED-PRINTABLE:a=C3=A4=", "b=0D=0Ac=3D", "=", "==", " folded",
    "  twice", "PHOTO;ENCODING=b;TYPE=JPEG:/9j/", "PHOTO;BASE64:AAAA", "AAAAAAAA", "item1.TEL:1",
    "item1.X-ABLabel:_$!<Home>!$_", "TEL;TYPE=\"home,voice\";PREF=1:+1", "TEL;X=\"a:b", ":", ";",
    ".", "\"", "^n^'", "\\n\\,\\;", "Grüße 花子", "\u{FEFF}", "834;;;;", "ORG;CHARSET=ISO-8859-1:x",
    "AGENT:\t\r\nBEGIN:VCARD\r\n", "AGENT: \r\n \r\nBEGIN:VCARD\r\n", "\t", "  ",
    "ORG;CHARSET=SHIFT_JIS:x",
    "ADR:;;a;b;c;d;e", "BDAY:--0509", "\0",
  ]
}
