import Testing

@testable import AddressBook

@Suite struct CharsetTests {
  private func read(_ label: String, _ bytes: [UInt8]) -> (text: String, firstBad: Int?)? {
    guard let charset = Charset(label: label) else { return nil }
    var out: [UInt8] = []
    let firstBad = bytes.withUnsafeBufferPointer { charset.append($0, to: &out) }
    return (String(decoding: out, as: UTF8.self), firstBad)
  }

  @Test(
    arguments: [
      ("Shift_JIS", [0x87, 0x8A, 0x87, 0x40, 0xFB, 0xFC, 0x5C, 0xB1], "㈱①髙\\ｱ"),
      ("windows-31j", [0x81, 0x60, 0x83, 0x5C], "～ソ"),
      ("GB2312", [0xE9, 0x46, 0x80], "镕€"),
      ("gb18030", [0x81, 0x30, 0x81, 0x30, 0xA3, 0xA0], "\u{80}\u{3000}"),
      ("ks_c_5601-1987", [0x8C, 0x63, 0xB0, 0xA1], "똠가"),
      ("Big5", [0xA4, 0xA4, 0x88, 0x62], "中\u{CA}\u{304}"),
      ("EUC-JP", [0xAD, 0xEA, 0x8E, 0xB1, 0x8F, 0xB0, 0xA1, 0xF9, 0xA1], "㈱ｱ丂纊"),
      (
        "ISO-2022-JP",
        [0x1B, 0x24, 0x42, 0x2D, 0x6A, 0x2D, 0x21, 0x1B, 0x28, 0x4A, 0x5C, 0x1B, 0x28, 0x42, 0x5C],
        "㈱①¥\\"
      ),
      ("windows-1250", [0x8A, 0xE1], "Šá"), ("cp1251", [0xCF], "П"), ("KOI8-R", [0xF0], "П"),
      ("koi8-u", [0xA4, 0xAE], "єў"), ("macintosh", [0x8A, 0xDB], "ä€"),
      ("ISO-8859-1", [0x80], "€"),
      ("iso_8859-15", [0xA4], "€"), ("latin5", [0xF0], "ğ"), ("us-ascii", [0xFC], "ü"),
      ("ISO-8859-8-I", [0xE0], "א"), ("TIS-620", [0xA1], "ก"), ("UTF-16BE", [0x30, 0x42], "あ"),
    ] as [(String, [UInt8], String)])
  func `text is read as a browser reads it under the label`(
    label: String, bytes: [UInt8], text: String
  ) throws {
    let (read, firstBad) = try #require(self.read(label, bytes))
    #expect(Array(read.unicodeScalars) == Array(text.unicodeScalars))
    #expect(firstBad == nil)
  }

  @Test(
    arguments: [
      ("Shift_JIS", [0x41, 0x81, 0x41, 0xFF, 0x42], "A、\u{FFFD}B", 3),
      ("Shift_JIS", [0x82, 0x20, 0x42], "\u{FFFD} B", 0),
      ("EUC-KR", [0x41, 0xFF, 0xB0, 0xA1], "A\u{FFFD}가", 1), ("Big5", [0xA4], "\u{FFFD}", 0),
      ("GBK", [0xC4, 0xE3, 0xFF], "你\u{FFFD}", 2),
      ("ISO-2022-JP", [0x41, 0xE9, 0x42], "A\u{FFFD}B", 1),
      ("iso-8859-7", [0xC1, 0xD2, 0xC2], "Α\u{FFFD}Β", 1),
      ("UTF-8", [0xC3, 0xA4, 0x20, 0xC3], "ä \u{FFFD}", 3),
    ] as [(String, [UInt8], String, Int)])
  func `a byte that is no character costs one replacement character`(
    label: String, bytes: [UInt8], text: String, firstBad: Int
  ) throws {
    let read = try #require(self.read(label, bytes))
    #expect(read.text == text)
    #expect(read.firstBad == firstBad)
  }

  @Test(arguments: ["martian", "", "UTF-8//TRANSLIT", "../../etc/x", "ISO-2022-KR", "IBM037"])
  func `a label that is not in the list is unknown, whatever the system knows`(_ label: String) {
    #expect(Charset(label: label) == nil)
  }

  @Test func `every chart has its whole upper half`() {
    for charset in SingleByteCharset.allCases {
      let bytes = (UInt8(0)...255).map { $0 }
      var out: [UInt8] = []
      _ = bytes.withUnsafeBufferPointer { charset.append($0, to: &out) }
      #expect(String(decoding: out, as: UTF8.self).unicodeScalars.count == 256, "\(charset)")
    }
  }

  @Test func `one bad byte in a value of UTF-8 spoils no other`() throws {
    let card = try #require(
      oneCard(
        version: "2.1", "N:A;;;;", "NOTE;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=C3=A4 =C3"))
    #expect(card.first("NOTE")?.string == "ä \u{FFFD}")
    let findings = card.findings()
    #expect(findings.map(\.kind) == [.undecodableText])
    #expect(findings.first?.line == 4)
    #expect(findings.first?.column == 53)
    let (three, warnings) = card.convertedTo3()
    #expect(three.first("NOTE")?.description == "NOTE:ä \u{FFFD}")
    #expect(warnings.map(\.kind) == [.undecodableText])
  }

  @Test(arguments: [("3.0", "ü\u{FFFD}"), ("4.0", "ü\u{FFFD}"), ("2.1", "ü\u{FFFD}")])
  func `without a charset, a value with a letter of UTF-8 is UTF-8`(version: String, text: String)
    throws
  {
    let start = Array("BEGIN:VCARD\r\nVERSION:\(version)\r\nNOTE:ü".utf8)
    let card = try #require(VCard.parse(start + [0xFC] + bytes(["", "END:VCARD"])).cards.first)
    #expect(card.first("NOTE")?.string == text)
  }

  @Test func `4,0 is UTF-8 and nothing else`() throws {
    let start = Array("BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Gr".utf8)
    let card = try #require(VCard.parse(start + [0xFC] + bytes(["n", "END:VCARD"])).cards.first)
    #expect(card.first("FN")?.string == "Gr\u{FFFD}n")
    #expect(card.findings().map(\.column) == [6])
  }

  @Test(arguments: [1, 2, 3, 4, 5, 1000])
  func `UTF-16 and UTF-32 are read with and without a mark, however the chunks are cut`(
    _ size: Int
  ) {
    let text = "\nBEGIN:VCARD\nVERSION:3.0\nFN:花子 🍵\nEND:VCARD\n"
    for mark in ["", "\u{FEFF}"] {
      let units16 = (mark + text).utf16.map { [UInt8($0 >> 8), UInt8($0 & 255)] }
      let units32 = (mark + text).unicodeScalars.map { scalar in
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: scalar.value >> $0) }
      }
      for units in [units16, units32] {
        for bytes in [units.flatMap { $0 }, units.flatMap { $0.reversed() }] {
          var reader = VCardReader()
          var cards: [VCard] = []
          for start in stride(from: 0, to: bytes.count, by: size) {
            cards += reader.read(Array(bytes[start..<min(bytes.count, start + size)])).cards
          }
          cards += reader.finish().cards
          #expect(cards.map { $0.first("FN")?.string } == ["花子 🍵"])
        }
      }
    }
  }
}
